// The file of a game, `<tabletop-game src="game.md">`: this page fetches it, as it may fetch what lies beside it, and hands
// its text to the frame, which has no network for it.

const BASE = /^extends:[ \t]*([a-z][a-z0-9-]*)[ \t]*$/m;
const MOST_BASES = 8; // files that extend one another

/** @param {string} address @throws {Error} if it cannot be had */
const textOf = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
};

/**
 * What the frame is sent: the text, and those of the files that it extends, by their names; else why there is none.
 * @param {string} src relative to this page
 */
export const fileMessage = async (src) => {
  /** @type {Record<string, string>} */
  const beside = {};
  try {
    const address = new URL(src, document.baseURI).href;
    const text = await textOf(address);
    for (let [at, each] = [0, text]; at < MOST_BASES; at += 1) {
      const name = `${BASE.exec(each.slice(0, 2_000))?.[1] ?? ""}.md`;
      if (name === ".md" || name in beside) break;
      each = beside[name] = await textOf(new URL(name, address).href);
    }
    return { type: "file", text, beside };
  } catch (error) {
    return { type: "file", why: String(error) };
  }
};
