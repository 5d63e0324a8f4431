// The script of the single-file page, which contains its parts as gzip in base64. Unpacks them, shows the lobby or a
// game, starts the engine's worker, and runs Python on the page's thread in MicroPython without PyScript.
import { replaceFaulty } from "../../replace_globals.js";
import { setAddress } from "../../window/address.js";
import { runPage } from "../../window/bare_python.js";
import { fromBase64 } from "../../window/base64.js";
import { byId, closest, listen } from "../../window/dom.js";
import { createEngineClient } from "../../window/engine_client.js";
import { feel } from "../../window/feel.js";
import { motionFactor } from "../../window/motion.js";
import { paintFirst } from "../../window/first_paint.js";
import { startPage } from "../../window/page.js";
import { offerSound } from "../../window/sound_offer.js";
import { seatedGames } from "../../window/opening_board.js";
import { openSaves } from "../../window/saves.js";
import { startSettings } from "../../window/settings.js";
import { deviceTexts } from "../../window/storage.js";
import { NO_CHOICE } from "../../window/standing_table.js";
import { showTablePicture } from "../../window/table_picture.js";
import { createTrusted } from "../../window/trusted_types.js";

const ENGINE_PARTS = ["pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "engine", "stdlib", "words"];

/** A part as gzip, as the page contains it. @param {string} name @returns {Uint8Array<ArrayBuffer>} */
const packedPart = (name) => fromBase64(byId(`part-${name}`).textContent ?? "");

/** A part unpacked. @param {string} name @param {string} type */
const part = (name, type) =>
  new Response(new Blob([packedPart(name)]).stream().pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": type },
  });

/** @param {string} name */
const text = (name) => part(name, "text/plain").text();

/** @param {string} name @param {string} type */
const blobAddress = async (name, type) => URL.createObjectURL(await part(name, type).blob());

/** The lobby is this file itself; links to the site's other pages are hidden. */
const followLobbyLinks = () =>
  addEventListener("click", (event) => {
    const link = closest(event, 'a[href^="../"]');
    if (!link) return;
    event.preventDefault();
    if (/^\.\.\/(\?|$)/.test(link.getAttribute("href") ?? "")) location.href = location.pathname;
  });

/** Start the engine's worker, and hand it its parts whenever it restarts. */
const startEngine = async () => {
  const address = `data:text/javascript,${encodeURIComponent(await text("worker"))}`;
  const engine = createEngineClient(address);
  const give = () => engine.give(Object.fromEntries(ENGINE_PARTS.map((name) => [name, packedPart(name)])));
  window.nastilkaEngine = engine;
  listen("nastilka-restarted", give);
  give();
};

/** Run a page's Python in MicroPython. @param {"play" | "lobby"} page */
const runPython = async (page) => {
  /** @type {typeof import("@micropython/micropython-webassembly-pyscript/micropython.mjs")} */
  const { loadMicroPython } = await import(await blobAddress("micropython", "text/javascript"));
  window.nastilkaMorph = await import(await blobAddress("idiomorph", "text/javascript"));
  const wasm = await blobAddress("micropython.wasm", "application/wasm");
  await runPage(loadMicroPython, wasm, JSON.parse(await text("page")), page);
};

const start = async () => {
  const plays = /[?&](game|save)=/.test(location.search) || /^#record(=|%3d)/i.test(location.hash);
  followLobbyLinks();
  if (!plays) byId("page").replaceWith(/** @type {HTMLTemplateElement} */ (byId("single-file-lobby")).content);
  window.nastilkaTrusted = { ...createTrusted(), url: String }; // every script is inside this page
  replaceFaulty();
  window.nastilkaSettings = startSettings();
  window.nastilkaAddress = setAddress;
  window.nastilkaStorage = deviceTexts;
  window.nastilkaKept = openSaves("");
  window.nastilkaEarly = NO_CHOICE;
  window.nastilkaPainted = paintFirst(plays ? seatedGames(document.documentElement.dataset.games ?? "") : [], "");
  if (plays) await startEngine();
  startPage();
  window.nastilkaFeel = feel;
  window.nastilkaMotion = motionFactor;
  offerSound();
  window.nastilkaPicture = showTablePicture;
  await runPython(plays ? "play" : "lobby");
};

start();
