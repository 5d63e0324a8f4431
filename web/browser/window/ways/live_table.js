// All live ways of one table: the windows of this device and other devices. What comes from one goes on to the others,
// so a table is connected as soon as everybody is connected to somebody.
import { announce } from "../dom.js";
import { Peer } from "./peer.js";
import { openWindows } from "./windows.js";

/**
 * @typedef {object} LiveTable
 * @property {(text: string) => void} send to all who are connected
 * @property {(_?: string) => Promise<string>} offer begin a connection to a device: the signal for it
 * @property {(offer: string) => Promise<string>} answer the signal that answers an offer
 * @property {(answer: string) => Promise<Accepted>} accept complete a connection that was begun here, or in another
 *   window of this device
 * @property {() => void} close
 *
 * @typedef {{peers: number}} LiveState how many others are connected
 */

const REMEMBERED = 200; // texts that are not passed on twice

/** @typedef {"waiting" | "passed" | "failed"} Accepted whether the connection opens here, in another window, or was begun by none */

/** True for a text that is new, false for one of the last. */
const createMemory = () => {
  /** @type {Set<string>} */
  const seen = new Set();
  return (/** @type {string} */ text) => {
    if (seen.has(text)) return false;
    seen.add(text);
    if (seen.size > REMEMBERED) seen.delete(seen.values().next().value ?? "");
    return true;
  };
};

/** True for the question for messages: those next to whoever asks answer it, every time. @param {string} text */
const isQuestion = (text) => /^[\w-]{22}\?\d+$/.test(text);

const MOST_SERVERS = 8;
const KIND = /^(stun|turn)s?:[\w.:[\]?=-]{1,200}$/;

/** True for a text, or nothing. @param {unknown} value */
const isText = (value) => value === undefined || (typeof value === "string" && value.length <= 500);

/** @param {any} server @returns {server is RTCIceServer} */
const isServer = (server) => {
  const urls = [server?.urls].flat();
  const known = urls.length > 0 && urls.every((url) => typeof url === "string" && KIND.test(url));
  return known && isText(server.username) && isText(server.credential);
};

/** The servers that help devices in different networks to find each other, where the site's owner names some in `live.json`,
 * as {"iceServers": [{"urls": "stun:…"}]}; else none. @param {string} site @returns {Promise<RTCIceServer[]>} */
const iceServers = async (site) => {
  try {
    const answer = await fetch(new URL("live.json", site));
    const { iceServers: listed } = await answer.json();
    return Array.isArray(listed) ? listed.filter(isServer).slice(0, MOST_SERVERS) : [];
  } catch {
    return [];
  }
};

/** Take an answer, if one of these waits for it. @param {Peer[]} peers @param {string} answer */
const acceptBy = async (peers, answer) => {
  const waiting = peers.find((peer) => peer.offers);
  await waiting?.accept(answer);
  return waiting !== undefined;
};

/**
 * @param {object} parameters
 * @param {string} parameters.table the table's ID
 * @param {string} parameters.seat names the player of this window
 * @param {string} parameters.site the address of the site's root
 * @param {(text: string) => void} parameters.onBundle
 * @param {(state: LiveState) => void} parameters.onState
 * @returns {LiveTable}
 */
const openLiveTable = ({ table, seat, site, onBundle, onState }) => {
  /** @type {Peer[]} */
  let peers = [];
  const isNew = createMemory();

  const tell = () => {
    peers = peers.filter(({ alive }) => alive);
    onState({ peers: peers.filter(({ open }) => open).length + windows.count() });
  };

  /** @param {string} text @param {Peer | null} from a device; null for a window */
  const receive = (text, from) => {
    if (!isQuestion(text) && !isNew(text)) return;
    onBundle(text);
    if (isQuestion(text)) return;
    for (const peer of peers) if (peer !== from) peer.send(text);
    if (from) windows.send(text);
  };

  const newPeer = async () => {
    /** @type {Peer} */
    const peer = new Peer(await iceServers(site), (text) => receive(text, peer), tell);
    peers.push(peer);
    return peer;
  };

  const windows = openWindows({
    table,
    seat,
    onText: (text) => receive(text, null),
    onSignal: (text) => acceptBy(peers, text).catch(() => false),
    onChange: () => tell(),
  });

  return {
    send: (text) => {
      isNew(text);
      windows.send(text);
      for (const peer of peers) peer.send(text);
    },
    offer: async () => {
      for (const peer of peers.filter(({ offers }) => offers)) peer.close();
      return (await newPeer()).offer();
    },
    answer: async (offer) => (await newPeer()).answer(offer),
    accept: async (answer) => {
      if (await acceptBy(peers, answer)) return "waiting";
      return (await windows.offerSignal(answer)) ? "passed" : "failed";
    },
    close: () => {
      windows.close();
      for (const peer of peers) peer.close();
    },
  };
};

/** A table's live ways, told to the page's Python by events: `nastilka-news` and `nastilka-live`. @type {import("../table_engine.js").OpenLive} */
export const connectLive = (table, seat) =>
  openLiveTable({
    table,
    seat,
    site: new URL(document.documentElement.dataset.root || "./", document.baseURI).href,
    onBundle: (text) => announce("nastilka-news", text),
    onState: (state) => announce("nastilka-live", JSON.stringify(state)),
  });
