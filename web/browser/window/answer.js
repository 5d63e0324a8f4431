// An answer of the engine, with the page's HTML apart: it goes from the worker to the page as it is. Python on the
// page's thread reads the rest only, since reading and writing a whole page as JSON there costs more than showing it.

/**
 * @typedef {object} Content the HTML of an answer, which Python hands on without reading it
 * @property {string} html
 *
 * @typedef {object} Answer
 * @property {string} fields everything but the HTML, as JSON
 * @property {Content | null} content null where the answer has no HTML
 */

/** @param {string} text an answer as JSON @returns {Answer} */
export const openAnswer = (text) => {
  const { html, ...fields } = JSON.parse(text);
  return { fields: JSON.stringify(fields), content: typeof html === "string" ? { html } : null };
};
