// Fetches from hosts that are busy: some allow only so many requests in a while, and say when to come again.

const BUSY = [429, 503];
const MOST_WAITS = 8;
const LONGEST_WAIT = 30_000; // milliseconds
const FIRST_WAIT = 500; // milliseconds, where a host does not say how long; then twice as long each time
const SILENCE = 20_000; // milliseconds after which a host that says nothing is taken to have failed

/**
 * How long a busy host asks to be left alone, in milliseconds.
 * @param {Response} answer
 * @param {number} waits how often it has been waited for
 */
const waitOf = (answer, waits) => {
  const asked = answer.headers.get("retry-after") ?? "";
  const given = /^\d+$/.test(asked) ? Number(asked) * 1_000 : Date.parse(asked) - Date.now();
  return Math.min(LONGEST_WAIT, given > 0 ? given : FIRST_WAIT * 2 ** waits);
};

/**
 * The promise's value; rejects if nothing comes for too long.
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
export const beforeSilence = async (promise) => {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const silence = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("the host does not answer")), SILENCE);
  });
  try {
    return await Promise.race([promise, /** @type {Promise<never>} */ (silence)]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * What a host answers once it is not too busy to.
 * @param {string} url
 * @param {RequestCache} [cache]
 * @param {() => void} [waiting] called before each wait
 * @returns {Promise<Response>}
 * @throws {Error} without a network, or if the host says nothing
 */
export const patientFetch = async (url, cache = "default", waiting = () => {}) => {
  for (let waits = 0; ; waits += 1) {
    const answer = await beforeSilence(fetch(url, { cache: waits ? "reload" : cache }));
    if (!BUSY.includes(answer.status) || waits === MOST_WAITS) return answer;
    waiting();
    await new Promise((resolve) => setTimeout(resolve, waitOf(answer, waits)));
  }
};
