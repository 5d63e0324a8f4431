// Python on the page's own thread. Where a game is played it comes as soon as the opening stands on the screen. On a page
// to read nobody waits for it: it comes with the reader's first touch or after a while of quiet; at once where something
// is kept that only it can show.
"use strict";
(() => {
  const { core, engine, now } = document.currentScript.dataset;
  const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "focusin"];
  const QUIET = 4_000; // milliseconds after which a reader who does nothing gets it all the same

  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin);
    if (document.documentElement.dataset.begun) return;
    document.documentElement.dataset.begun = "yes";
    if (engine !== undefined) window.nastilkaEngine.wake();
    const parts = document.getElementById("parts");
    if (parts) document.head.append(parts.content.cloneNode(true));
    const script = document.createElement("script");
    script.type = "module";
    script.src = nastilkaTrusted.url(core);
    script.onerror = () => dispatchEvent(new CustomEvent("nastilka-failed"));
    document.body.append(script);
  };

  const known = () => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith("nastilka:") && key !== "nastilka:settings");
    } catch {
      return false; // storage is denied: then nothing is kept
    }
  };

  if (now !== undefined) return void nastilkaShown.then(begin);
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true });
  if (known()) begin();
  else addEventListener("load", () => setTimeout(begin, QUIET), { once: true });
})();
