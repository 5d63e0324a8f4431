import { loadTables, type MoveDetail, type TabletopGame } from "nastilka-embed";
import { createApp, ref } from "vue";

const GAMES = "http://127.0.0.1:8000/";

const app = createApp({
  setup() {
    const table = ref<TabletopGame | null>(null);
    const said = ref("");
    const fail = (error: Error) => (said.value = error.message);
    loadTables(GAMES).catch(fail);
    return {
      table,
      said,
      games: GAMES,
      tell: ({ detail }: CustomEvent<MoveDetail>) => (said.value = `move ${detail.number}: ${detail.action}`),
      lay: () =>
        loadTables(GAMES)
          .then(() => table.value?.act("17>own-up"))
          .catch(fail),
    };
  },
  template: `
    <tabletop-game ref="table" game="face-to-face" seats="human,bot:greedy" seed="7" options="first=1" pace="instant" lang="en"
      @move="tell">
      <a :href="games + 'play/?game=face-to-face&seed=7'">Play Face to Face</a>
    </tabletop-game>
    <button id="lay" @click="lay">Lay 17 on your ascending pile</button>
    <output id="said">{{ said }}</output>`,
});
app.config.compilerOptions.isCustomElement = (tag) => tag === "tabletop-game";
app.mount("#app");
