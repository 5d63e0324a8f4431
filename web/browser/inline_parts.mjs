// The worker's parts where there is no server: they come from the page, in its first message, packed as they lie there.
// This stands in place of `parts.mjs` in the page that is a single file.

const FOLDER = "https://nastilka.invalid/"; // never asked: every part is held

export const wanted = "plain"; // there is no memory among the parts
export const own = (name) => new URL(name, FOLDER).href;

const held = new Promise((resolve) => {
  const listen = (event) => {
    if (!event.data.parts) return;
    event.stopImmediatePropagation();
    removeEventListener("message", listen);
    resolve(event.data.parts);
  };
  addEventListener("message", listen);
});

export class Meter {
  decide() {}
}

export const fetchPacked = async (url) => {
  const name = url.slice(url.lastIndexOf("/") + 1).replace(/\.gz$/, "");
  const part = (await held)[name];
  if (!part) throw new Error(`no ${name}`);
  return new Response(new Blob([part]).stream().pipeThrough(new DecompressionStream("gzip")));
};

export const fetchBytes = async (url) => new Uint8Array(await (await fetchPacked(url)).arrayBuffer());

/** A module among the parts; as data, since what comes from a file may not import a blob everywhere. */
export const importPart = async (url) => {
  const reader = new FileReader();
  const read = new Promise((resolve) => (reader.onload = resolve));
  reader.readAsDataURL(new Blob([await fetchBytes(url)], { type: "text/javascript" }));
  await read;
  return import(reader.result);
};

export const importPacked = importPart;
