// The first script of the page with the rulebook of a game of a file, which the file's own engine draws in its frame. For
// its `data-` see `games_head.js`.
import { followChapters } from "../../window/chapters.js";
import { script } from "../../window/current_script.js";
import { byId, listen } from "../../window/dom.js";
import { findHere } from "../../window/find_here.js";
import { fetchGameFile } from "../../window/game_file/fetch_file.js";
import { showFault } from "../../window/game_file/fault_panel.js";
import { isPlayed } from "../../window/game_file/front_matter.js";
import { fileOnDevice, isLinked } from "../../window/game_file/linked.js";
import { GameEngine } from "../../window/game_file/game_engine.js";
import { paintFirst } from "../../window/first_paint.js";
import { keepQuery } from "../../window/links.js";
import { startHead } from "../../window/head.js";
import { showProgress } from "../../window/progress.js";

const { own = "", wasm = "", taken = "" } = script.dataset;
startHead(GAME_FRAME);
keepQuery();
listen("nastilka-progress", showProgress);
const root = new URL(document.documentElement.dataset.root ?? "../../", location.href).href;
const name = new URLSearchParams(location.search).get("game") ?? "";
window.nastilkaPainted = paintFirst([], "");
const file = isLinked(name) ? fileOnDevice(name, root) : fetchGameFile(root, name, taken.split(" "));
const engine = new GameEngine({ own, wasm }, file, async (fault, goOn) => {
  await window.nastilkaPainted;
  showFault(fault, goOn && (() => location.reload()));
});

const show = async () => {
  engine.wake();
  await window.nastilkaPainted;
  const { lang, dataset } = document.documentElement;
  const { fields, content } = await engine.ask(JSON.stringify({ do: "rulebook", lang }));
  byId("boot").hidden = true;
  document.title = JSON.parse(fields).title ?? document.title;
  byId("main").replaceChildren(window.nastilkaTrusted.html(content?.html ?? ""));
  if (isPlayed((await file).text)) {
    const menu = /** @type {HTMLTemplateElement} */ (byId("book-menu"));
    document.querySelector(".front")?.append(menu.content.cloneNode(true));
    byId("play-file").setAttribute("href", `../?game=${name}&lang=${lang}`);
  }
  findHere();
  followChapters();
  dataset.ready = "yes";
  if (location.hash) location.replace(location.hash); // what it names was not there before
};

void show();
