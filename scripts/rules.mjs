// The rules pages. Each src/games/<game>/text/rules/<language>.md becomes rules/<game>.<language>.html beside the page: a
// fragment that is fetched when somebody wants to read it. src/i18n/rules/<language>.md is the end of all of them: what all games have in common.
//
// It is Markdown with three habits, below the words for searching. A heading ends with its id, `## Setting up {setup}`. A rule begins with its id,
// `{FL-5} Everybody takes …`, and goes on until the next rule or heading. A link to such an id leads there, `[thrown](FL-15)`.

import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked } from "marked";

const SRC = join(dirname(dirname(fileURLToPath(import.meta.url))), "src");
const GAMES = join(SRC, "games");

const WORDS = /^---\nsearch: (.+)\nnothing: (.+)\n---\n/;
const HEADING = /^(.+) \{([a-z]+)\}$/;
const RULE = /^\{([A-Z]{2}-\d+)\} /;

/** The fragment that a Markdown text makes. */
export function render(text, game) {
  const marked = new Marked();

  // A list of sections, each with a list of blocks: a rule with all that belongs to it, or what stands between rules.
  const [words, search, nothing] = WORDS.exec(text) ?? [""];
  const [title, ...tokens] = marked.lexer(text.slice(words.length).trimStart());
  if (!search || title?.type !== "heading" || title.depth !== 1) throw new Error("no words for searching, or no title");
  const sections = [];
  for (const token of tokens) {
    if (token.type === "space") continue;
    const section = sections.at(-1);
    if (token.type === "heading") {
      const [, title, id] = HEADING.exec(token.text) ?? [];
      if (!id || token.depth !== 2) throw new Error(`heading without an id, or not of the second rank: ${token.raw}`);
      sections.push({ id, title, blocks: [] });
    } else if (!section) {
      throw new Error(`before the first heading: ${token.raw}`);
    } else {
      const id = token.type === "paragraph" ? RULE.exec(token.text)?.[1] : undefined;
      if (id) {
        section.blocks.push({ id, tokens: marked.lexer(token.raw.replace(RULE, "")) });
      } else if (section.blocks.at(-1)?.id) {
        section.blocks.at(-1).tokens.push(token);
      } else {
        section.blocks.push({ tokens: [token] });
      }
    }
  }

  const ids = sections.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id).filter(Boolean)]);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  if (twice.length > 0) throw new Error(`ids that stand twice: ${twice}`);
  const address = (id) => {
    if (!ids.includes(id)) throw new Error(`a link to ${id}, which is not there`);
    return `#/rules/${game}/${id}`;
  };

  const html = (tokens) => {
    marked.walkTokens(tokens, (token) => {
      if (token.type === "html") throw new Error(`HTML in Markdown: ${token.raw}`);
      if (token.type === "link") token.href = address(token.href);
    });
    return marked.parser(tokens).replaceAll(/>\n+/g, ">");
  };
  // The route to a rule is the id of all that belongs to it: the browser goes there by itself.
  // The focus of the keyboard is there then.
  const target = (id) => `id="${address(id).slice(1)}" tabindex="-1"`;
  const block = ({ id, tokens }) =>
    id ? `<div class="rule" ${target(id)}><span class="rule-id" id="${id}">${id}</span>${html(tokens)}</div>` : html(tokens);
  const section = ({ id, title, blocks }) => `<section ${target(id)}><h2>${title}</h2>${blocks.map(block).join("")}</section>`;
  const entry = ({ id, title }) => `<li><a href="${address(id)}">${title}</a></li>`;
  const icon = `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#ui-search"></use></svg>`;
  const page = [
    `<h1 class="rules-title" tabindex="-1">${title.text}</h1>`,
    `<div class="rules-aside">`,
    `<label class="rules-search">${icon}<input type="search" aria-label="${search}" placeholder="${search}"></label>`,
    `<nav><ul>${sections.map(entry).join("")}</ul></nav>`,
    `</div>`,
    `<div class="rules-sections">${sections.map(section).join("")}</div>`,
    `<p class="rules-nothing" role="status">${nothing}</p>`,
  ].join("");
  // The page marks what people look for by searching in the text between the tags.
  const odd = /&\w*;|&#\d*;/.exec(page);
  if (odd) throw new Error(`letters that HTML has to write in its own way: ${odd[0]}`);
  return page;
}

/** Writes the fragments of all games into a directory. */
export async function writeRules(dir) {
  await mkdir(join(dir, "rules"), { recursive: true });
  for (const file of await readdir(GAMES, { recursive: true })) {
    const [, game, language] = /^(\w+)[\\/]text[\\/]rules[\\/](\w+)\.md$/.exec(file) ?? [];
    if (!game) continue;
    const all = [join(GAMES, file), join(SRC, "i18n", "rules", `${language}.md`)].map((path) => readFile(path, "utf8"));
    const text = (await Promise.all(all)).join("\n");
    try {
      await writeFile(join(dir, "rules", `${game}.${language}.html`), render(text, game));
    } catch (error) {
      throw new Error(`${file}: ${error.message}`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeRules(process.argv[2] ?? "dist");
