// Where the rules of a game in one file are read: of those that the build has made pages of, as of the site's own games; of
// a file that was put beside the site later, on the page that draws it.

const [[FIRST]] = LANGUAGES;

/**
 * @param {string} root leads to the site's root
 * @param {string} game
 * @param {boolean} isBuilt true if the build has made pages of it
 * @param {string} [hash] the rule's, with its #
 */
export const bookAddress = (root, game, isBuilt, hash = "") => {
  const { lang } = document.documentElement;
  const folder = lang === FIRST ? "" : `${lang}/`;
  return isBuilt ? `${root}rules/${game}/${folder}${hash}` : `${root}games/rules/?game=${game}&lang=${lang}${hash}`;
};
