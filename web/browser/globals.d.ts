// What the page's scripts offer to each other and to its Python (`from pyscript import window`): all of it is here.
import type { Content } from "./window/answer.js";
import type { Drafts } from "./window/drafts.js";
import type { Engine, EngineClient } from "./window/engine_client.js";
import type { Frame } from "./window/embed_frame.js";
import type { ThreadScript } from "./window/sandboxed/own_thread.js";
import type { packed } from "./window/packed.js";
import type { practice } from "./window/puzzles/list.js";
import type { Saves } from "./window/saves.js";
import type { SharedTables } from "./window/shared_tables.js";
import type { TableEngine } from "./window/table_engine.js";
import type { Settings } from "./window/settings.js";
import type { Texts } from "./window/storage.js";
import type { BoardGuest } from "./window/ways/board_guest.js";
import type { BoardHost } from "./window/ways/board_host.js";
import type { Early } from "./window/standing_table.js";
import type { Trusted } from "./window/trusted_types.js";

/** What Trusted Types are made by; TypeScript has no declaration of it. What it makes passes for a string. */
interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(address: string): string },
  ): { createHTML(text: string): string; createScriptURL(address: string): string };
}

declare global {
  interface Window {
    /** True once the page's start is watched. */
    nastilkaWatched?: boolean;
    /** Commands to the engine and their answers, as JSON. In a frame of another site: the engine that tables share. */
    nastilkaEngine: Engine | EngineClient | TableEngine;
    /** The tables that are shared with friends; on the page for them. */
    nastilkaTables: SharedTables;
    /** The drafts of this device; on the workbench. */
    nastilkaDrafts: Drafts;
    /** What the engine is told of a homework in a fragment, as JSON; empty where there is none. */
    nastilkaHomework: (fragment: string) => Promise<string>;
    /** The page around a study's reader, if there is one. */
    nastilkaHost: ReturnType<typeof import("./window/study_frame.js").startReaderFrame>;
    /** The lines of a live board to its pupils; on the workbench. */
    nastilkaBoard: BoardHost;
    /** A pupil's line to the teacher; on the page for that. */
    nastilkaLine: BoardGuest;
    /** The saved games of this device; on the pages that play or list games. */
    nastilkaKept: Saves;
    /** What the reader has chosen before the engine had started; on the page that plays. */
    nastilkaEarly: Early;
    /** Text made into elements, and the addresses of scripts. */
    nastilkaTrusted: Trusted;
    /** The reader's settings. */
    nastilkaSettings: Settings;
    /** Changes the page's own address; with `another` the last one stays behind it. */
    nastilkaAddress: (address: string, another?: boolean) => void;
    /** Short texts that this device keeps. */
    nastilkaStorage: Texts;
    /** Sounds, vibration, a deal, a celebration, by their names with spaces between; on the page that plays. */
    nastilkaFeel: (names: string) => void;
    /** How many times its usual duration a motion takes; 0 where nothing is to move. */
    nastilkaMotion: () => number;
    /** Draws the story of a game, as the engine's `film` in JSON, and hands it on. */
    nastilkaFilm: (text: string) => void;
    nastilkaDrawFilm: (film: { name: string; frames: { html: string; words: string }[] }) => Promise<void>;
    /** Shows a page's table as a picture in a place; false where it is none of ours. In the lobby. */
    nastilkaPicture: (place: HTMLElement, page: Content) => boolean;
    /** The host page of an embedded table; only in its frame. */
    nastilkaFrame: Frame;
    /** Texts packed for links; on the page of memories. */
    nastilkaPacked: typeof packed;
    /** The puzzle of the day, as `uno 12`; on the pages of puzzles. */
    nastilkaPuzzle: () => string;
    /** How the reader stands with puzzles, and which one comes next; on the pages of puzzles. */
    nastilkaPractice: typeof practice;
    /** Settles once the first table is on the screen; for scripts. */
    nastilkaPainted: Promise<void>;
    /** Idiomorph's module; only where no import finds it: in the page that is a single file, and in a frame that
     * may only run scripts. */
    nastilkaMorph: unknown;
    /** Receives the parts of a frame that may only run scripts; only there. */
    nastilkaPart: (name: string, text: string) => void;
    /** MicroPython's module, as a classic script has it; only there. */
    nastilkaMicroPython: typeof import("@micropython/micropython-webassembly-pyscript/micropython.mjs");
    /** The engine's script, for this thread; only there, and where there can be no worker. */
    nastilkaThread: ThreadScript;
    trustedTypes?: TrustedTypePolicyFactory;
    /** uPlot, once its script has come; see `window/chart.js`. */
    uPlot: typeof import("uplot");
  }
}
