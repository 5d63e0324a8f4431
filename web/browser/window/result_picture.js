// The result of a day's deal as a picture to pass on: by the device's share dialog, or as a file. No card is on it.
import { closest } from "./dom.js";

const [WIDTH, HEIGHT] = [1080, 1080];
const FELT = "#1f4d46";
const PAPER = "#fffdf7";
const GOLD = "#f2cd6b";

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} y @param {string} font @param {string} colour */
const write = (pen, text, y, font, colour) => {
  pen.font = font;
  pen.fillStyle = colour;
  pen.fillText(text, WIDTH / 2, y, WIDTH - 120);
};

/** The picture of what a button tells. @param {DOMStringMap} told */
export const drawResult = ({ title = "", day = "", score = "", line = "", squares = "" }) => {
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.textAlign = "center";
  pen.fillStyle = FELT;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const style = getComputedStyle(document.documentElement);
  const display = style.getPropertyValue("--font-display") || "serif";
  const plain = getComputedStyle(document.body).fontFamily || "sans-serif";
  write(pen, title, 200, `600 72px ${display}`, PAPER);
  write(pen, day, 280, `40px ${plain}`, PAPER);
  write(pen, score, 620, `600 300px ${display}`, GOLD);
  write(pen, line, 730, `46px ${plain}`, PAPER);
  // Drawn rather than written: a device may have no such signs.
  const marks = [...squares];
  const [side, gap] = [64, 14];
  const left = (WIDTH - marks.length * (side + gap) + gap) / 2;
  for (const [at, mark] of marks.entries()) {
    pen.fillStyle = mark === "⬜" ? "#3d6b63" : mark === "🟨" ? GOLD : "#7fc48a";
    pen.beginPath();
    pen.roundRect(left + at * (side + gap), 830, side, side, 12);
    pen.fill();
  }
  return canvas;
};

/** @param {HTMLElement} button */
const pass = async (button) => {
  const canvas = drawResult(button.dataset);
  const name = `${button.dataset.resultPicture}.png`;
  /** @type {Blob | null} */
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  const files = blob ? [new File([blob], name, { type: "image/png" })] : [];
  if (document.documentElement.dataset.share && files.length && navigator.canShare?.({ files })) {
    await navigator.share({ files }).catch(() => {}); // the reader may cancel it
    return;
  }
  const link = Object.assign(document.createElement("a"), { href: canvas.toDataURL("image/png"), download: name });
  document.body.append(link);
  link.click();
  link.remove();
};

/** Listen to the buttons that ask for a picture of a result. */
export const offerResultPictures = () =>
  document.addEventListener("click", (event) => {
    const button = closest(event, "[data-result-picture]");
    if (button) void pass(button);
  });
