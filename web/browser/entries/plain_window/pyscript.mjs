// PyScript of a plain site, just as npm has it.
import "@pyscript/core";
