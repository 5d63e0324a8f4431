// The script of a table in a frame on another site's page, for a game of a file, whose text the page around hands over.
// `data-core`: PyScript; `data-own`, `data-wasm`, `data-taken`: as for `games_head.js`.
import { replaceFaulty } from "../../replace_globals.js";
import { script } from "../../window/current_script.js";
import { startFrame } from "../../window/embed_frame.js";
import { showFault } from "../../window/game_file/fault_panel.js";
import { checkedFile, FileFault } from "../../window/game_file/fetch_file.js";
import { GameEngine } from "../../window/game_file/game_engine.js";
import { onHostMessages, parameters, postToHost } from "../../window/host_page.js";
import { loadPyScript } from "../../window/lazy_start.js";
import { startTips } from "../../window/tips.js";
import { createTrusted } from "../../window/trusted_types.js";

const MOST_BESIDE = 60; // files beside a game
const { core = "", own = "", wasm = "", taken = "" } = script.dataset;

/** The texts of a message; whatever else is in it is passed over. @param {unknown} given @returns {Record<string, string>} */
const texts = (given) => {
  const found = typeof given === "object" && given !== null ? Object.entries(given).slice(0, MOST_BESIDE) : [];
  return Object.fromEntries(found.filter(([, text]) => typeof text === "string"));
};

/** The file, once the page around has handed it over. @returns {Promise<import("../../window/game_file/game_engine.js").GameFile>} */
const handedOver = () =>
  new Promise((resolve, reject) => {
    onHostMessages({
      file: ({ text, beside }) => {
        try {
          if (typeof text !== "string") throw new FileFault("unreached-src");
          resolve({ ...checkedFile(text, taken.split(" ")), beside: texts(beside) });
        } catch (fault) {
          reject(fault);
        }
      },
    });
    postToHost({ type: "file" });
  });

/** @type {import("../../window/game_file/game_engine.js").Tell} */
const tell = (fault, goOn) => {
  document.documentElement.dataset.seen = "yes";
  postToHost({ type: "hello" });
  postToHost({ type: "error", message: `The game's file is not played: ${fault.kind}. ${fault.said ?? ""}`.trim(), reason: "file", fault: fault.kind });
  showFault(fault, goOn);
};

const start = async () => {
  window.nastilkaTrusted = createTrusted(undefined, GAME_FRAME);
  replaceFaulty();
  startTips();
  const file = handedOver();
  try {
    parameters.set("game", (await file).game);
  } catch (fault) {
    return tell(/** @type {FileFault} */ (fault), null);
  }
  return startFrame(new GameEngine({ own, wasm }, file, tell), (failed) => loadPyScript(core, failed));
};

void start();
