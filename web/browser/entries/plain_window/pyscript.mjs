// PyScript of a plain site, unchanged from npm.
import "@pyscript/core";
