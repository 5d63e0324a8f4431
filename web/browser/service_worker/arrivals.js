// Fetches a file of the site and checks it. Hosts redirect, limit requests, cut files, and put scripts of their own into
// pages; what is handed on is a clean answer of ours with the file's own content.
import { patientFetch } from "../patient_fetch.js";
import { sha256 } from "../sha256.js";
import { unzstd } from "../unzstd.js";
import { ALL, addressesOf, typeOf, urlOf } from "./files.js";

const TRIES = 2;
/** What a host says of safety holds for a cached answer too; anything else, such as `Vary: *`, does not. */
const KEPT_HEADERS = [
  "content-security-policy",
  "cross-origin-embedder-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "permissions-policy",
  "referrer-policy",
  "x-frame-options",
];
const UNPACKS = "DecompressionStream" in self;

/** @typedef {"same" | "altered"} Kind as it was built; or a page that a host has changed, whose scripts are ours */

/** Some hosts declare .gz as an encoding, which the browser undoes: the first two bytes show it. @param {Uint8Array} content */
const isPacked = (content) => content[0] === 0x1f && content[1] === 0x8b;

/** A file's content as it is cached: what comes packed is unpacked once, here. @param {string} url @param {Response} answer */
const contentOf = async (url, answer) => {
  const content = new Uint8Array(await answer.arrayBuffer());
  if (url.endsWith(".bin")) return unzstd(content);
  if (!url.endsWith(".gz") || !UNPACKS || !isPacked(content)) return content;
  const unpacked = new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
};

/** The values of these attributes in a tag; empty where one is missing. @param {string} tag @param {string[]} names */
const attributesOf = (tag, names) => names.map((name) => new RegExp(`\\b${name}=["']?([^"'\\s>]*)`, "i").exec(tag)?.[1] ?? "");

/**
 * True for a page that is the one asked for, with all its scripts, of this version: of another one, or of half a page,
 * they are others or fewer. There may be scripts of the host besides.
 * @param {string} url
 * @param {string} html
 */
const isOurPage = (url, html) => {
  const [root = ""] = /<html\b[^>]*>/i.exec(html) ?? [];
  const [path, count] = attributesOf(root, ["data-path", "data-scripts"]);
  const scripts = [...html.matchAll(/<script\b[^>]*?\ssrc=["']?([^"'\s>]+)/gi)].filter(([, src]) => ALL.has(new URL(src, url).href));
  return root !== "" && url === urlOf(path.replace(/(^|\/)$/, "$1index.html")) && scripts.length === Number(count || NaN);
};

/**
 * How a file's content relates to what was built; null where it is something else.
 * @param {string} url
 * @param {Uint8Array<ArrayBuffer>} content
 * @returns {Promise<Kind | null>}
 */
export const kindOf = async (url, content) => {
  if (url.endsWith(".gz") && !UNPACKS) return "same"; // it could not be unpacked to check
  if ((await sha256(content)) === ALL.get(url)?.hash) return "same";
  return url.endsWith(".html") && isOurPage(url, new TextDecoder().decode(content)) ? "altered" : null;
};

/** An answer of our own. @param {string} url @param {Response} answer the host's @param {Uint8Array<ArrayBuffer>} content */
const clean = (url, answer, content) => {
  const headers = new Headers({ "Content-Type": typeOf(url) });
  for (const name of KEPT_HEADERS) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  if (url.endsWith(".bin") || (url.endsWith(".gz") && UNPACKS)) headers.set("X-Unpacked", "yes");
  return new Response(content, { headers });
};

/**
 * Fetch a file: first what the browser has already, then anew.
 * @param {string} url
 * @returns {Promise<{kind: Kind, answer: Response}>}
 * @throws {Error} if it does not arrive whole
 */
export const fetchFile = async (url) => {
  let why = "";
  for (let tried = 0; tried < TRIES; tried += 1) {
    for (const address of addressesOf(url)) {
      const answer = await patientFetch(address, tried ? "reload" : "default");
      const content = answer.ok ? await contentOf(url, answer).catch(() => null) : null; // null: cut, or not packed as it should be
      const kind = content && (await kindOf(url, content));
      const former = kind === "altered" && !tried; // perhaps a page of the last version that the browser has kept
      if (kind && !former) return { kind, answer: clean(url, answer, content) };
      why = answer.ok ? "other content" : String(answer.status);
    }
  }
  throw new Error(`${why}: ${url}`);
};
