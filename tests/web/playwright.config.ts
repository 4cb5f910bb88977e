import { defineConfig } from "@playwright/test";
import { fileURLToPath } from "node:url";
import { SEED } from "./layouts";

// What Chromium is told to do without. The popup of its address bar is a page of its own that every new window loads, though nobody sees
// it: half of what a test costs that only opens the page. The last list of this kind counts, so it also names what Playwright turns off.
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

// Before the first test; workers read this file, too.
if (process.env.TEST_WORKER_INDEX === undefined) console.log(`layouts: LAYOUTS=${SEED}`);

// Tests that mostly wait: for motion, for bots, for what comes some time after a touch.
const WAITING = /(again|bots|leaving|shell|silence|thinking)\.spec\.ts/;

// The page as it is deployed: the built dist/, served under a sub-path (see fixtures.ts), in the Chromium that is installed. Where its shell is
// installed that is taken: it has no window of its own around the page, which costs a third of a short test. The Makefile finds them; without make,
// CHROMIUM_SHELL, CHROMIUM or the usual place count.
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results",
  // Two more than cores, as half of a test is waiting; and never more than two of the tests that only wait, so that those with work run beside
  // them from the beginning. Measured on two cores with three workers in the order of the files: cores idle for a fifth of the time.
  workers: 4,
  projects: [
    { name: "waiting", testMatch: WAITING, workers: 2 },
    { name: "page", testIgnore: WAITING },
  ],
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // A test that passes only the second time is listed as flaky at the end of the run: a race, in the test or in the page, to be found.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], [fileURLToPath(new URL("second-tries.mjs", import.meta.url))]],
  use: {
    browserName: "chromium",
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
    locale: "en-GB",
    // The offline worker fetches the whole page into each new window: more work than most tests. Tests that need it say "allow".
    serviceWorkers: "block",
    // A trace of a whole game takes longer than the game; ARGS="--trace on" makes one.
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_SHELL || process.env.CHROMIUM || "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${WITHOUT}`,
        // The shell would fit letters to whole pixels, which no other browser here does.
        "--font-render-hinting=none",
      ],
    },
  },
});
