import { chromium } from "playwright-core";
import { crc32 } from "node:zlib";
import http from "node:http"; import { readFileSync, existsSync, statSync } from "node:fs"; import { join, extname } from "node:path";
const root = "/work/h/past/dist";
const types = { ".html":"text/html", ".js":"text/javascript", ".wasm":"application/wasm", ".css":"text/css", ".svg":"image/svg+xml", ".woff2":"font/woff2", ".json":"application/json", ".ftl":"text/plain" };
const server = http.createServer((q, a) => { let p = join(root, decodeURIComponent(q.url.split("?")[0])); if (existsSync(p) && statSync(p).isDirectory()) p = join(p, "index.html"); if (!existsSync(p)) { a.writeHead(404); return a.end(); } a.writeHead(200, { "content-type": types[extname(p)] ?? "application/octet-stream" }); a.end(readFileSync(p)); }).listen(0);
const base = `http://localhost:${server.address().port}/`;
const saveOf = (record, events = record.events.length, time = Date.now()) => { const { result, ...open } = record; const whole = events === record.events.length && result; const json = JSON.stringify({ time, at: events, record: { ...open, events: record.events.slice(0, events), ...(whole && { result }) } }); const sum = crc32(Buffer.concat([Buffer.from([1,0,0,0]), Buffer.from(json)])); return `heartbox-save 2 1 ${sum.toString(16).padStart(8,"0")}\n${json}`; };
const recs = {}; for (const g of ["flow","heartstrings","infarkt","tintenherz"]) recs[g] = JSON.parse(readFileSync(`/work/h/past/tests/fixtures/v2/${g}.record.json`,"utf8").replaceAll('"bot:2"','"human"'));
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
const jobs = JSON.parse(process.argv[2]);
for (const { name, size, lang, route, dark, act, full, css, js } of jobs) {
  const page = await browser.newPage({ viewport: { width: size[0], height: size[1] }, locale: lang ?? "de", reducedMotion: "reduce", colorScheme: dark ? "dark" : "light", serviceWorkers: "block", bypassCSP: true });
  page.on("console", (m) => m.type() === "error" && console.log(name, m.text()));
  await page.goto(base); await page.waitForTimeout(800);
  await page.evaluate((saves) => { for (const [id, save] of Object.entries(saves)) localStorage.setItem(`heartbox:game:${id}:b`, save); }, Object.fromEntries(Object.entries(recs).map(([g, r]) => [g, saveOf(r)])));
  await page.goto(base + "#" + route); await page.reload(); await page.waitForTimeout(2500);
  for (const each of act ?? []) { if (typeof each === "number") await page.waitForTimeout(each); else if (each.key) await page.keyboard.press(each.key); else await page.locator(each).first().click({ timeout: 5000 }).catch((e) => console.log(name, String(e).slice(0, 200))); }
  if (css) await page.addStyleTag({ content: css }); if (js) await page.evaluate(js); await page.waitForTimeout(700);
  if (full) await page.locator(full).first().screenshot({ path: `/tmp/shots/${name}.png` }); else await page.screenshot({ path: `/tmp/shots/${name}.png` });
  await page.close();
}
await browser.close(); server.close();
