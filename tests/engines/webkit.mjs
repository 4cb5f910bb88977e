// WebKit: WebKitGTK's MiniBrowser on a screen that nobody sees, driven over plain WebDriver.

import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A port that nobody uses. */
function freePort() {
  return new Promise((done) => {
    const server = createServer();
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

async function call(base, method, path, body) {
  const response = await fetch(`${base}${path}`, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

/** Tries until it answers. */
async function answering(base) {
  for (let tries = 0; tries < 100; tries += 1) {
    const status = await call(base, "GET", "/status").catch(() => null);
    if (status?.ready) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("WebKitWebDriver does not answer");
}

/** WebDriver has no word for the console, and an automated WebKit writes it nowhere: the page itself notes what must not be. */
function watchPage() {
  window.problems = [];
  const note = (...what) => window.problems.push(what.map((each) => [each, each?.stack].filter(Boolean).join("\n")).join(" "));
  for (const level of ["error", "warn"]) {
    const say = console[level].bind(console);
    console[level] = (...what) => {
      note(`${level}:`, ...what);
      say(...what);
    };
  }
  // Capturing, because what fails to load does not bubble.
  const on = (type, describe) => addEventListener(type, (event) => note(...describe(event)), { capture: true });
  on("error", ({ error, message, target }) => ["uncaught:", message ?? `${target?.src ?? target?.href} does not load`, error ?? ""]);
  on("unhandledrejection", ({ reason }) => ["uncaught:", reason]);
  on("securitypolicyviolation", ({ violatedDirective, blockedURI }) => ["policy:", violatedDirective, blockedURI]);
}

/** Starts it. `prepare` runs in every document once it is there, with `argument`: WebDriver has nothing earlier. */
export async function startWebKit({ driverPath, executablePath, prepare, argument }) {
  const home = mkdtempSync(join(tmpdir(), "heartbox-webkit-"));
  // GTK's word for reduced motion.
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const child = spawn("xvfb-run", ["-a", "-s", "-screen 0 1280x1024x24", driverPath, `--port=${port}`], {
    // A group of its own, to end all of it.
    detached: true,
    stdio: "ignore",
    env: {
      ...process.env,
      XDG_CONFIG_HOME: home,
      LANG: "C.UTF-8",
      // WebKit does not let root have its sandbox.
      ...(process.getuid() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  const stop = () => {
    try {
      process.kill(-child.pid, "SIGTERM");
    } catch {
      // It has ended by itself.
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  // Also when it is interrupted: a group of its own hears nothing of that.
  process.once("exit", stop);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  try {
    await answering(base);
    const { sessionId, capabilities } = await call(base, "POST", "/session", {
      capabilities: {
        alwaysMatch: {
          "webkitgtk:browserOptions": { binary: executablePath, args: ["--automation"] },
        },
      },
    });
    const session = (method, path, body) => call(base, method, `/session/${sessionId}${path}`, body);
    await session("POST", "/timeouts", { script: 60_000, pageLoad: 60_000 });
    await session("POST", "/window/rect", { width: 1024, height: 840 });
    const run = (what, with_) =>
      session("POST", "/execute/async", {
        script: `const [argument, done] = arguments;
          Promise.resolve((${what})(argument)).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        args: [with_ ?? null],
      }).then(({ value, error }) => {
        if (error) throw new Error(error);
        return value;
      });
    const prepared = async (navigating) => {
      await navigating;
      await run(watchPage);
      await run(prepare, argument);
    };
    let before = [];
    const problems = async () => before.splice(0).concat(await run(() => window.problems.splice(0)));
    return {
      name: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: (url) => prepared(session("POST", "/url", { url })),
      reload: async () => {
        before = await problems();
        await prepared(session("POST", "/refresh", {}));
      },
      run,
      touch: ({ x, y, hold_ms }) =>
        session("POST", "/actions", {
          actions: [
            {
              type: "pointer",
              id: "finger",
              parameters: { pointerType: "mouse" },
              actions: [
                { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
                { type: "pointerDown", button: 0 },
                { type: "pause", duration: hold_ms },
                { type: "pointerUp", button: 0 },
              ],
            },
          ],
        }),
      problems,
      close: async () => {
        await session("DELETE", "").catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
