// Figures of the program that are to go down: circles of imports, lines, media queries, sizes.
//   node scripts/figures.mjs [--circles]    with the files of each circle

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { partsOf, sizesOf } from "./size-report.mjs";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const files = (dir, extension) =>
  readdirSync(join(ROOT, dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
const linesOf = (dir, extension) => files(dir, extension).reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);

/** The path of a Rust module, from the root of the crate: `src/page/link/mod.rs` is `["page", "link"]`. */
const moduleOf = (file) => relative(join(ROOT, "src"), file).replace(/\.rs$/, "").split("/").filter((name) => name !== "mod" && name !== "lib");

/** The paths of a `use` declaration, one for each name, as arrays. */
function expand(tree) {
  const open = tree.indexOf("{");
  if (open < 0) return [tree.trim().replace(/ as .*/, "").split("::")];
  const head = tree.slice(0, open).trim().split("::").filter(Boolean);
  const inner = tree.slice(open + 1, tree.lastIndexOf("}"));
  const [parts, depth] = [[""], { now: 0 }];
  for (const letter of inner) {
    if (letter === "{") depth.now += 1;
    if (letter === "}") depth.now -= 1;
    if (letter === "," && depth.now === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part.trim()).flatMap((part) => expand(part.trim())).map((rest) => [...head, ...rest]);
}

/** The modules that each module names, by the paths of both. A `mod.rs` that only hands names on is followed to where they come from. */
function imports() {
  const modules = new Map(files("src", ".rs").filter((file) => !file.includes("/src/bin/")).map((file) => [moduleOf(file).join("::"), readFileSync(file, "utf8").replace(/\n#\[cfg\(test\)\][\s\S]*/, "").replace(/^\s*\/\/.*$/gm, "")]));
  const uses = (module) => [...modules.get(module).matchAll(/^(pub(?:\([^)]*\))? )?use ([^;]+);/gm)].flatMap(([, isPublic, tree]) => expand(tree.replace(/\s+/g, " ")).map((path) => ({ path, isPublic: Boolean(isPublic) })));
  const absolute = (module, path) => {
    const at = module === "" ? [] : module.split("::");
    let rest = [...path];
    if (rest[0] === "crate") return rest.slice(1);
    if (rest[0] === "self") return [...at, ...rest.slice(1)];
    let base = at;
    if (rest[0] !== "super") return modules.has([...at, rest[0]].join("::")) ? [...at, ...rest] : null;
    while (rest[0] === "super") [base, rest] = [base.slice(0, -1), rest.slice(1)];
    return [...base, ...rest];
  };
  /** The module in which the last name of a path stands. */
  const home = (path, depth = 0) => {
    for (let length = path.length; length > 0; length -= 1) {
      const module = path.slice(0, length).join("::");
      if (!modules.has(module)) continue;
      const name = path[length];
      const from = name && depth < 5 && uses(module).find(({ path: handed, isPublic }) => isPublic && handed.at(-1) === name);
      const onward = from && absolute(module, from.path);
      return onward ? home(onward, depth + 1) : module;
    }
    return null;
  };
  return new Map([...modules.keys()].map((module) => {
    const named = uses(module).filter(({ isPublic }) => !isPublic).map(({ path }) => absolute(module, path)).filter(Boolean).map((path) => home(path));
    return [module, new Set(named.filter((other) => other && other !== module))];
  }));
}

/** The modules and folders in each folder, with those beside it that each needs; a `mod.rs` declares what is beside it and is no part of that. */
function folders(graph) {
  const found = new Map();
  for (const [module, others] of graph) {
    const path = module.split("::");
    for (let depth = 0; depth < path.length; depth += 1) {
      const folder = path.slice(0, depth).join("::");
      const arrows = found.get(folder) ?? found.set(folder, new Map()).get(folder);
      const here = arrows.get(path[depth]) ?? arrows.set(path[depth], new Set()).get(path[depth]);
      for (const other of others) {
        const there = other.split("::");
        if (there.slice(0, depth).join("::") === folder && there.length > depth && there[depth] !== path[depth]) here.add(there[depth]);
      }
    }
  }
  return found;
}

/** The strongly connected parts of a graph with more than one node. */
function circles(graph) {
  const [order, low, stack, found] = [new Map(), new Map(), [], []];
  const visit = (node) => {
    order.set(node, order.size);
    low.set(node, order.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)));
    }
    if (low.get(node) === order.get(node)) {
      const circle = stack.splice(stack.indexOf(node));
      if (circle.length > 1) found.push(circle);
    }
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return found;
}

const row = (name, value) => console.log(`${name.padEnd(60)}${String(value).padStart(10)}`);
const arrows = [...folders(imports())].filter(([folder]) => folder !== "" && folder !== "games");
const found = arrows.flatMap(([folder, graph]) => circles(graph).map((circle) => ({ folder, graph, circle })));
row("circles of imports within a folder", found.length);
for (const { folder, graph, circle } of found) {
  row(`  in ${folder}, of`, circle.length);
  if (process.argv.includes("--circles")) for (const one of circle) console.log(`    ${one} needs ${circle.filter((other) => graph.get(one).has(other)).join(" ")}`);
}
row("lines of src/page", linesOf("src/page", ".rs"));
row("lines of style", linesOf("style", ".css"));
row("lines of tests/web", linesOf("tests/web", ".ts") + linesOf("tests/web", ".mjs"));
const queries = files("style", ".css").flatMap((file) => readFileSync(file, "utf8").match(/@media[^{]+/g) ?? []);
const apart = queries.filter((query) => /prefers-|forced-colors|print|hover|pointer/.test(query));
row("media queries", queries.length);
row("  outside of motion, contrast, colour scheme and print", queries.length - apart.length);
row("container queries", files("style", ".css").reduce((sum, file) => sum + (readFileSync(file, "utf8").match(/@container/g) ?? []).length, 0));
if (existsSync(join(ROOT, "dist/index.html"))) {
  const sizes = sizesOf(join(ROOT, "dist"));
  row("parts of the program", partsOf(sizes).length);
  row("everything, gzip -9", sizes.reduce((sum, { wire }) => sum + wire, 0).toLocaleString("en"));
}
