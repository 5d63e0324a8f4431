// A plug-in for Docusaurus 3: before a site is built its `play` fences are run, and every page gets the script of
// <tabletop-game>. `playFences`, for `remarkPlugins`, makes a table of each fence and checks the names of attributes.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ATTRIBUTES = [
  ...["game", "seats", "names", "seed", "options", "pace", "position", "record", "rule", "lesson", "puzzle", "readonly"],
  ...["lang", "theme", "title"],
];
const FOLDERS = ["docs", "blog", "src/pages", "i18n", "versioned_docs"];
const OPENS_FENCE = /^```play[ \t]+(\S+)[ \t]*$/m;
const COMMAND = /^[>!?~=]/m;

/**
 * @param {{siteDir: string}} context
 * @param {{address: string, folders?: string[]}} options `address` is where the games are, with a slash at the end;
 *   `folders` are those whose fences are run
 */
export default function nastilka({ siteDir }, { address, folders = FOLDERS }) {
  const there = folders.filter((folder) => existsSync(join(siteDir, folder)));
  return {
    name: "nastilka",
    getPathsToWatch: () => there.map((folder) => join(siteDir, folder, "**/*.{md,mdx}")),
    loadContent: async () => check(siteDir, there),
    injectHtmlTags: () => ({
      headTags: [{ tagName: "script", attributes: { src: `${address}embed.js`, async: true } }],
    }),
  };
}

/**
 * Run the fences of all files that have some; throws with the lines of those that do not hold.
 * @param {string} siteDir @param {string[]} folders
 */
function check(siteDir, folders) {
  const files = folders
    .flatMap((folder) => readdirSync(join(siteDir, folder), { recursive: true }).map((name) => `${folder}/${name}`))
    .filter((name) => /\.mdx?$/.test(name) && OPENS_FENCE.test(readFileSync(join(siteDir, name), "utf8")));
  if (!files.length) return;
  const done = spawnSync("pyengine", ["check", ...files], { cwd: siteDir, encoding: "utf8" });
  if (done.error) throw new Error(`The play fences cannot be checked: ${done.error.message}`);
  if (done.status === 0) return;
  const wrong = done.stdout.split(/\r?\n/).filter((line) => !/ holds?$/.test(line));
  throw new Error(`Examples do not hold:\n${wrong.join("\n")}${done.stderr}`);
}

/**
 * @typedef {object} Node a node of mdast, with what is used of it here
 * @property {string} type
 * @property {string} [name]
 * @property {string | null} [lang]
 * @property {string} [value]
 * @property {{name?: string}[]} [attributes]
 * @property {Node[]} [children]
 * @property {any} [position]
 * @typedef {{fail(reason: string, place?: any): never}} VFile
 */

/** Make a table of each `play` fence. */
export function playFences() {
  return (/** @type {Node} */ tree, /** @type {VFile} */ file) => visit(tree, file);
}

/** @param {Node} parent @param {VFile} file */
function visit(parent, file) {
  for (const [at, node] of (parent.children ?? []).entries()) {
    if (node.type === "code" && node.lang === "play") parent.children?.splice(at, 1, table(node, file));
    else if (node.name === "tabletop-game") checkAttributes(node, file);
    else visit(node, file);
  }
}

/** @param {Node} node @param {VFile} file */
function checkAttributes(node, file) {
  const wrong = node.attributes?.find(({ name }) => name && !ATTRIBUTES.includes(name));
  if (wrong) file.fail(`a table has no attribute "${wrong.name}"`, node);
}

/**
 * The element for a fence; its text is seen where there is no script.
 * @param {Node} fence @param {VFile} file @returns {Node}
 */
function table(fence, file) {
  const { start, end } = fence.position;
  const source = String(file).slice(start.offset, end.offset).replaceAll("\r\n", "\n");
  const game = OPENS_FENCE.exec(source.split("\n")[0])?.[1];
  if (start.column !== 1 || !game) file.fail("a fence that is run begins its line with ```play GAME", fence);
  const attributes = Object.entries({ game, ...beginning(fence.value ?? "") });
  return element("tabletop-game", attributes, [element("pre", [], [{ type: "text", value: fence.value ?? "" }])]);
}

/**
 * @param {string} name @param {[string, string | undefined][]} attributes @param {Node[]} children
 * @returns {Node & Record<string, unknown>}
 */
function element(name, attributes, children) {
  const written = attributes.map(([key, value]) => ({ type: "mdxJsxAttribute", name: key, value }));
  const data = { _mdxExplicitJsx: true }; // as written in a page: the theme puts no component of its own in its place
  return { type: "mdxJsxFlowElement", name, attributes: written, children, data };
}

/**
 * How a fence begins, as attributes: from a position, or from a deal with its options.
 * @param {string} text @returns {Record<string, string>}
 */
function beginning(text) {
  const commands = COMMAND.exec(text);
  const setup = text.slice(0, commands?.index).trim();
  const [first, ...words] = setup.split(/\s+/);
  if (first !== "deal") return { position: setup };
  const { seed = "0", players = "2", ...rest } = Object.fromEntries(words.map((word) => word.split("=", 2)));
  const seats = ["human", ...Array(Number(players) - 1).fill("bot:greedy")].join(",");
  const options = Object.entries(rest).map((pair) => pair.join("=")).join(" ");
  return options ? { seed, seats, options } : { seed, seats };
}
