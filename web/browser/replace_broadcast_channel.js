// Where a reader forbids sites to keep anything, Firefox denies a page its channels to other pages too, which others'
// scripts open without asking: then there is one to nobody in their place.
"use strict";
try {
  new BroadcastChannel("nastilka-try").close();
} catch {
  window.BroadcastChannel = class extends EventTarget {
    postMessage() {}
    close() {}
  };
}
