// The cryptography of shared games, for Python: ristretto255 (RFC 9496) and Ed25519 (RFC 8032), both by noble.
// `pyengine/sealed/group.py` says what each function takes and gives; points and scalars lie one behind the other.
import { ed25519, ristretto255, ristretto255_hasher } from "@noble/curves/ed25519.js";

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

const { Point } = ristretto255;
const SIZE = 32; // bytes of a point, of a scalar
const UNIFORM = 64; // bytes that a point is derived from

/** The pieces of this size. @param {Uint8Array} bytes @param {number} size */
const pieces = (bytes, size) => {
  if (bytes.length % size) throw new RangeError(`${bytes.length} bytes are no multiple of ${size}`);
  return Array.from({ length: bytes.length / size }, (_, at) => bytes.subarray(at * size, (at + 1) * size));
};

/** Pieces of 32 bytes, one behind the other. @param {Uint8Array[]} parts */
const joined = (parts) => {
  const whole = new Uint8Array(parts.length * SIZE);
  parts.forEach((part, at) => whole.set(part, at * SIZE));
  return whole;
};

/** A point other than the neutral one. @param {Uint8Array} bytes @throws {Error} if the bytes are none */
const pointOf = (bytes) => {
  const point = Point.fromBytes(bytes);
  if (point.equals(Point.ZERO)) throw new RangeError("the neutral point");
  return point;
};

/** A number from little-endian bytes. @param {Uint8Array} bytes */
const numberOf = (bytes) => BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).reverse().join("")}`);

/** The point of 64 bytes (RFC 9496, 4.3.4). @type {(uniform: Uint8Array) => InstanceType<typeof Point>} */
const pointFrom = (uniform) => {
  const { deriveToCurve } = ristretto255_hasher;
  if (!deriveToCurve) throw new TypeError("the library derives no points");
  return deriveToCurve(uniform);
};

/** @param {Uint8Array} uniform */
export const derive = (uniform) => joined(pieces(uniform, UNIFORM).map((each) => pointFrom(each).toBytes()));

/** @param {Uint8Array} points */
export const valid = (points) => {
  try {
    pieces(points, SIZE).forEach(pointOf);
    return true;
  } catch {
    return false;
  }
};

/** @param {Uint8Array} points @param {Uint8Array} scalars */
export const multiply = (points, scalars) => {
  const factors = pieces(scalars, SIZE).map(numberOf);
  return joined(pieces(points, SIZE).map((each, at) => pointOf(each).multiply(factors[at]).toBytes()));
};

/** @param {Uint8Array} secret */
export const publicKey = (secret) => ed25519.getPublicKey(secret);

/** @param {Uint8Array} secret @param {Uint8Array} message */
export const sign = (secret, message) => ed25519.sign(message, secret);

/** @param {Uint8Array} key @param {Uint8Array} message @param {Uint8Array} signature */
export const verify = (key, message, signature) => {
  try {
    return ed25519.verify(signature, message, key);
  } catch {
    return false;
  }
};
