// The last script of the set-up page: the form of the game asked for, and the page's Python, which starts at once.
import { showAskedGame } from "../../window/links.js";
import { script } from "../../window/current_script.js";
import { makeForm } from "../../window/game_file/listed.js";
import { startLazily } from "../../window/lazy_start.js";
import { startPage } from "../../window/page.js";

const start = async () => {
  await window.nastilkaPainted; // the page is in the reader's language by then
  await makeForm();
  showAskedGame();
  startPage();
  startLazily(script.dataset);
};

void start();
