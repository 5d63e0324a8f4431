// Texts in links, wrapped as `pyengine/core/links.py` does it (its kind `n`): deflated, in base 62, with length and
// checksum. For a page that has no engine.
import { crc32 } from "./crc32.js";

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const BLOCK = 32; // bytes, whose number takes 43 digits
const CHECK = 6;
const WRAPPED = /^n\.([0-9a-z]{1,5})\.([0-9a-z]{6})\.(.*)$/is;
const BETWEEN = /(?:[\s\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff=>]|\\n)+/g; // what mail puts into long words

/** How many digits a number of so many bytes takes. @param {number} size */
const width = (size) => Math.ceil((size * 8) / Math.log2(62));

/** @param {string} kind @param {string} data */
const checksum = (kind, data) =>
  (crc32(new TextEncoder().encode(`${kind}:${data}`)) % 36 ** CHECK).toString(36).padStart(CHECK, "0");

/** @param {Uint8Array} bytes */
const inDigits = (bytes) => {
  let found = "";
  for (let at = 0; at < bytes.length; at += BLOCK) {
    const block = bytes.subarray(at, at + BLOCK);
    let number = block.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
    let digits = "";
    for (let left = width(block.length); left; left -= 1, number /= 62n) digits = DIGITS[Number(number % 62n)] + digits;
    found += digits;
  }
  return found;
};

/** @param {string} digits */
const inBytes = (digits) => {
  const found = [];
  for (let at = 0; at < digits.length; at += width(BLOCK)) {
    const block = digits.slice(at, at + width(BLOCK));
    let number = [...block].reduce((sum, digit) => sum * 62n + BigInt(DIGITS.indexOf(digit)), 0n);
    const bytes = [];
    for (let left = Math.floor((block.length * Math.log2(62)) / 8); left; left -= 1, number /= 256n) bytes.unshift(Number(number % 256n));
    found.push(...bytes);
  }
  return Uint8Array.from(found);
};

/** @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} way */
const through = async (bytes, way) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer());

/** What was deflated. @param {Uint8Array<ArrayBuffer>} bytes @param {number} most @throws {RangeError} for more than so many bytes, which are not unpacked */
const inflated = async (bytes, most) => {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const pieces = [];
  let room = most;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(pieces).arrayBuffer());
    room -= value.length;
    if (room < 0) {
      await reader.cancel();
      throw new RangeError("too long");
    }
    pieces.push(value);
  }
};

/** A text wrapped for a link; empty in a browser that cannot deflate. @param {string} text */
const pack = async (text) => {
  if (!globalThis.CompressionStream) return "";
  const data = inDigits(await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
  return `n.${data.length.toString(36)}.${checksum("n", data)}.${data}`;
};

/** The text that was wrapped, whatever mail has put into it; empty where it is not whole. @param {string} body @param {number} [most] @throws {RangeError} for more than so many bytes */
const unpack = async (body, most = Infinity) => {
  const [, length = "", check = "", rest = ""] = WRAPPED.exec(body) ?? [];
  const data = (/^[0-9A-Za-z]*/.exec(rest.replaceAll(BETWEEN, ""))?.[0] ?? "").slice(0, parseInt(length, 36));
  if (!data || checksum("n", data) !== check.toLowerCase()) return "";
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await inflated(inBytes(data), most));
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return "";
  }
};

/**
 * A link in links of at most so many letters, as JSON: `parts` of `pyengine/core/links.py`, for several QR codes. One
 * that is short enough stays as it is.
 * @param {string} link
 * @param {number} longest
 */
const parts = (link, longest) => {
  if (link.length <= longest) return JSON.stringify([link]);
  const [base = "", whole = ""] = link.split(/#(.*)/s);
  const room = longest - base.length - "#part=99.99.xxxxxx.".length;
  const pieces = whole.match(new RegExp(`.{1,${room}}`, "gs")) ?? [];
  return JSON.stringify(pieces.map((piece, at) => `${base}#part=${at + 1}.${pieces.length}.${checksum("p", whole)}.${piece}`));
};

export const packed = { pack, unpack, parts };
