// The script of the overview of studies: those of this device, and homework.
import { showSaved } from "../../window/own_studies/saved.js";
import { startTasks } from "../../window/own_studies/tasks.js";
import { startPage } from "../../window/page.js";

startPage();
void showSaved()
  .then(startTasks)
  .then(() => (document.documentElement.dataset.ready = "yes")); // as the pages say whose Python has started
