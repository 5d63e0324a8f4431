// The first script of every page, in the page itself: it needs no other file, and is compiled for old browsers, so that
// it works where others are missing, cut or not understood.
import { addSlash, markDisk } from "../../watchdog/address.js";
import { startWatchdog } from "../../watchdog/watchdog.js";

if (!markDisk()) {
  addSlash();
  startWatchdog();
}
