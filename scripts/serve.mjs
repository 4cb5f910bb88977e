// Serves a built directory the way GitHub Pages does: gzip, ETag, ten minutes of HTTP caching, under a sub-path.
// As a program:  node scripts/serve.mjs [--dir dist] [--base /] [--port 8080]
// In tests:      const site = await serve({ dir, base }); … site.dir = other; … await site.close();

import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};
const ALREADY_PACKED = new Set([".ico", ".png", ".woff2"]);

/** The file as it goes over the wire; packed once for each state of the file. */
async function load(path, cache) {
  const { mtimeMs, size } = await stat(path);
  const key = `${path} ${mtimeMs} ${size}`;
  if (!cache.has(key)) {
    const plain = await readFile(path);
    cache.set(key, {
      plain,
      packed: ALREADY_PACKED.has(extname(path)) ? null : gzipSync(plain, { level: 9 }),
      etag: `W/"${createHash("sha256").update(plain).digest("hex").slice(0, 24)}"`,
    });
  }
  return cache.get(key);
}

/** The path inside the directory, or null if the address is not below the base or tries to leave the directory. */
function locate(dir, base, url) {
  let pathname;
  try {
    pathname = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return null;
  }
  if (!pathname.startsWith(base) || pathname.includes("\0")) return null;
  const inside = pathname.slice(base.length);
  const root = resolve(dir);
  const path = resolve(root, `./${inside}`, inside === "" || inside.endsWith("/") ? "index.html" : "");
  return path.startsWith(root + sep) ? path : null;
}

/**
 * Starts a server. `port` 0 takes a free one. The result's `dir` can be changed while it runs: that is a deployment.
 * `close` also cuts open connections, so that after it the server is really gone.
 * @param {{ dir: string, base?: string, port?: number, host?: string }} options
 * @returns {Promise<{ dir: string, base: string, url: string, port: number, close(): Promise<void> }>}
 */
export async function serve({ dir, base = "/", port = 0, host = "localhost" }) {
  if (!base.startsWith("/")) base = `/${base}`;
  if (!base.endsWith("/")) base = `${base}/`;
  const cache = new Map();
  const site = { dir, base };

  const server = createServer(async (request, response) => {
    const end = (status, headers = {}, body = "") => {
      response.writeHead(status, headers);
      response.end(request.method === "HEAD" ? undefined : body);
    };
    if (request.method !== "GET" && request.method !== "HEAD") return end(405, { allow: "GET, HEAD" });
    if (`${request.url}/` === base) return end(301, { location: base });
    const path = locate(site.dir, base, request.url);
    let file = null;
    try {
      file = path && (await load(path, cache));
    } catch {
      // Not there, or a directory: both are a 404.
    }
    if (!file) return end(404, { "content-type": "text/plain; charset=utf-8" }, "Not found\n");
    const headers = {
      "cache-control": "max-age=600",
      "content-type": TYPES[extname(path)] ?? "application/octet-stream",
      etag: file.etag,
      vary: "Accept-Encoding",
    };
    if (request.headers["if-none-match"] === file.etag) return end(304, headers);
    const gzip = file.packed && /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    const body = gzip ? file.packed : file.plain;
    if (gzip) headers["content-encoding"] = "gzip";
    end(200, { ...headers, "content-length": body.length }, body);
  });

  // A client that sends on a kept connection just as it is closed is told of an error.
  server.keepAliveTimeout = 120_000;
  await new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, host, done);
  });
  site.port = server.address().port;
  site.url = `http://localhost:${site.port}${base}`;
  site.close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  return site;
}

async function main() {
  const { values } = parseArgs({
    options: {
      dir: { type: "string", default: "dist" },
      base: { type: "string", default: "/" },
      port: { type: "string", default: "8080" },
    },
  });
  await stat(join(values.dir, "index.html")).catch(() => {
    console.error(`There is no page in ${values.dir}: run "make dist" first.`);
    process.exit(1);
  });
  for (let port = Number(values.port); ; port += 1) {
    try {
      const site = await serve({ dir: values.dir, base: values.base, port });
      console.log(`\nHeartbox is at ${site.url} (Ctrl+C ends it)`);
      return;
    } catch (error) {
      // Somebody else has this port: take the next one.
      if (error.code !== "EADDRINUSE" || port > Number(values.port) + 100) throw error;
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
