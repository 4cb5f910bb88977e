// Languages that exist only in tests: English, changed on the way into the page.

import type { Page } from "@playwright/test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "./fixtures";

/** Longer by two fifths, with an accent on every letter that can have one; or written from the right. */
export type MadeUp = "long" | "right-to-left";

/** From its next load on, the page has the words of a made-up language in place of this one, which has the plurals of English. */
export function useMadeUp(page: Page, language: MadeUp, instead: "en" | "de" = "en") {
  // The English file of each part, by its name.
  const english = readdirSync(join(DIST, "text")).filter((file) => file.split(".")[1] === "en");
  const files = Object.fromEntries(english.map((file) => [file.split(".")[0], file]));
  return page.addInitScript(({ language, instead, files }) => {
    const accents: Record<string, string> = { a: "åä", e: "ëé", i: "ïí", o: "öő", u: "üű", y: "ýÿ", A: "Åä", E: "Ëé", I: "Ïí", O: "Öő", U: "Üű", c: "č", d: "ď", n: "ň", r: "ř", s: "š", t: "ť", z: "ž" };
    const hebrew = "אבגדהוזחטיכלמנסעפצקרשת";
    const change = (text: string) =>
      text
        .split(/(\{\d+\})/)
        .map((part, index) => {
          if (index % 2 > 0) return part;
          if (language === "long") return part.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);
          return part.replace(/[a-z]/gi, (letter) => hebrew[letter.toLowerCase().charCodeAt(0) % hebrew.length]);
        })
        .join("");
    // The first line has the plural categories; a line with several forms begins with the index of the argument that selects one.
    const changed = (file: string) => {
      const [categories, ...messages] = file.split("\n");
      const lines = messages.map((line) => {
        if (line === "ltr") return language === "long" ? line : "rtl";
        const [first, ...forms] = line.split("\t");
        return forms.length > 0 ? [first, ...forms.map(change)].join("\t") : change(line);
      });
      return [categories, ...lines].join("\n");
    };
    const fetched = window.fetch;
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const [, part, tag] = /\/text\/(\w+)\.(\w+)\.[^/]+\.txt$/.exec(address) ?? [];
      if (tag !== instead) return fetched(input, init);
      const response = await fetched(new URL(files[part], new URL(address, location.href)));
      return new Response(changed(await response.text()), { status: response.status });
    };
  }, { language, instead, files });
}
