// The element <tabletop-game> as scripts of other sites' pages see it (docs/embed-api.md). The npm package has this file.

/** What the attributes of a table are, each as a text; those without a value are set by an empty one, or `true` in React. */
export interface TabletopGameAttributes {
  game?: string;
  seats?: string;
  seat?: string | number;
  names?: string;
  seed?: string | number;
  options?: string;
  pace?: "normal" | "fast" | "instant";
  position?: string;
  record?: string;
  moment?: string | number;
  rule?: string;
  lesson?: string | number | true;
  puzzle?: string | number;
  study?: string;
  chapter?: string | number;
  /** The address of a game's file. */
  src?: string;
  reader?: "" | true;
  readonly?: "" | true;
  theme?: "light" | "dark";
}

/** Why no game can be played, or `ignored`: an unknown option was passed over. A later version may have further ones. */
export type Reason = "game" | "study" | "policy" | "frame" | "engine" | "attributes" | "file" | "ignored";

export interface Problem {
  reason: Reason;
  message: string;
  /** Of an engine that cannot start: what the browser or a policy lacks. */
  fault?: string;
}

/** What the promise of a call is rejected with. */
export interface CallError extends Error {
  /** The rule that forbids an action; null where it was no rule. */
  rule: string | null;
  /** The facts of the case, by the names that the rule has for them. */
  facts: Record<string, unknown>;
  /** Why no game can be played, where that is why. */
  reason?: Reason | null;
}

export interface Ending {
  rule: string;
  /** The seats by place, from 1. */
  ranking: number[][];
  scores: number[];
}

export interface ReadyDetail {
  game: string;
  players: number;
  number: number;
  position: string;
}

/** An action that was done; one that was taken back where seat and action are null. */
export interface MoveDetail {
  number: number;
  seat: number | null;
  action: string | null;
  position: string;
}

export interface GameState extends ReadyDetail {
  last: number;
  toAct: number[];
  seat: number | null;
  /** What the seat may know, as the engine has it: seats count from 0 here. */
  view: Record<string, unknown>;
  over: Ending | null;
}

/** A question of a study was answered; chapters and their questions count from 1. */
export interface StudyAnswerDetail {
  chapter: number;
  question: number;
  questions: number;
  action: string;
  right: boolean;
  /** True if the reader had the answer shown. */
  shown: boolean;
  tries: number;
}

export interface TabletopGameEventMap {
  ready: CustomEvent<ReadyDetail>;
  move: CustomEvent<MoveDetail>;
  gameover: CustomEvent<Ending>;
  moment: CustomEvent<{ number: number; last: number }>;
  stepdone: CustomEvent<{ step: number; steps: number }>;
  puzzlesolved: CustomEvent<{ game: string; number: number; alone: boolean; hints: number; mistakes: number }>;
  studyanswer: CustomEvent<StudyAnswerDetail>;
  error: CustomEvent<Problem>;
  resize: CustomEvent<{ height: number }>;
}

/** What the element has beside what every element has. */
export interface TabletopGameMembers {
  readonly state: "loading" | "ready" | "broken";
  readonly problem: Problem | null;
  whenReady(): Promise<ReadyDetail>;
  act(text: string): Promise<void>;
  undo(): Promise<void>;
  reset(): Promise<void>;
  getState(of?: { seat?: number }): Promise<GameState>;
  legal(of?: { seat?: number }): Promise<string[]>;
  getRecord(): Promise<string>;
  setPosition(text: string): Promise<void>;
  goTo(number: number): Promise<number>;
}

export interface TabletopGame extends HTMLElement, TabletopGameMembers {
  addEventListener<Name extends keyof TabletopGameEventMap>(
    type: Name,
    listener: (this: TabletopGame, event: TabletopGameEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: (this: HTMLElement, event: HTMLElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "tabletop-game": TabletopGame;
  }
  interface Window {
    /** What a page calls once the script of the element has come; then what takes more such calls. */
    nastilka?: (() => unknown)[] | { push: (...calls: (() => unknown)[]) => void };
  }
}
