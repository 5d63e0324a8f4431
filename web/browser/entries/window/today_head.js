// The first script of the lobby and of the pages of puzzles: what today is, is there at the first paint.
// `data-deals`: the deals of all days.
import { script } from "../../window/current_script.js";
import { paintFirst } from "../../window/first_paint.js";
import { startHead } from "../../window/head.js";
import { practice } from "../../window/puzzles/list.js";
import { puzzleOfToday, showToday } from "../../window/today/section.js";

const { deals = "" } = script.dataset;
startHead();
window.nastilkaPuzzle = puzzleOfToday;
window.nastilkaPractice = practice;
window.nastilkaPainted = paintFirst([], "", undefined, () => showToday(deals));
