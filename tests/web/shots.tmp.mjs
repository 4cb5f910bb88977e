import { chromium } from "@playwright/test";
import { serve } from "../../scripts/serve.mjs";
const site = await serve({ dir: "/tmp/dist-rules", base: "/x/" });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const todo = process.argv.slice(2);
for (const spec of todo) {
  // name:width:height:scheme:lang:hash[:search]
  const [name,w,h,scheme,lang,hash,sought,full] = spec.split(":");
  const ctx = await browser.newContext({ viewport: { width:+w, height:+h }, colorScheme: scheme, locale: lang, serviceWorkers: "block" });
  const page = await ctx.newPage();
  page.on("console", m => console.log(name, m.type(), m.text().slice(0,200)));
  page.on("pageerror", e => console.log(name, "ERR", e.message));
  await page.goto(site.url + hash);
  await page.waitForTimeout(1500);
  if (sought) { await page.locator(".rules-search input").fill(sought); await page.waitForTimeout(300); }
  await page.screenshot({ path: `/tmp/rshots/${name}.png`, fullPage: full === "full" });
  await ctx.close();
}
await browser.close(); await site.close();
