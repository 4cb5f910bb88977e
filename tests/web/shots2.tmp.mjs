import { chromium } from "@playwright/test";
import { serve } from "../../scripts/serve.mjs";
const site = await serve({ dir: "/tmp/dist-rules", base: "/x/" });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
for (const [game,w,h,scheme,lang] of [["heartstrings",390,844,"light","de"],["flow",390,844,"dark","cs"],["tintenherz",1024,768,"light","de"],["flow",1024,768,"dark","en"],["heartstrings",768,1024,"light","cs"]]) {
  const ctx = await browser.newContext({ viewport: { width:w, height:h }, colorScheme: scheme, locale: lang, serviceWorkers: "block", hasTouch: true, reducedMotion: "reduce" });
  const page = await ctx.newPage();
  await page.goto(site.url + "#/new/"+game);
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/rshots/new-${game}-${w}.png` });
  await page.getByTestId("begin-game").click();
  await page.waitForTimeout(1200);
  const off = page.locator('.board [role="button"][aria-disabled="true"]:not([aria-hidden="true"])').first();
  if (await off.count()) await off.click({force:true}); 
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/rshots/table-${game}-${w}.png` });
  await ctx.close();
}
await browser.close(); await site.close();
