// The script of the page for an unknown address: shows the reader's language and theme, and leads to the lobby.
import { showMissing } from "../../window/missing_page.js";

showMissing();
