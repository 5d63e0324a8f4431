// Packs: many files in one, as `packed` in build/archive.py writes them: the header's length, the header, the contents.

/** The files of a pack: name → content, as views into it. @param {Uint8Array<ArrayBuffer>} pack */
export const unpack = (pack) => {
  const length = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  /** @type {[name: string, size: number][]} */
  const header = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + length)));
  /** @type {Map<string, Uint8Array<ArrayBuffer>>} */
  const found = new Map();
  let at = 4 + length;
  for (const [name, size] of header) {
    found.set(name, pack.subarray(at, at + size));
    at += size;
  }
  return found;
};

/**
 * The part of Emscripten's file system that is used here.
 * @typedef {object} FileSystem
 * @property {(path: string) => void} mkdirTree
 * @property {(path: string, content: Uint8Array, options: {canOwn: boolean}) => void} writeFile
 */

/**
 * Write a pack's files below a folder of Emscripten's file system.
 * @param {FileSystem} FS
 * @param {string} folder
 * @param {Uint8Array<ArrayBuffer>} pack
 */
export const place = (FS, folder, pack) => {
  const made = new Set();
  for (const [name, content] of unpack(pack)) {
    const path = `${folder}/${name}`;
    const parent = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(parent)) FS.mkdirTree(parent);
    made.add(parent);
    FS.writeFile(path, content, { canOwn: true });
  }
};

/** One pack of files. @param {[name: string, content: Uint8Array][]} files */
export const pack = (files) => {
  const header = new TextEncoder().encode(JSON.stringify(files.map(([name, content]) => [name, content.length])));
  const length = files.reduce((sum, [, content]) => sum + content.length, 4 + header.length);
  const made = new Uint8Array(length);
  new DataView(made.buffer).setUint32(0, header.length, true);
  made.set(header, 4);
  let at = 4 + header.length;
  for (const [, content] of files) {
    made.set(content, at);
    at += content.length;
  }
  return made;
};
