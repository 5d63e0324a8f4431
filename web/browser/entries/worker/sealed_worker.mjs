// The worker of the page that plays with friends: the engine, and with it sealed play and its cryptography.
import { startEngine } from "../../worker/engine.mjs";
import * as clock from "../../worker/clock.mjs";
import * as group from "../../worker/group.mjs";
import { forPython } from "../../worker/for_python.mjs";
import { withGallery } from "../../worker/gallery.mjs";
import * as parts from "../../worker/parts.mjs";

startEngine(parts, {
  pack: "sealed.gz",
  open: (python) => {
    const worker = python.pyimport("web.sealed.worker");
    worker.start(forPython(group), { ...clock });
    return { send: withGallery(python, parts, worker.send) };
  },
});
