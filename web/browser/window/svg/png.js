// An SVG that stands alone as a PNG, drawn on a canvas.

/** Pixels of the PNG for each of the SVG's. */
const FINE = 2;

/**
 * The SVG's picture.
 * @param {string} svg
 * @returns {Promise<HTMLCanvasElement>}
 */
export const drawnOn = async (svg) => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [FINE * image.naturalWidth, FINE * image.naturalHeight];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** @param {HTMLCanvasElement} canvas @returns {Promise<Blob>} */
export const blobOf = (canvas) =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
