// The difference between an interpreter's memory and a fresh one. It is made when the site is built, and applied in the
// worker.
import { pack } from "./pack.mjs";

/**
 * Bytes of the memory, from the first to the one after the last.
 * @typedef {[start: number, end: number]} Range
 *
 * The part `state` of a diff.
 * @typedef {object} State
 * @property {number} size of the memory, in bytes
 * @property {[start: number, end: number, checksum: number][]} same the ranges that are equal in a fresh memory
 * @property {unknown} known JavaScript's own state that belongs to the memory
 */

const PAGE = 4096;
/** A page that has never been written: what a fresh memory has where it has to grow. */
const NOTHING = new Uint8Array(PAGE);

/** @param {Uint8Array} memory @param {Range} range */
const checksum = (memory, [start, end]) => {
  const words = new Uint32Array(memory.buffer, memory.byteOffset + start, (end - start) / 4);
  let total = 0;
  for (let at = 0; at < words.length; at += 1) total = (Math.imul(total, 31) + words[at]) | 0;
  return total;
};

/** True if two pages are equal. @param {Uint8Array} one @param {Uint8Array} other */
const equal = (one, other) => {
  const [ones, others] = [one, other].map((page) => new Uint32Array(page.buffer, page.byteOffset, PAGE / 4));
  return ones.every((word, at) => word === others[at]);
};

/** Add a page at the end of sorted ranges. @param {Range[]} ranges @param {number} at */
const addPage = (ranges, at) => {
  const last = ranges.at(-1);
  if (last?.[1] === at) last[1] += PAGE;
  else ranges.push([at, at + PAGE]);
};

/**
 * The ranges of a memory that differ from a fresh one, and those that are the same and not all zero.
 * @param {Uint8Array} memory
 * @param {Uint8Array} fresh
 */
const compare = (memory, fresh) => {
  /** @type {Range[]} */
  const changed = [];
  /** @type {Range[]} */
  const same = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    const page = memory.subarray(at, at + PAGE);
    const before = at < fresh.length ? fresh.subarray(at, at + PAGE) : NOTHING;
    if (!equal(page, before)) addPage(changed, at);
    else if (page.some((byte) => byte !== 0)) addPage(same, at);
  }
  return { changed, same };
};

/**
 * A pack of the ranges that differ, each named by where it starts, and of `state`.
 * @param {Uint8Array} memory
 * @param {Uint8Array} fresh
 * @param {unknown} known JavaScript's own state that belongs to the memory
 */
export const diffMemory = (memory, fresh, known) => {
  const { changed, same } = compare(memory, fresh);
  /** @type {State} */
  const state = { size: memory.length, same: same.map((range) => [...range, checksum(memory, range)]), known };
  /** @type {[string, Uint8Array][]} */
  const ranges = changed.map(([start, end]) => [String(start), memory.subarray(start, end)]);
  return pack([["state", new TextEncoder().encode(JSON.stringify(state))], ...ranges]);
};

/** The part `state` of a diff. @param {Map<string, Uint8Array>} diff @returns {State} */
const stateOf = (diff) => JSON.parse(new TextDecoder().decode(diff.get("state")));

/** How large the memory is that a diff belongs to, in bytes. @param {Map<string, Uint8Array>} diff */
export const sizeOf = (diff) => stateOf(diff).size;

/**
 * Apply a diff to a fresh memory that has been made as large as `sizeOf` says.
 * @param {Uint8Array} memory
 * @param {Map<string, Uint8Array>} diff its parts by their names
 * @returns {any} JavaScript's own state
 * @throws {Error} if this memory is not equal to the fresh one that the diff was made with
 */
export const applyDiff = (memory, diff) => {
  const { size, same, known } = stateOf(diff);
  const fits = same.every(([start, end, total]) => checksum(memory, [start, end]) === total);
  if (memory.length !== size || !fits) throw new Error("the memory is of another beginning");
  for (const [at, bytes] of diff) if (at !== "state") memory.set(bytes, Number(at));
  return known;
};
