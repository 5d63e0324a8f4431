// The offer of sounds: one sentence at the first table, once the reader has touched it; never again after a yes or a no.
import { closest } from "./dom.js";
import { deviceTexts } from "./storage.js";

const KEY = "nastilka:sound-offer";
const PATIENCE = 3; // touches of the table after which an offer that nobody answers goes, until the next visit

/**
 * Offer sounds while they are off. The sentence is on the page already, and shown while the root has `data-offer`; it
 * lies over what nobody needs just then, so that nothing moves. On a small screen it waits until the coach of a first
 * game has gone.
 */
export const offerSound = () => {
  const { dataset } = document.documentElement;
  let touches = 0;
  const hasRoom = () => matchMedia("(width >= 62rem)").matches || !document.getElementById("coach");
  document.addEventListener("click", (event) => {
    const answer = closest(event, "[data-offer-answer]");
    if (answer) deviceTexts.write(KEY, answer.dataset.offerAnswer ?? "no");
    else if (hasRoom() && closest(event, "#table [data-action], #table [data-source]")) touches += 1;
    const offered = !answer && touches > 0 && touches <= PATIENCE && dataset.sound !== "on" && !deviceTexts.read(KEY);
    if (offered) dataset.offer = "sound";
    else delete dataset.offer;
  });
};
