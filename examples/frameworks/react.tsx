import { loadTables, type TabletopGame } from "nastilka-embed";
import type {} from "nastilka-embed/react";
import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

const GAMES = "http://127.0.0.1:8000/";

const Article = () => {
  const table = useRef<TabletopGame>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    loadTables(GAMES).catch((error: Error) => setSaid(error.message));
  }, []);
  const lay = async () => {
    try {
      await loadTables(GAMES);
      await table.current?.act("17>own-up");
    } catch (error) {
      setSaid((error as Error).message);
    }
  };
  return (
    <>
      <tabletop-game
        ref={table}
        game="face-to-face"
        seats="human,bot:greedy"
        seed={7}
        options="first=1"
        pace="instant"
        lang="en"
        onmove={({ detail }) => setSaid(`move ${detail.number}: ${detail.action}`)}
      >
        <a href={`${GAMES}play/?game=face-to-face&seed=7`}>Play Face to Face</a>
      </tabletop-game>
      <button id="lay" onClick={lay}>
        Lay 17 on your ascending pile
      </button>
      <output id="said">{said}</output>
    </>
  );
};

createRoot(document.getElementById("app") as HTMLElement).render(<Article />);
