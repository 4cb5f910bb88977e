// What is seen while something happens on the page: as pictures, or as the duration of each frame.

import type { Page } from "@playwright/test";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Frames of a film in a second. */
const RATE = 8;
/** How much slower the processor is while frames are timed. */
const SLOWER = 4;
/** A frame that takes longer is seen to stutter, in milliseconds. */
export const STUTTER = 32;

/**
 * Films the page while `play` plays and for `after` milliseconds after it. Each frame in `dir` is named after its time in milliseconds;
 * frames equal to the one before are left out.
 */
export async function film(page: Page, dir: string, play: () => Promise<unknown>, after: number) {
  const devtools = await page.context().newCDPSession(page);
  const shots: { time: number; picture: string }[] = [];
  devtools.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    shots.push({ time: (metadata.timestamp ?? 0) * 1000, picture: data });
    // The session may have been closed meanwhile.
    devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await devtools.send("Page.startScreencast", { format: "jpeg", quality: 80 });
  await play();
  await page.waitForTimeout(after);
  await devtools.send("Page.stopScreencast");
  await devtools.detach();
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  const [begin, end] = [shots.at(0)?.time ?? 0, shots.at(-1)?.time ?? 0];
  let last: string | undefined;
  for (let time = 0; begin + time < end + 1000 / RATE; time += 1000 / RATE) {
    const shown = shots.findLast((shot) => shot.time <= begin + time)?.picture;
    if (shown === undefined || shown === last) continue;
    last = shown;
    await writeFile(join(dir, `${String(time).padStart(6, "0")}.jpg`), Buffer.from(shown, "base64"));
  }
}

/** Frames after the last touch: that in which the touch was handled, the longest of the others, and the number of long ones. */
export type Frames = { count: number; touch: number; longest: number; long: number };

/** Times the frames from the last touch of `play` until `after` milliseconds after it, on a slower processor. */
export async function timeFrames(page: Page, play: () => Promise<unknown>, after: number): Promise<Frames> {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const frames = { down: 0, times: [] as number[] };
    Object.assign(window, { frames });
    addEventListener("pointerdown", () => (frames.down = performance.now()), true);
    const frame = (time: number) => {
      frames.times.push(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await play();
  await page.waitForTimeout(after);
  const { down, times } = await page.evaluate(() => (window as never as { frames: { down: number; times: number[] } }).frames);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await devtools.detach();
  const first = times.findIndex((time) => time > down);
  const durations = times.slice(first).map((time, index) => time - times[first + index - 1]);
  // The change is drawn in the frame of the touch or in the one after it.
  const [touch, rest] = [Math.max(...durations.slice(0, 2)), durations.slice(2)];
  return { count: rest.length, touch, longest: Math.max(...rest), long: rest.filter((time) => time > STUTTER).length };
}
