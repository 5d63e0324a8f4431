// What the engine starts from comes packed by Zstandard: a fifth less to send than gzip, and no browser unpacks it itself.
import { decompress } from "fzstd";

const MAGIC = [0x28, 0xb5, 0x2f, 0xfd]; // a frame begins so (RFC 8878, section 3.1.1)

/**
 * The content of what is packed by Zstandard; anything else as it is.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Uint8Array<ArrayBuffer>}
 * @throws {Error} if it is cut or damaged
 */
export const unzstd = (bytes) =>
  MAGIC.every((byte, at) => bytes[at] === byte) ? /** @type {Uint8Array<ArrayBuffer>} */ (decompress(bytes)) : bytes;
