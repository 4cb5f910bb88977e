// What a table is to those who do not see it, and to those who go about it by keyboard.

import type { Page } from "@playwright/test";

type Node = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
};

/** Numbers that stand in the accessibility tree without saying what they count. */
export async function bareNumbers(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send("Accessibility.getFullAXTree")) as unknown as { nodes: Node[] };
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const letters = /\p{L}{2}/u;
  const bare = (node: Node) => {
    const name = node.name?.value ?? "";
    if (node.ignored || node.role?.value !== "StaticText" || !/\d/.test(name) || letters.test(name)) return false;
    // A noun is in the name of what the number belongs to, or in the same sentence or row.
    for (let above = byId.get(node.parentId ?? ""), step = 0; above && step < 3; above = byId.get(above.parentId ?? ""), step += 1) {
      if (letters.test(above.name?.value ?? "")) return false;
      if (nodes.some((other) => other !== node && other.parentId === above.nodeId && letters.test(other.name?.value ?? ""))) return false;
    }
    return true;
  };
  return nodes.filter(bare).map((node) => node.name?.value ?? "");
}

/** What can have the focus and does not show it, or has it without being seen. */
export async function unseenFocus(page: Page): Promise<string[]> {
  // What a program focuses shows it like what a key has led to, after a key.
  await page.keyboard.press("Shift");
  return page.evaluate(() => {
    const before = document.activeElement as HTMLElement | null;
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "var(--focus)";
    const { color } = getComputedStyle(probe);
    probe.remove();
    const outlined = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    const edged = (element: Element) =>
      [...element.querySelectorAll("circle, path, rect")].some((part) => {
        const { stroke, strokeWidth, display } = getComputedStyle(part);
        return stroke === color && parseFloat(strokeWidth) >= 3 && display !== "none";
      });
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("a[href], button, input, select, summary, [tabindex]")) {
      if (element.tabIndex < 0) continue;
      element.focus();
      if (document.activeElement !== element) continue;
      const shows = element.matches(":focus-visible") && (outlined(element) || outlined(element.closest("label")) || edged(element));
      const { opacity } = getComputedStyle(element.closest("label") ?? element);
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      if (!shows || (opacity === "0" && !element.closest("label")) || width === 0 || height === 0) {
        found.push(`${element.getAttribute("class") ?? element.tagName}: ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40)}`);
      }
    }
    if (before && before !== document.body) before.focus();
    else (document.activeElement as HTMLElement | null)?.blur();
    return found;
  });
}
