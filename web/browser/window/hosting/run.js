// Runs the checks of a host one after the other, and shows how they come out.
import { byId } from "../dom.js";
import { CHECKS } from "./checks.js";

const RANKS = ["good", "warn", "bad"];

/** What is known of the site. @param {string} worker the engine's script @returns {Promise<import("./checks.js").Host>} */
const knownHost = async (worker) => {
  const { root = "", app = "" } = document.documentElement.dataset;
  const site = new URL(root, document.baseURI).href;
  const [files, parts] = await Promise.all(
    ["hosting-check/files.json", `${app}/parts.json`].map(async (file) => (await fetch(site + file, { cache: "no-store" })).json()),
  );
  const start = [...parts.python, ...parts.engine].map((file) => (file.includes("/") ? file : `${app}/${file}`));
  return { root: site, worker, files, start, words: parts.words[document.documentElement.lang] ?? {} };
};

/** Run a check. @param {HTMLElement} row its place @param {import("./checks.js").Host} host @returns {Promise<string>} its state */
const runOne = async (row, host) => {
  const check = CHECKS[row.dataset.check ?? ""];
  const { state, what = "", fault } = await check(host).catch((error) => ({ state: "bad", what: String(error), fault: "" }));
  const said = (state === "good" ? row.dataset.good : row.dataset.bad) ?? "";
  row.dataset.state = state;
  const lines = row.querySelector("details");
  // A fault in a file is a matter of settings only where they say what type it has.
  if (lines) lines.hidden = state === "good" || (row.dataset.check === "files" && fault !== lines.dataset.remedy);
  /** @type {HTMLElement} */ (row.querySelector("p")).textContent = said.replace("{what}", what);
  return state;
};

/** Put the site's own path and host into the lines for servers. @param {HTMLElement} list */
const fillLines = (list) => {
  const { pathname, hostname } = new URL(document.documentElement.dataset.root ?? "", document.baseURI);
  for (const lines of list.querySelectorAll("pre")) {
    lines.textContent = lines.textContent.replaceAll("{path}", pathname).replaceAll("{host}", hostname);
  }
};

/** Run all checks. @param {string} worker the engine's script */
export const runChecks = async (worker) => {
  await window.nastilkaPainted;
  const list = byId("hosting-checks");
  fillLines(list);
  let worst = 0;
  const host = await knownHost(worker).catch(() => null);
  if (!host) worst = RANKS.indexOf("bad");
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("[data-check]"))) {
    if (host) worst = Math.max(worst, RANKS.indexOf(await runOne(row, host)));
  }
  const state = RANKS[worst];
  document.documentElement.dataset.hosting = state;
  byId("hosting-summary").textContent = list.dataset[state] ?? "";
  byId("hosting-summary").dataset.state = state;
};
