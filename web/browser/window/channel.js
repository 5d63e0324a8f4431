// Messages to this browser's other pages.

/**
 * @typedef {object} Channel
 * @property {(message: unknown) => void} send
 * @property {() => void} close
 */

/**
 * Open a channel; see `replaceFaulty` for where the browser denies it. A message that it refuses is heard by nobody.
 * @param {string} name
 * @param {(message: any) => void} onMessage
 * @returns {Channel}
 */
export const openChannel = (name, onMessage) => {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", ({ data }) => onMessage(data));
  return {
    send: (message) => {
      try {
        channel.postMessage(message);
      } catch {
        // Closed or denied meanwhile: the other pages see in the database what has changed.
      }
    },
    close: () => channel.close(),
  };
};
