// Texts of any length through a channel that takes short ones: `last:piece`, where last is 1 for a text's last piece.

const SIZE = 15_000; // letters of a piece, each of at most three bytes
const LONGEST = 1_000_000; // letters of a text

/** The pieces of a text. @param {string} text */
export const piecesOf = (text) => {
  const count = Math.max(1, Math.ceil(text.length / SIZE));
  return Array.from({ length: count }, (_, at) => `${at === count - 1 ? 1 : 0}:${text.slice(at * SIZE, (at + 1) * SIZE)}`);
};

/** Puts pieces together again, and calls `take` with each whole text. @param {(text: string) => void} take */
export const joiner = (take) => {
  let text = "";
  return (/** @type {unknown} */ piece) => {
    if (typeof piece !== "string" || !/^[01]:/.test(piece) || text.length + piece.length > LONGEST) {
      text = "";
      return;
    }
    text += piece.slice(2);
    if (piece[0] === "0") return;
    const whole = text;
    text = "";
    take(whole);
  };
};
