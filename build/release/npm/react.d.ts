// The element in JSX: `import type {} from "nastilka-embed/react"` once in a project. React 19 also takes the events so.
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { TabletopGame, TabletopGameAttributes, TabletopGameEventMap } from "./embed.js";

type Listeners = {
  [Name in keyof TabletopGameEventMap as `on${Name}`]?: (event: TabletopGameEventMap[Name]) => void;
};

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "tabletop-game": DetailedHTMLProps<HTMLAttributes<TabletopGame>, TabletopGame> & TabletopGameAttributes & Listeners;
    }
  }
}
