// The script of a study's page: the arrows on its pictures. The rest of the page needs none.
import { followArrows } from "../../window/arrows.js";
import { startPage } from "../../window/page.js";

startPage();
followArrows(document.body);
