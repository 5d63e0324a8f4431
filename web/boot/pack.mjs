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
  for (const [name, content] of files(pack)) {
    const path = `${folder}/${name}`;
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, content, { canOwn: false });
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

/** A memory without its empty pages: a pack of its stretches, each named by where it lies; the last ends with it. */
export const folded = (memory) => {
  const found = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    const last = found.at(-1);
    const end = Math.min(at + PAGE, memory.length);
    if (end < memory.length && memory.subarray(at, end).every((byte) => byte === 0)) continue;
    if (last?.[1] === at) last[1] = end;
    else found.push([at, end]);
  }
  return pack(found.map(([start, end]) => [String(start), memory.subarray(start, end)]));
};

/** The memory again. */
export const unfolded = (stretches) => {
  const parts = [...files(stretches)];
  const [start, content] = parts.at(-1);
  const memory = new Uint8Array(Number(start) + content.length);
  for (const [at, bytes] of parts) memory.set(bytes, Number(at));
  return memory;
};
