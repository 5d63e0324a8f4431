// The set-up page has a form for every game: the style sheet shows the one that is marked, or the choice of all games.

/** Mark the form of the game that the address asks for, if there is one; the other languages' pages ask for it too. */
export const showAskedGame = () => {
  const game = new URLSearchParams(location.search).get("game") ?? "";
  const form = [...document.querySelectorAll(".set-up-game")].find((section) => section.id === game);
  if (!form) return;
  form.setAttribute("data-asked", "yes");
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll("a[hreflang]"))) {
    link.search = `?game=${game}&lang=${link.hreflang}`;
  }
};
