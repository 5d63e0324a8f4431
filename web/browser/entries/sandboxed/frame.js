// The script of a table in a frame that may only run scripts. Its folder has the parts that it loads.
import { replaceFaulty } from "../../replace_globals.js";
import { runPage } from "../../window/bare_python.js";
import { script } from "../../window/current_script.js";
import { puzzleParts, startFrame } from "../../window/embed_frame.js";
import { SandboxedEngine } from "../../window/sandboxed/engine.js";
import { loadScript, part, receivePart } from "../../window/sandboxed/parts.js";
import { startTips } from "../../window/tips.js";
import { createTrusted } from "../../window/trusted_types.js";

const folder = new URL(".", script.src).href;
/**
 * Start the frame's Python.
 * @param {SandboxedEngine} engine
 * @param {(why?: string) => void} failed
 */
const startPython = async (engine, failed) => {
  try {
    const [page, wasm] = [part(folder, "page", "text/plain"), part(folder, "micropython.wasm", "application/wasm")];
    await Promise.all([loadScript(folder, "python"), engine.free]);
    const url = URL.createObjectURL(await (await wasm).blob());
    await runPage(window.nastilkaMicroPython.loadMicroPython, url, JSON.parse(await (await page).text()), "embed");
  } catch (error) {
    failed(String(error));
  }
};

const start = () => {
  /** @type {Set<string>} */
  const made = new Set();
  window.nastilkaTrusted = createTrusted(made);
  window.nastilkaPart = receivePart;
  replaceFaulty();
  startTips();
  const engine = new SandboxedEngine(folder, made, puzzleParts());
  startFrame(engine, (failed) => startPython(engine, failed));
};

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start, { once: true });
else start();
