// The script of a page of another site, which gives it the element <tabletop-game>.
import { defineTabletopGame } from "../../host_page/tabletop_game.js";

if (!customElements.get("tabletop-game")) defineTabletopGame();
