// `<nastilka-chart>`: a line chart, drawn by uPlot. It has no text alternative of its own; the page gives one. It draws
// into a shadow root, which patches of the page leave alone.

/**
 * What `data-chart` holds, as JSON; a gap is null.
 * @typedef {object} ChartData
 * @property {number[]} x
 * @property {{name: string, y: (number | null)[]}[]} lines
 * @property {string} x-name
 * @property {string} y-name
 * @property {number} max of y
 * @property {number | null} [at] the reader's place, as an x
 */

const STROKES = ["--line-1", "--line-2", "--line-3", "--line-4"];
const DASHES = [[], [8, 4], [2, 4], [12, 4, 2, 4]];

const folder = new URL(`${UPLOT_FOLDER}/`, import.meta.url).href;
/** @type {Promise<void> | null} */
let loading = null;

/** uPlot, loaded as a classic script with the first chart. */
const uPlot = async () => {
  await (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = window.nastilkaTrusted.url(`${folder}uplot.iife.min.js`);
    script.onload = () => resolve();
    script.onerror = reject;
    document.head.append(script);
  }));
  return window.uPlot;
};

/** @typedef {typeof import("uplot")} Plotter */
/** @typedef {import("uplot").Options} Options */

export class Chart extends HTMLElement {
  static observedAttributes = ["data-chart"];
  #box = document.createElement("div");
  #sizes = new ResizeObserver(() => this.#plot?.setSize(this.#size));
  #themes = new MutationObserver(() => this.#draw());
  #scheme = matchMedia("(prefers-color-scheme: dark)");
  #redraw = () => void this.#draw();
  /** @type {import("uplot") | null} */
  #plot = null;

  connectedCallback() {
    if (!this.shadowRoot) {
      const style = document.createElement("link");
      style.rel = "stylesheet";
      style.href = `${folder}uplot.min.css`;
      this.attachShadow({ mode: "open" }).append(style, this.#box);
    }
    this.#sizes.observe(this);
    this.#themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    this.#scheme.addEventListener("change", this.#redraw);
    this.#draw();
  }

  disconnectedCallback() {
    this.#sizes.disconnect();
    this.#themes.disconnect();
    this.#scheme.removeEventListener("change", this.#redraw);
  }

  attributeChangedCallback() {
    if (this.shadowRoot) this.#draw();
  }

  get #size() {
    return { width: Math.max(200, this.clientWidth), height: Math.max(120, this.clientHeight) };
  }

  /** A colour of the page's look, by its variable's name. @param {string} name */
  #colour(name) {
    const probe = document.createElement("span");
    probe.style.color = `var(${name})`;
    this.#box.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }

  async #draw() {
    if (!this.dataset.chart) return;
    const Plotter = await uPlot();
    if (!this.isConnected) return;
    /** @type {ChartData} */
    const data = JSON.parse(this.dataset.chart);
    this.#plot?.destroy();
    this.#plot = new Plotter(this.#options(Plotter, data), [data.x, ...data.lines.map((line) => line.y)], this.#box);
  }

  /**
   * @param {Plotter} Plotter
   * @param {ChartData} data
   * @returns {Options}
   */
  #options(Plotter, data) {
    const ink = this.#colour("--ink-2");
    return {
      ...this.#size,
      padding: [8, 10, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false }, y: { range: [0, data.max] } },
      series: [{}, ...this.#series(data)],
      axes: this.#axes(data, ink),
      hooks: { draw: [(plot) => mark(Plotter.pxRatio, plot, data.at, ink)] },
    };
  }

  /** @param {ChartData} data */
  #series({ lines, x }) {
    return lines.map((line, at) => ({
      label: line.name,
      stroke: this.#colour(STROKES[at % STROKES.length]),
      dash: DASHES[at % DASHES.length],
      width: 2,
      spanGaps: true,
      points: { show: x.length < 3, size: 5 },
    }));
  }

  /**
   * @param {ChartData} data
   * @param {string} ink
   * @returns {import("uplot").Axis[]}
   */
  #axes(data, ink) {
    const lines = { stroke: this.#colour("--line"), width: 1 };
    const font = `12px ${getComputedStyle(this).fontFamily}`;
    /** @type {import("uplot").Axis} */
    const axis = {
      ...{ stroke: ink, font, labelFont: font, labelSize: 18, grid: lines, ticks: lines },
      values: (_, marks) => marks.map((value) => (Number.isInteger(value) ? value : null)),
    };
    return [
      { ...axis, label: data["x-name"], size: 26 },
      { ...axis, label: data["y-name"], size: 36 },
    ];
  }
}

/**
 * Draw a line at the reader's place.
 * @param {number} ratio device pixels a CSS pixel
 * @param {import("uplot")} plot
 * @param {number | null | undefined} at
 * @param {string} ink
 */
const mark = (ratio, { ctx, bbox, valToPos }, at, ink) => {
  if (at === undefined || at === null) return;
  const x = Math.round(valToPos(at, "x", true));
  ctx.save();
  Object.assign(ctx, { strokeStyle: ink, lineWidth: ratio });
  ctx.setLineDash([3 * ratio, 3 * ratio]);
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  ctx.restore();
};
