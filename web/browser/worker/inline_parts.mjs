// The worker's parts in the single-file page, where there is no server: the page sends them as gzip in its first
// message. Replaces `parts.mjs` there.

const FOLDER = "https://nastilka.invalid/"; // never requested: every part comes from the page

/** How the engine starts: the parts include no snapshot. @type {string | null} */
export const wanted = "plain";

/** There are no further workers: this one's script has no address. */
export const openSearcher = null;

/** @param {string} name */
export const own = (name) => new URL(name, FOLDER).href;

/** One part has the words of all languages. */
export const words = () => own("words");

/** @type {Promise<Record<string, Uint8Array<ArrayBuffer>>>} */
const given = new Promise((resolve) => {
  /** @param {MessageEvent} event */
  const receive = (event) => {
    if (!event.data.parts) return;
    event.stopImmediatePropagation();
    removeEventListener("message", receive);
    resolve(event.data.parts);
  };
  addEventListener("message", receive);
});

/** Measures nothing, since nothing is downloaded. */
export class Meter {
  quick = Promise.resolve(false);
  decide() {}
}

/** A part by its file's address, which may end in .gz or .bin. @param {string} url @throws {Error} if there is no such part */
export const fetchPacked = async (url) => {
  const name = url.slice(url.lastIndexOf("/") + 1).replace(/\.(gz|bin)$/, "");
  const part = (await given)[name];
  if (!part) throw new Error(`no ${name}`);
  return new Response(new Blob([part]).stream().pipeThrough(new DecompressionStream("gzip")));
};

/** @param {string} url */
export const fetchBytes = async (url) => new Uint8Array(await (await fetchPacked(url)).arrayBuffer());

/**
 * A module among the parts; as a `data:` URL, since not every browser lets a page from a file import a blob.
 * @param {string} url
 */
export const importPart = async (url) => {
  const reader = new FileReader();
  const read = new Promise((resolve) => (reader.onload = resolve));
  reader.readAsDataURL(new Blob([await fetchBytes(url)], { type: "text/javascript" }));
  await read;
  return import(/** @type {string} */ (reader.result));
};

export const importPacked = importPart;
