// Many files in one, as `packed` in build/archive.py writes them: the length of a header, the header, the contents.

/** The files of a pack: name → content, as views into it. */
export const files = (pack) => {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length)));
  const found = new Map();
  let at = 4 + length;
  for (const [name, size] of header) {
    found.set(name, pack.subarray(at, at + size));
    at += size;
  }
  return found;
};

/** Put the files below a folder of Emscripten's file system. */
export const place = (FS, folder, pack) => {
  const made = new Set();
  for (const [name, content] of files(pack)) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) FS.mkdirTree(parent);
    made.add(parent);
    FS.writeFile(path, content, { canOwn: true });
  }
};

/** One pack from names and contents. */
export const pack = (parts) => {
  const header = new TextEncoder().encode(JSON.stringify(parts.map(([name, content]) => [name, content.length])));
  const length = parts.reduce((sum, [, content]) => sum + content.length, 4 + header.length);
  const made = new Uint8Array(length);
  new DataView(made.buffer).setUint32(0, header.length, true);
  made.set(header, 4);
  let at = 4 + header.length;
  for (const [, content] of parts) {
    made.set(content, at);
    at += content.length;
  }
  return made;
};

const PAGE = 4096;

const sum = (memory, [start, end]) => {
  const words = new Uint32Array(memory.buffer, memory.byteOffset + start, (end - start) / 4);
  let total = 0;
  for (let at = 0; at < words.length; at += 1) total = (Math.imul(total, 31) + words[at]) | 0;
  return total;
};

const alike = (one, other) => {
  const [ones, others] = [one, other].map((page) => new Uint32Array(page.buffer, page.byteOffset, PAGE / 4));
  return ones.every((word, at) => word === others[at]);
};

/**
 * What tells a memory from a fresh one: a pack of the stretches that differ, each named by where it lies, and `state`,
 * which holds what JavaScript has to know of it, and the stretches that are the same, with their sum.
 */
export const folded = (memory, fresh, known) => {
  const [found, same] = [[], []];
  for (let at = 0; at < memory.length; at += PAGE) {
    const [page, before] = [memory, fresh].map((whole) => whole.subarray(at, at + PAGE));
    const equal = alike(page, before);
    if (equal && page.every((byte) => byte === 0)) continue;
    const stretches = equal ? same : found;
    if (stretches.at(-1)?.[1] === at) stretches.at(-1)[1] += PAGE;
    else stretches.push([at, at + PAGE]);
  }
  const sums = same.map((stretch) => [...stretch, sum(memory, stretch)]);
  const state = new TextEncoder().encode(JSON.stringify({ size: memory.length, same: sums, known }));
  return pack([["state", state], ...found.map(([start, end]) => [String(start), memory.subarray(start, end)])]);
};

/** Make a fresh memory the one that was folded; returns what was known of it. Throws when this one begins otherwise. */
export const unfold = (memory, stretches) => {
  const { size, same, known } = JSON.parse(new TextDecoder().decode(stretches.get("state")));
  const as = same.every(([start, end, total]) => sum(memory, [start, end]) === total);
  if (memory.length !== size || !as) throw new Error("the memory is of another beginning");
  for (const [at, bytes] of stretches) if (at !== "state") memory.set(bytes, Number(at));
  return known;
};
