import { readFileSync, writeFileSync } from "node:fs";
let s = readFileSync("/work/h/past/.shot.mjs", "utf8");
s = s.replace("await page.waitForTimeout(700);", "if (css) await page.addStyleTag({ content: css }); if (js) await page.evaluate(js); await page.waitForTimeout(700);").replace("act, full }", "act, full, css, js }");
writeFileSync("/work/h/past/.shot3.mjs", s);
