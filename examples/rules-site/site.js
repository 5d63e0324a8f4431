// What the page does with its table: four buttons, and a line for everything the table tells.
"use strict";
const table = document.getElementById("game");
const said = document.getElementById("said");
const say = (text) => said.append(`${text}\n`);
const press = (id, act) => document.getElementById(id).addEventListener("click", act);

table.addEventListener("ready", ({ detail }) => say(`ready: ${detail.game}, ${detail.players} players`));
table.addEventListener("move", ({ detail }) => say(`move ${detail.number}: seat ${detail.seat} ${detail.action}`));
table.addEventListener("gameover", ({ detail }) => say(`over by ${detail.rule}, won by seat ${detail.ranking[0]}`));
table.addEventListener("error", ({ detail }) => say(`error: ${detail.message}`));

press("lay", () => table.act("17>own-up").catch((error) => say(error.message)));
press("wrong", () => table.act("12>their-up").catch((error) => say(`refused by ${error.rule}`)));
press("again", () => table.reset());
press("record", async () => say(await table.getRecord()));
