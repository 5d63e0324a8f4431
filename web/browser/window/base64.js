/** The bytes of a base64 text; the browser's own function for it is not everywhere yet. @param {string} text */
export const fromBase64 = (text) => {
  const { fromBase64: decode } = /** @type {{fromBase64?: (text: string) => Uint8Array<ArrayBuffer>}} */ (Uint8Array);
  return decode?.call(Uint8Array, text) ?? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
};
