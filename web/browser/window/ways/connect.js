// The live ways of a table, told to the page's Python by events: `nastilka-news` and `nastilka-live`.
import { announce } from "../dom.js";
import { openLiveTable } from "./live_table.js";

/** @type {import("../table_engine.js").OpenLive} */
export const connectLive = (table, seat) =>
  openLiveTable({
    table,
    seat,
    site: new URL(document.documentElement.dataset.root || "./", document.baseURI).href,
    onBundle: (text) => announce("nastilka-news", text),
    onState: (state) => announce("nastilka-live", JSON.stringify(state)),
  });
