// The script of a study's page: the arrows on its pictures. The rest of the page needs none.
import { followArrows } from "../../window/arrows.js";
import { framed } from "../../window/host_page.js";
import { startPage } from "../../window/page.js";
import { startStudyFrame } from "../../window/study_frame.js";

if (framed) startStudyFrame();
else startPage();
followArrows(document.body);
document.documentElement.dataset.ready = "yes"; // as the pages say whose Python has started
