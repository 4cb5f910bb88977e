// Languages that exist only in tests: English, changed on the way into the page.

import type { Page } from "@playwright/test";

/** Longer by two fifths, with an accent on every letter that can have one; or written from the right. */
export type MadeUp = "long" | "right-to-left";

/** From its next load on, the page has the words of a made-up language in place of English. */
export function useMadeUp(page: Page, language: MadeUp) {
  return page.addInitScript((language) => {
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
      const response = await fetched(input, init);
      const address = input instanceof Request ? input.url : String(input);
      if (!/\/text\/\w+\.en\.[^/]+\.txt$/.test(address)) return response;
      return new Response(changed(await response.text()), { status: response.status });
    };
  }, language);
}
