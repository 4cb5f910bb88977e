import { defineConfig } from "@playwright/test";
import base from "../web/playwright.config";

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 390, height: 844 };

// Each moment as a film on a tablet and on a phone, light and dark; then its frame times on a slower processor.
export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "*.film.ts",
  outputDir: "../../test-results/films",
  // Another page at the same time would be seen in the frame times.
  workers: 1,
  retries: 0,
  timeout: 180_000,
  reporter: [["dot"]],
  projects: [
    { name: "tablet-light", use: { viewport: TABLET, colorScheme: "light" } },
    { name: "tablet-dark", use: { viewport: TABLET, colorScheme: "dark" } },
    { name: "phone-light", use: { viewport: PHONE, colorScheme: "light" } },
    { name: "phone-dark", use: { viewport: PHONE, colorScheme: "dark" } },
    { name: "frames", use: { viewport: TABLET, colorScheme: "light" } },
  ],
});
