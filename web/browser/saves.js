// The games that this device keeps: in IndexedDB, where that is denied in local storage, and where that is denied too in
// this page as long as it stands. Of several pages with the same game one leads it, and only what it does is kept; so
// no page can undo what another has done.
"use strict";
window.nastilkaKept = (() => {
  const PREFIX = { saves: "nastilka:save:", broken: "nastilka:broken:" };
  const PATIENCE = 3000; // milliseconds after which a store that does not answer counts as denied
  const page = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join("");
  const channel = new BroadcastChannel("nastilka"); // see denied.js
  const locks = navigator.locks ?? null;
  const onlyHere = { saves: new Map(), broken: new Map() };
  const known = new Map(); // what this page has read or kept last, by key

  const tell = (name) => document.dispatchEvent(new Event(name));
  const inTime = (promise) =>
    new Promise((done, fail) => {
      const late = () => {
        base = Promise.resolve(null);
        fail(new Error("no answer"));
      };
      const watch = setTimeout(late, PATIENCE);
      Promise.resolve(promise).then(done, fail).finally(() => clearTimeout(watch));
    });

  // Where things are kept

  const local = (act) => {
    try {
      return act(localStorage);
    } catch {
      return undefined; // denied or full
    }
  };

  const localKeys = (kind) =>
    local((store) => Object.keys(store).filter((name) => name.startsWith(PREFIX[kind]))) ?? [];

  /** What lies in local storage is from before there was a database, or from when it was full: it is the newer. */
  const moved = async (db) => {
    for (const kind of Object.keys(PREFIX)) {
      for (const name of localKeys(kind)) {
        const key = name.slice(PREFIX[kind].length);
        if (kind === "broken" && key === "stats") continue;
        await db.put(kind, { text: local((store) => store.getItem(name)), at: Date.now() }, key);
        local((store) => store.removeItem(name));
      }
    }
  };

  const opened = async () => {
    try {
      const upgrade = (fresh) => ["saves", "broken", "leads"].forEach((name) => fresh.createObjectStore(name));
      const db = await inTime(idb.openDB("nastilka", 1, { upgrade }));
      await moved(db).catch(() => {}); // full: what is left is read where it lies
      return db;
    } catch {
      return null;
    }
  };

  let base = opened();
  // PyScript opens a database as it comes, and waits for it in vain where that is denied; of this one it asks nothing.
  Object.defineProperty(window, "indexedDB", { value: { open: () => new EventTarget() } });

  /** What an entry holds as a text: others may have put anything there, and then it is set aside as no record. */
  const textOf = (entry) => {
    const found = entry?.text ?? null;
    if (found === null || typeof found === "string") return found;
    try {
      return JSON.stringify(found) ?? typeof found;
    } catch {
      return typeof found;
    }
  };

  const read = async (kind, key) => {
    const near = onlyHere[kind].get(key) ?? local((store) => store.getItem(PREFIX[kind] + key));
    if (near != null) return near;
    const found = await base.then((db) => db && inTime(db.get(kind, key))).catch(() => null);
    return textOf(found);
  };

  /** Keep a text where there is no database, or no room in it; tells whether it outlasts this page. */
  const writeNear = (kind, key, text) => {
    const done = local((store) => (store.setItem(PREFIX[kind] + key, text), true)) ?? false;
    if (done) onlyHere[kind].delete(key);
    else onlyHere[kind].set(key, text);
    return done;
  };

  const forgetNear = (kind, key) => {
    onlyHere[kind].delete(key);
    local((store) => store.removeItem(PREFIX[kind] + key));
  };

  // Who leads

  const led = { key: null, sure: false, free: () => {} };
  const away = new Set(); // games that another page has taken over from this one
  let queue = null;

  const named = (key) => `nastilka ${key}`;

  const gone = (key) => {
    if (led.key !== key) return;
    led.key = null;
    away.add(key);
    tell("nastilka-elsewhere");
  };

  /** Ask for a game's lock; the promise tells whether this page holds it, and the lock is held until `led.free`. */
  const locked = (key, how) =>
    new Promise((done) => {
      if (!locks) return done(true);
      const hold = (lock) => {
        done(lock !== null);
        return lock && new Promise((free) => Object.assign(led, { key, sure: false, free }));
      };
      return locks.request(named(key), how, hold).catch((error) => {
        if (error.name === "AbortError") gone(key);
        done(error.name === "SecurityError"); // denied as storage is: then nobody else keeps anything either
      });
    });

  const leave = () => {
    led.key = null;
    led.free();
    queue?.abort();
  };

  const lead = async (key) => {
    leave();
    const leads = await locked(key, { ifAvailable: true });
    if (leads) Object.assign(led, { key, sure: false });
    return leads;
  };

  /** When the page that leads a game is gone, this one may go on with it. */
  const wait = (key) => {
    queue?.abort();
    if (!locks) return;
    queue = new AbortController();
    locked(key, { signal: queue.signal }).then((leads) => {
      if (!leads || led.key !== key) return;
      away.delete(key);
      tell("nastilka-free");
    });
  };

  /** Take a game over from the page that leads it. */
  const take = async (key) => {
    leave();
    await locked(key, { steal: true });
    away.delete(key);
    Object.assign(led, { key, sure: false });
    const db = await base;
    await inTime(db?.put("leads", page, key)).catch(() => {});
    channel.postMessage({ key, page });
  };

  channel.addEventListener("message", ({ data }) => data?.page !== page && gone(data?.key));

  // What the pages ask for

  const write = async (db, key, text, asked) => {
    const deal = db.transaction(["saves", "leads"], "readwrite");
    const [saves, leads] = [deal.objectStore("saves"), deal.objectStore("leads")];
    const [leader, before] = [await leads.get(key), await saves.get(key)];
    const puts = [];
    let told = "kept";
    if (led.key !== key || (led.sure && leader && leader !== page)) told = "elsewhere";
    else if (!led.sure && !asked && before && textOf(before) !== (known.get(key) ?? null)) told = "stale";
    else {
      puts.push(leads.put(page, key), saves.put({ text, at: Date.now() }, key));
    }
    await Promise.all([deal.done, ...puts]);
    return told;
  };

  /**
   * Keep a game's record before it is shown. Tells "kept"; "lost" when it lasts as long as this page only; "elsewhere"
   * when another page leads the game; "stale" when the record kept is not the one this page began with, unless `asked`.
   */
  const keep = async (key, text, asked) => {
    if (away.has(key) || (led.key !== key && !(await lead(key)))) return "elsewhere";
    if (known.get(key) === text && led.sure) return onlyHere.saves.has(key) ? "lost" : "kept";
    const db = await base;
    const told = db && (await inTime(write(db, key, text, asked)).catch(() => null));
    if (told === "elsewhere") gone(key);
    if (told === "elsewhere" || told === "stale") return told;
    if (!told && !led.sure && !asked && ((await read("saves", key)) ?? known.get(key)) !== known.get(key)) return "stale";
    if (!led.sure) channel.postMessage({ key, page });
    led.sure = true;
    known.set(key, text);
    if (told) forgetNear("saves", key);
    return told || writeNear("saves", key, text) ? "kept" : "lost";
  };

  /** The record kept under the game that an address asks for, as JSON: {} or {key: text}. */
  const asked = async (query) => {
    const parts = query.replace(/^\?/, "").split("&");
    const key = parts.filter((part) => !/^(pace|lang)=/.test(part)).join("&");
    const text = await read("saves", key);
    if (text === null) return "{}";
    known.set(key, text);
    return JSON.stringify({ [key]: text });
  };

  /** The keys of all games, the latest first, as JSON. */
  const list = async () => {
    const times = new Map([...localKeys("saves"), ...onlyHere.saves.keys()].map((name) => [name.replace(PREFIX.saves, ""), Infinity]));
    const db = await base;
    if (db) {
      const [keys, saves] = await Promise.all([db.getAllKeys("saves"), db.getAll("saves")]).catch(() => [[], []]);
      keys.forEach((key, number) => typeof key !== "string" || times.has(key) || times.set(key, saves[number]?.at));
    }
    return JSON.stringify([...times].sort((one, other) => other[1] - one[1]).map(([key]) => key));
  };

  const remove = async (key) => {
    forgetNear("saves", key);
    const db = await base;
    await db?.delete("saves", key).catch(() => {});
    await db?.delete("leads", key).catch(() => {});
  };

  /** Put a text aside that cannot be read. */
  const aside = async (key, text) => {
    const db = await base;
    const done = db && (await inTime(db.put("broken", { text, at: Date.now() }, key)).then(() => true, () => false));
    if (!done) writeNear("broken", key, text);
  };

  return { keep, asked, list, remove, aside, read, take, wait };
})();
