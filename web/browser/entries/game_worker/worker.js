// The worker in which a game's file runs: the engine, then the file's own Python. All of ours is there before the first
// line of the file is read.
import { limitMemory } from "../../replace_globals.js";
import { startEngine } from "../../worker/engine.mjs";
import * as parts from "../../worker/framed_parts.mjs";

const MOST = 512 * 1024 * 1024; // bytes of memory that Python may take, a dozen times what a game needs

limitMemory(MOST);
startEngine(parts, {
  pack: "kit.gz",
  open: (python) => {
    const framed = python.pyimport("web.kit.framed");
    const taken = parts.fetchBytes(parts.own("game")).then((text) => framed.take(new TextDecoder().decode(text)));
    /** @param {string} command */
    const send = async (command) => {
      await taken;
      return framed.send(command);
    };
    return { send };
  },
});
