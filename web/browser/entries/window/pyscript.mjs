// PyScript as our pages load it, with Idiomorph. Its own Python package is nine modules, which MicroPython would compile
// at every start; the build leaves them out, and fills in what our pages use of them (`build/website/trim_pyscript.py`).
import { hooks } from "@pyscript/core";
import * as idiomorph from "idiomorph";

window.nastilkaMorph = idiomorph;

/** @param {{interpreter: {FS: {mkdir(path: string): void, writeFile(path: string, text: string): void}}}} wrap */
const writePackage = ({ interpreter: { FS } }) => {
  FS.mkdir("pyscript");
  for (const [name, text] of Object.entries(PYSCRIPT_PACKAGE)) FS.writeFile(`pyscript/${name}`, text);
};

hooks.main.onReady.add(writePackage);
