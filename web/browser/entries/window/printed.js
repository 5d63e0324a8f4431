// The last script of a page that is meant to be printed: a whole rulebook, or a summary with a button to print it.
import { startPage } from "../../window/page.js";

startPage();
const button = document.getElementById("print");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
