// What passes for a worker where there can be none: the engine's script on this thread, at the other end of a channel.

/**
 * The engine's script as a function of what it uses of a worker's globals.
 * @typedef {(postMessage: (message: unknown) => void, addEventListener: typeof window.addEventListener,
 *   removeEventListener: typeof window.removeEventListener) => void} ThreadScript
 */

/** @param {ThreadScript | null} run null where the script did not arrive @returns {Worker} */
export const ownThread = (run) => {
  const { port1, port2 } = new MessageChannel();
  const worker = {
    onmessage: (/** @type {MessageEvent} */ _event) => {},
    onerror: (/** @type {unknown} */ _event) => {},
    postMessage: port1.postMessage.bind(port1),
    terminate: () => port1.close(),
  };
  port1.onmessage = (event) => worker.onmessage(event);
  const [add, remove] = [port2.addEventListener.bind(port2), port2.removeEventListener.bind(port2)];
  queueMicrotask(() => {
    if (!run) return worker.onerror({ message: "a part did not arrive" });
    run(port2.postMessage.bind(port2), /** @type {any} */ (add), /** @type {any} */ (remove));
    port2.start();
  });
  return /** @type {Worker} */ (/** @type {unknown} */ (worker));
};
