// What the page does with its table: four buttons, and a line for everything the table tells.
"use strict";
(() => {
  /** The element <tabletop-game>; see docs/embed.md. @typedef {{act(text: string): Promise<void>, reset(): Promise<void>, getRecord(): Promise<string>}} Methods */
  const table = /** @type {HTMLElement & Methods} */ (document.getElementById("game"));

  /** @param {string} text */
  const say = (text) => document.getElementById("said")?.append(`${text}\n`);

  /** @param {string} name @param {(detail: any) => string} line */
  const report = (name, line) =>
    table.addEventListener(name, (event) => say(line(/** @type {CustomEvent} */ (event).detail)));

  /** @param {string} id @param {() => unknown} act */
  const onPress = (id, act) => document.getElementById(id)?.addEventListener("click", act);

  report("ready", ({ game, players }) => `ready: ${game}, ${players} players`);
  report("move", ({ number, seat, action }) => `move ${number}: seat ${seat} ${action}`);
  report("gameover", ({ rule, ranking }) => `over by ${rule}, won by seat ${ranking[0]}`);
  report("error", ({ message }) => `error: ${message}`);

  onPress("lay", () => table.act("17>own-up").catch((error) => say(error.message)));
  onPress("wrong", () => table.act("12>their-up").catch((error) => say(`refused by ${error.rule}`)));
  onPress("again", () => table.reset());
  onPress("record", async () => say(await table.getRecord()));
})();
