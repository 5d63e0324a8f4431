// The worker in which a game's file runs, as its page has it: it stands in a frame of an opaque origin, whose policy
// allows no network. The frame's page comes from this one, so that it is there without a network too.
import { readMessage } from "./messages.js";

/**
 * Open the frame, and start the worker in it.
 * @param {Promise<ArrayBuffer>} script of the worker
 * @param {(lang: string) => void} hand hands the worker the words of a language
 * @returns {Worker} what passes for one
 */
export const openFramedWorker = (script, hand) => {
  const { port1, port2 } = new MessageChannel();
  const frame = document.createElement("iframe");
  const wanted = new Set();
  const worker = {
    onmessage: (/** @type {MessageEvent} */ _event) => {},
    onerror: (/** @type {unknown} */ _event) => {},
    /** @param {any} message @param {Transferable[]} [buffers] */
    postMessage: (message, buffers = []) => {
      for (const name of Object.keys(message.parts ?? {})) wanted.delete(name.replace("words-", ""));
      port1.postMessage(message, buffers);
    },
    terminate: () => {
      port1.close();
      frame.remove();
    },
  };
  port1.onmessage = ({ data }) => {
    const message = readMessage(data);
    if (!message) return;
    if ("wants" in message && !wanted.has(message.wants)) {
      wanted.add(message.wants);
      hand(message.wants);
    }
    // A game that says it waits is believed only while it does wait for something of ours.
    const isIdle = "wants" in message || ("waiting" in message && !wanted.size);
    if (!isIdle) worker.onmessage(new MessageEvent("message", { data: message }));
  };
  frame.setAttribute("sandbox", "allow-scripts");
  frame.hidden = true;
  frame.title = "game";
  frame.srcdoc = window.nastilkaTrusted.frame();
  frame.onload = async () => {
    try {
      const text = await script;
      frame.contentWindow?.postMessage(text, "*", [port2]);
    } catch (error) {
      worker.onerror({ message: String(error) });
    }
  };
  document.documentElement.append(frame);
  return /** @type {Worker} */ (/** @type {unknown} */ (worker));
};
