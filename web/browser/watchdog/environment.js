// What a browser or a policy can lack that no file can make up for.

const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** The name of what is lacking; null where nothing is. */
export const lacking = () => {
  if (typeof WebAssembly !== "object") return "no-webassembly";
  if (!("noModule" in HTMLScriptElement.prototype) || typeof AbortController !== "function") return "old-browser";
  try {
    new WebAssembly.Module(EMPTY_MODULE);
    return null;
  } catch {
    return "policy-webassembly"; // only a policy forbids to compile eight bytes
  }
};
