// The draft of a game's file, as this device keeps it: the text that is written, and the one that it took the place of.
import { deviceTexts } from "../storage.js";

const KEY = "nastilka:game-draft";
const FORMER = "nastilka:game-draft-former";

/** The draft; null where there is none. */
export const readDraft = () => deviceTexts.read(KEY);

/** Keep the draft; false where this device does not. @param {string} text */
export const keepDraft = (text) => deviceTexts.write(KEY, text);

/** The text that another has taken the place of; null where there is none. */
export const formerDraft = () => deviceTexts.read(FORMER);

/** @param {string} text */
export const keepFormer = (text) => void deviceTexts.write(FORMER, text);
