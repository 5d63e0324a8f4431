// The only script of the frame in which a game's file runs: the page around hands it the worker's script and a channel,
// and it passes messages between the two. Nothing of the file comes into this frame's document: its Python runs in the
// worker, which has the policy of this frame, and so no network.
import { readMessage } from "../../window/game_file/messages.js";

const MOST = 500; // messages of the worker for one of the page's: more would keep the page from doing anything else

/** A worker with this script. @param {ArrayBuffer} script */
const openWorker = (script) => {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const rules = { createHTML: String, createScriptURL: (/** @type {string} */ _asked) => address };
  const policy = window.trustedTypes?.createPolicy("nastilka", rules) ?? rules;
  return new Worker(policy.createScriptURL(address), { name: "game" });
};

/** @param {MessagePort} port @param {ArrayBuffer} script */
const connect = (port, script) => {
  const worker = openWorker(script);
  let left = MOST;
  /** @param {string} problem */
  const end = (problem) => {
    worker.terminate();
    port.postMessage({ problem });
  };
  worker.onerror = (event) => end(`worker: ${event.message}`);
  worker.onmessage = ({ data }) => {
    left -= 1;
    const message = readMessage(data);
    if (left < 0) end("too many messages");
    else if (message) port.postMessage(message);
  };
  port.onmessage = ({ data }) => {
    left = MOST;
    const buffers = Object.values(data.parts ?? {}).map((part) => part.buffer);
    worker.postMessage(data, buffers);
  };
};

addEventListener("message", ({ data, source, ports: [port] }) => {
  if (source !== parent || !port) return;
  try {
    connect(port, data);
  } catch (error) {
    port.postMessage({ problem: `no worker: ${error}` });
  }
}, { once: true });
