// A site whose tables can be played. NASTILKA is where the games are; it must be another origin than this site's.
import nastilka, { playFences } from "./nastilka.mjs";

export default {
  title: "Table rules",
  url: "https://rules.example",
  baseUrl: "/",
  favicon: "data:,",
  plugins: [[nastilka, { address: process.env.NASTILKA ?? "http://127.0.0.1:8000/" }]],
  presets: [["classic", { docs: { routeBasePath: "/", remarkPlugins: [playFences] }, blog: false }]],
};
