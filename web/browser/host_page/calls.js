/**
 * An error as a frame sends it; with a rule and its facts where a rule forbids an action.
 * @typedef {{message: string, rule?: string, facts?: object}} Refusal
 *
 * @typedef {object} Call
 * @property {(value: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

/** The error that a call rejects with; its name is `IllegalAction` where there is a rule. @param {Refusal} refusal */
const refusalError = ({ message, rule, facts }) =>
  Object.assign(new Error(message), { name: rule ? "IllegalAction" : "Error", rule: rule ?? null, facts: facts ?? {} });

/** The error of a call that no frame answers: with the reason for which the table is broken. @param {string} message @param {string} [reason] */
export const callError = (message, reason) => Object.assign(refusalError({ message }), { reason: reason ?? null });

/** The calls of a table's methods that wait for an answer of its frame. */
export class Calls {
  /** @type {Map<number, Call>} */
  #waiting = new Map();
  #last = 0;

  /** Start a call; `send` gets its number. @param {(id: number) => void} send @returns {Promise<any>} */
  make(send) {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      send(id);
    });
  }

  /** @param {{id: number, value?: unknown, error?: Refusal}} answer */
  settle({ id, value, error }) {
    const call = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) call?.reject(refusalError(error));
    else call?.resolve(value ?? undefined);
  }

  /** No answer will come. @param {string} why @param {string} [reason] */
  rejectAll(why, reason) {
    for (const { reject } of this.#waiting.values()) reject(callError(why, reason));
    this.#waiting.clear();
  }
}
