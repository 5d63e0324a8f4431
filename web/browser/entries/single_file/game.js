// The script of a page that is one file and plays one game of a file, whose text stands in it, as do all parts as gzip in
// base64. The game runs in a frame without an origin, as on a site; the page's own Python in MicroPython.
import { replaceFaulty } from "../../replace_globals.js";
import { setAddress } from "../../window/address.js";
import { runPage } from "../../window/bare_python.js";
import { fromBase64 } from "../../window/base64.js";
import { byId } from "../../window/dom.js";
import { feel } from "../../window/feel.js";
import { checkedFile } from "../../window/game_file/fetch_file.js";
import { showFault } from "../../window/game_file/fault_panel.js";
import { GameEngine } from "../../window/game_file/game_engine.js";
import { paintFirst } from "../../window/first_paint.js";
import { motionFactor } from "../../window/motion.js";
import { startPage } from "../../window/page.js";
import { openSaves } from "../../window/saves.js";
import { startSettings } from "../../window/settings.js";
import { offerSound } from "../../window/sound_offer.js";
import { NO_CHOICE } from "../../window/standing_table.js";
import { deviceTexts } from "../../window/storage.js";
import { createTrusted } from "../../window/trusted_types.js";

/** A part as gzip, as the page contains it. @param {string} name @returns {Uint8Array<ArrayBuffer>} */
const packedPart = (name) => fromBase64(byId(`part-${name}`).textContent ?? "");

/** @param {string} name @param {string} type */
const part = (name, type) =>
  new Response(new Blob([packedPart(name)]).stream().pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": type } });

/** @param {string} name @param {string} type */
const blobAddress = async (name, type) => URL.createObjectURL(await part(name, type).blob());

const runPython = async () => {
  /** @type {typeof import("@micropython/micropython-webassembly-pyscript/micropython.mjs")} */
  const { loadMicroPython } = await import(await blobAddress("micropython", "text/javascript"));
  window.nastilkaMorph = await import(await blobAddress("idiomorph", "text/javascript"));
  const wasm = await blobAddress("micropython.wasm", "application/wasm");
  await runPage(loadMicroPython, wasm, JSON.parse(await part("page", "text/plain").text()), "play");
};

const start = async () => {
  const { text, beside } = JSON.parse(byId("game-files").textContent ?? "");
  const file = { ...checkedFile(text, []), beside };
  const asked = new URLSearchParams(location.search);
  if (asked.get("game") !== file.game) return location.replace(`?game=${file.game}`);
  window.nastilkaTrusted = { ...createTrusted(undefined, GAME_FRAME), url: String }; // every script is inside this page
  replaceFaulty();
  window.nastilkaSettings = startSettings();
  window.nastilkaAddress = setAddress;
  window.nastilkaStorage = deviceTexts;
  window.nastilkaKept = openSaves("");
  window.nastilkaEarly = NO_CHOICE;
  window.nastilkaPainted = paintFirst([], "");
  const inline = async (/** @type {string} */ name) => packedPart(name.replace(/\.(gz|bin)$/, ""));
  window.nastilkaEngine = new GameEngine({ inline }, Promise.resolve(file), showFault);
  startPage();
  window.nastilkaFeel = feel;
  window.nastilkaMotion = motionFactor;
  offerSound();
  return runPython();
};

void start();
