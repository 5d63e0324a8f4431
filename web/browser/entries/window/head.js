// The first script of every page of the site but that which plays, in its head: what has to run before the first paint.
import { paintFirst } from "../../window/first_paint.js";
import { startHead } from "../../window/head.js";
import { goToNearest } from "../../window/nearest.js";

startHead();
goToNearest();
window.nastilkaPainted = paintFirst([], "");
