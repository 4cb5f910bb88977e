// The picture of a result to share.

import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { touch } from "./app";
import { openLate, playLast } from "./ending";
import { expect, test } from "./fixtures";
import { GAMES } from "./screens";

for (const game of GAMES) {
  test(`${game}: the result as a picture, in the colours of its players`, async ({ page }) => {
    await openLate(page, game);
    await playLast(page, game);
    await expect(page.locator("dialog.result")).toBeVisible();
    const saved = page.waitForEvent("download");
    await touch(page.getByTestId("share-picture"));
    const download = await saved;
    expect(download.suggestedFilename()).toBe("heartbox.png");
    await expect(page.getByTestId("handing")).toHaveText("Saved as heartbox.png");
    const picture = await readFile(await download.path());
    const seen = await page.evaluate(async (data) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(atob(data), (char) => char.charCodeAt(0))]));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext("2d")!;
      context.drawImage(picture, 0, 0);
      const { data: pixels } = context.getImageData(0, 0, picture.width, picture.height);
      const colours = new Map<string, number>();
      for (let at = 0; at < pixels.length; at += 4) {
        const colour = `#${[0, 1, 2].map((channel) => pixels[at + channel].toString(16).padStart(2, "0")).join("")}`;
        colours.set(colour, (colours.get(colour) ?? 0) + 1);
      }
      const style = getComputedStyle(document.documentElement);
      const seats = [...document.querySelectorAll(".seats > .seat")].map((seat) => /seat-(\w+)/.exec(seat.className)![1]);
      return {
        width: picture.width,
        height: picture.height,
        // A piece is a disc of 52 pixels with its shape on it.
        missing: seats.filter((seat) => (colours.get(style.getPropertyValue(`--seat-${seat}`).trim()) ?? 0) < 500),
        ink: [...colours.values()].filter((count) => count > 2000).length,
      };
    }, picture.toString("base64"));
    expect(seen.width).toBe(1080);
    expect(seen.height).toBeGreaterThan(600);
    expect(seen.missing, "each player has a piece").toEqual([]);
    expect(seen.ink, "paper and ink").toBeGreaterThanOrEqual(2);
  });
}

test("where the device shares files, the picture goes to its share sheet", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: { name: string; type: string; size: number }[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.length === 1,
      share: async ({ files }: ShareData) => {
        for (const { name, type, size } of files!) shared.push({ name, type, size });
      },
    });
  });
  await openLate(page, "tintenherz");
  await playLast(page, "tintenherz");
  await touch(page.getByTestId("share-picture"));
  await expect.poll(() => page.evaluate(() => (window as never as { shared: { name: string; type: string }[] }).shared.map(({ name, type }) => [name, type]))).toEqual([["heartbox.png", "image/png"]]);
  await expect(page.getByTestId("handing")).toHaveText("Shared");
});

/** The end of a game, in a browser with this way of its own. */
async function atTheEnd(page: Page, browser: () => void) {
  await page.addInitScript(browser);
  await openLate(page, "tintenherz");
  await playLast(page, "tintenherz");
  await touch(page.getByTestId("share-picture"));
}

const said = (page: Page) => page.getByTestId("handing");

test("a picture that the browser spoils is not saved; it is said why", async ({ page }) => {
  const saved: unknown[] = [];
  page.on("download", (download) => saved.push(download));
  await atTheEnd(page, () => {
    // Firefox against recognition: white for every pixel.
    CanvasRenderingContext2D.prototype.getImageData = (_x: number, _y: number, width: number, height: number) =>
      new ImageData(new Uint8ClampedArray(width * height * 4).fill(255), width, height);
  });
  await expect(said(page)).toContainText("this browser changes what pages draw");
  expect(saved).toEqual([]);
});

test("where the share sheet fails, the picture is saved instead; a change of mind saves nothing", async ({ page }) => {
  await page.addInitScript(() => {
    const why = ["AbortError", "NotAllowedError"];
    Object.assign(navigator, {
      canShare: () => true,
      share: () => Promise.reject(new DOMException("", why.shift())),
    });
  });
  const saved: unknown[] = [];
  page.on("download", (download) => saved.push(download));
  await atTheEnd(page, () => {});
  await expect(said(page)).toHaveText("");
  expect(saved).toEqual([]);
  const download = page.waitForEvent("download");
  await touch(page.getByTestId("share-picture"));
  await download;
  await expect(said(page)).toContainText("It’s saved as a file.");
});

for (const [what, browser] of [
  ["has no canvas", () => void (HTMLCanvasElement.prototype.getContext = () => null)],
  ["cannot draw", () => void Reflect.deleteProperty(CanvasRenderingContext2D.prototype, "fillRect")],
] as const) {
  test(`a browser that ${what} says so`, async ({ page }) => {
    await atTheEnd(page, browser);
    await expect(said(page)).toHaveText("This browser can’t make the picture.");
    await expect(page.locator("#panic")).toBeHidden();
  });
}
