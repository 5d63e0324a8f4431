// The worker's parts where there is no server: they come from the page, in its first message, as gzip. This stands in
// place of `parts.mjs` in the page that is a single file.

const FOLDER = "https://nastilka.invalid/"; // never asked: every part comes from the page

/** How the engine starts: there is no memory among the parts. @type {string | null} */
export const wanted = "plain";

/** @param {string} name */
export const own = (name) => new URL(name, FOLDER).href;

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

/** No line is measured where nothing comes over one. */
export class Meter {
  quick = Promise.resolve(false);
  decide() {}
}

/** A part by its file's address, which may end in .gz. @param {string} url @throws {Error} if there is no such part */
export const fetchPacked = async (url) => {
  const name = url.slice(url.lastIndexOf("/") + 1).replace(/\.gz$/, "");
  const part = (await given)[name];
  if (!part) throw new Error(`no ${name}`);
  return new Response(new Blob([part]).stream().pipeThrough(new DecompressionStream("gzip")));
};

/** @param {string} url */
export const fetchBytes = async (url) => new Uint8Array(await (await fetchPacked(url)).arrayBuffer());

/**
 * A module among the parts; as data, since what comes from a file may not import a blob everywhere.
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
