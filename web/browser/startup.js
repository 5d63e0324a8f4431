// What must happen before any Python: the progress of the start, an honest word when it cannot start, and the service
// worker.
"use strict";
(() => {
  const root = document.documentElement;
  const byId = (id) => document.getElementById(id);
  /** Follow the start of the engine, where the page has one that starts with it. */
  const follow = () => {
    if (!byId("boot")) return;
    let watch = 0;
    const rewatch = () => {
      clearTimeout(watch);
      watch = setTimeout(() => root.dataset.ready || fail(), 60_000);
    };
    rewatch();
    addEventListener("nastilka-failed", fail);
    for (const each of document.querySelectorAll("script[src]")) each.addEventListener("error", fail);
    addEventListener("nastilka-progress", ({ detail }) => {
      rewatch();
      if (byId("boot-progress")) byId("boot-progress").value = detail;
    });
  };

  /** A start may fail because what is kept of the site has changed: that is mended, and the page starts again. */
  const mend = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => data > 0 && location.reload();
    navigator.serviceWorker?.controller?.postMessage("mend", [port2]);
  };

  const fail = () => {
    root.dataset.state = "failed";
    mend();
    byId("boot").hidden = true;
    byId("boot-problem").hidden = false;
  };

  const SOON = 1_000; // milliseconds in which a reader may make a first move

  /** A while after the engine has started or has failed to: what is kept for later shall slow neither that nor a move. */
  const settled = () =>
    new Promise((resolve) => {
      new MutationObserver((_, observer) => {
        if (!root.dataset.ready && !root.dataset.state) return;
        observer.disconnect();
        setTimeout(resolve, SOON);
      }).observe(root, { attributes: true });
      return setTimeout(resolve, 60_000);
    });

  /** A new version waits until the reader takes it; the page then starts again, once. */
  const offline = async () => {
    if (!("serviceWorker" in navigator)) return;
    await settled();
    try {
      const worker = await navigator.serviceWorker.register(nastilkaTrusted.url(root.dataset.root + "sw.js"));
      worker.addEventListener("updatefound", () => offer(worker));
      offer(worker);
      (await active(worker)).postMessage("settled");
      root.dataset.offline = "yes";
    } catch {
      // Where service workers are denied, the page works as long as there is a network.
      root.dataset.offline = "no";
    }
  };

  /** The service worker that serves the page; rejects when the first one does not come to that. */
  const active = ({ installing, active: serving }) =>
    serving ??
    new Promise((resolve, reject) => {
      const first = installing;
      if (!first) return navigator.serviceWorker.ready.then((found) => resolve(found.active));
      return first.addEventListener("statechange", () => {
        if (first.state === "activated") resolve(first);
        if (first.state === "redundant") reject(new Error("what came was not whole"));
      });
    });

  const offer = (worker) => {
    const show = () => {
      if (!worker.waiting || !navigator.serviceWorker.controller) return;
      byId("update").hidden = false;
      byId("update-now").onclick = () => {
        if (!worker.waiting) return location.reload(); // another page has taken it already
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
        worker.waiting.postMessage("activate");
      };
    };
    show();
    worker.installing?.addEventListener("statechange", show);
  };

  follow();
  offline();
  // A link to a record may be put into the address of the open page: begin with it.
  addEventListener("hashchange", () => byId("app") && location.hash.startsWith("#record=") && location.reload());
  document.addEventListener("click", (event) => {
    if (event.target.closest("#retry")) location.reload();
    const link = event.target.closest("a[hreflang]");
    if (link) nastilkaStorage?.setItem("nastilka:lang", link.hreflang);
  });
})();
