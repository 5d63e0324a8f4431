// The worker's side of the exchange between page and engine: a command in, an answer out.

/** @typedef {(command: string) => string | Promise<string>} Send */

/**
 * Answer the page's commands as soon as the engine has started, and report to the page that it has started or failed.
 * @param {Promise<Send>} send
 */
export const serve = (send) => {
  send.then(
    () => postMessage({ progress: 1 }),
    (error) => postMessage({ problem: String(error) }),
  );
  addEventListener("message", async ({ data: { id, text } }) => {
    try {
      postMessage({ id, answer: await (await send)(text) });
    } catch (error) {
      postMessage({ id, problem: String(error) });
    }
  });
};
