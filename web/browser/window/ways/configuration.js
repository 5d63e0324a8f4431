// How devices in different networks find each other, as the site's owner has it.

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

/**
 * How devices in different networks find each other, where the site's owner says so in `live.json`, as {"iceServers":
 * [{"urls": "stun:…"}]}; with `"relayOnly": true` they tell each other no address but the relay's.
 * @param {string} site
 * @returns {Promise<RTCConfiguration>}
 */
export const configuration = async (site) => {
  try {
    const answer = await fetch(new URL("live.json", site));
    const { iceServers: listed, relayOnly } = await answer.json();
    const iceServers = Array.isArray(listed) ? listed.filter(isServer).slice(0, MOST_SERVERS) : [];
    return { iceServers, iceTransportPolicy: relayOnly === true ? "relay" : "all" };
  } catch {
    return { iceServers: [] };
  }
};
