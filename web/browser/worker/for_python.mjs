// Functions of bytes for Python: it hands its own bytes on as they are, and each call gets a copy.

/** @typedef {import("pyodide/ffi").PyBuffer} PyBuffer */

/** A copy of Python's bytes. @param {PyBuffer} bytes */
const copyOf = (bytes) => {
  const view = bytes.getBuffer("u8");
  try {
    return view.data.slice();
  } finally {
    view.release();
  }
};

/**
 * The same functions for Python; one that throws gives null.
 * @param {Record<string, (...bytes: any[]) => unknown>} functions
 */
export const forPython = (functions) =>
  Object.fromEntries(
    Object.entries(functions).map(([name, act]) => [
      name,
      (/** @type {PyBuffer[]} */ ...bytes) => {
        try {
          return act(...bytes.map(copyOf));
        } catch {
          return null;
        }
      },
    ]),
  );
