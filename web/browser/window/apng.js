// An animated PNG from single ones: the chunks of each picture, with how long it stands (PNG specification, third edition,
// 11.3.6). A program that knows no animation shows the first picture.
import { crc32 } from "./crc32.js";

const HEAD = 8; // bytes of a PNG's signature

/** @param {string} kind @param {Uint8Array} data */
const chunk = (kind, data) => {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let at = 0; at < 4; at += 1) bytes[4 + at] = kind.charCodeAt(at);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
};

/** The data of the chunks of a kind. @param {Uint8Array} png @param {string} kind */
const chunksOf = (png, kind) => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  const found = [];
  for (let at = HEAD; at < png.length; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    if (name === kind) found.push(png.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return found;
};

/** Big-endian numbers of 32 bits, then of 16. @param {number[]} long @param {number[]} short */
const numbers = (long, short = []) => {
  const bytes = new Uint8Array(4 * long.length + 2 * short.length);
  const view = new DataView(bytes.buffer);
  long.forEach((value, at) => view.setUint32(4 * at, value));
  short.forEach((value, at) => view.setUint16(4 * long.length + 2 * at, value));
  return bytes;
};

/**
 * The animation of these pictures, over and over.
 * @param {Uint8Array[]} pngs of the same size and kind, at least one
 * @param {number} stands milliseconds of each, 65535 at most
 */
export const animated = (pngs, stands) => {
  const [head] = chunksOf(pngs[0], "IHDR");
  const size = new DataView(head.buffer, head.byteOffset);
  const [width, height] = [size.getUint32(0), size.getUint32(4)];
  let sequence = 0;
  const parts = [pngs[0].subarray(0, HEAD), chunk("IHDR", head), chunk("acTL", numbers([pngs.length, 0]))];
  pngs.forEach((png, at) => {
    const frame = new Uint8Array([...numbers([sequence++, width, height, 0, 0], [stands, 1000]), 0, 0]);
    parts.push(chunk("fcTL", frame));
    for (const data of chunksOf(png, "IDAT")) {
      parts.push(at ? chunk("fdAT", new Uint8Array([...numbers([sequence++]), ...data])) : chunk("IDAT", data));
    }
  });
  parts.push(chunk("IEND", new Uint8Array()));
  return new Blob(/** @type {BlobPart[]} */ (parts), { type: "image/png" });
};
