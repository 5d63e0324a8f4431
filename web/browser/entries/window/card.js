// The last script of a summary card's page: its button prints the card.
import { startPage } from "../../window/page.js";

startPage();
const button = document.getElementById("print");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
