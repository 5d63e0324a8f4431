// The servers that help devices in different networks to find each other, where the site's owner names some in
// `live.json`: {"iceServers": [{"urls": "stun:…"}]}. None is asked otherwise.

const MOST = 8;
const KIND = /^(stun|turn)s?:[\w.:[\]?=-]{1,200}$/;

/** True for a text, or nothing. @param {unknown} value */
const isText = (value) => value === undefined || (typeof value === "string" && value.length <= 500);

/** @param {any} server @returns {server is RTCIceServer} */
const isServer = (server) => {
  const urls = [server?.urls].flat();
  const known = urls.length > 0 && urls.every((url) => typeof url === "string" && KIND.test(url));
  return known && isText(server.username) && isText(server.credential);
};

/** The owner's servers; none where the file is missing or is none. @param {string} site @returns {Promise<RTCIceServer[]>} */
export const iceServers = async (site) => {
  try {
    const answer = await fetch(new URL("live.json", site));
    const { iceServers: listed } = await answer.json();
    return Array.isArray(listed) ? listed.filter(isServer).slice(0, MOST) : [];
  } catch {
    return [];
  }
};
