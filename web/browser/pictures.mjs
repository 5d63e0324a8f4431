// Two elements of our own: a chart, drawn by uPlot, and a QR code. Both are pictures; the words stand beside them.
// They draw into a shadow of their own, so that the page may change round them. The build fills in the two folders.

const UPLOT = new URL("__UPLOT__/", import.meta.url).href;
const QRCODE = new URL("__QRCODE__/", import.meta.url).href;

let plotter = null;
/** uPlot comes as a script, once, when the first chart is there. */
const uplot = () => {
  plotter ??= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = nastilkaTrusted.url(`${UPLOT}uPlot.iife.min.js`);
    script.onload = () => done(window.uPlot);
    script.onerror = failed;
    document.head.append(script);
  });
  return plotter;
};

const STROKES = ["--line-1", "--line-2", "--line-3", "--line-4"];
const DASHES = [[], [8, 4], [2, 4], [12, 4, 2, 4]];

/** `data-chart` holds {"x": […], "lines": [{"name", "y": […]}], "x-name", "y-name", "max", "at"}; a gap is null. */
class Chart extends HTMLElement {
  static observedAttributes = ["data-chart"];

  connectedCallback() {
    if (!this.shadowRoot) {
      this.attachShadow({ mode: "open" });
      const style = document.createElement("link");
      style.rel = "stylesheet";
      style.href = `${UPLOT}uPlot.min.css`;
      this.box = document.createElement("div");
      this.shadowRoot.append(style, this.box);
      this.sizes = new ResizeObserver(() => this.fit());
      this.themes = new MutationObserver(() => this.draw());
      this.scheme = matchMedia("(prefers-color-scheme: dark)");
      this.anew = () => this.draw();
    }
    this.sizes.observe(this);
    this.themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    this.scheme.addEventListener("change", this.anew);
    this.draw();
  }

  disconnectedCallback() {
    this.sizes?.disconnect();
    this.themes?.disconnect();
    this.scheme?.removeEventListener("change", this.anew);
  }

  attributeChangedCallback() {
    if (this.box) this.draw();
  }

  get size() {
    return { width: Math.max(200, this.clientWidth), height: Math.max(120, this.clientHeight) };
  }

  fit() {
    this.plot?.setSize(this.size);
  }

  colour(name) {
    const probe = document.createElement("span");
    probe.style.color = `var(${name})`;
    this.shadowRoot.append(probe);
    const found = getComputedStyle(probe).color;
    probe.remove();
    return found;
  }

  async draw() {
    if (!this.dataset.chart) return;
    const uPlot = await uplot();
    if (!this.isConnected) return;
    const told = JSON.parse(this.dataset.chart);
    this.plot?.destroy();
    this.plot = new uPlot(this.options(uPlot, told), [told.x, ...told.lines.map((line) => line.y)], this.box);
  }

  options(uPlot, told) {
    const [ink, grid] = [this.colour("--ink-2"), this.colour("--line")];
    const font = `12px ${getComputedStyle(this).fontFamily}`;
    const axis = { stroke: ink, font, labelFont: font, labelSize: 18, grid: { stroke: grid, width: 1 }, ticks: { stroke: grid, width: 1 } };
    const whole = (_, marks) => marks.map((mark) => (Number.isInteger(mark) ? mark : null));
    const lines = told.lines.map((line, at) => ({
      label: line.name,
      stroke: this.colour(STROKES[at % STROKES.length]),
      dash: DASHES[at % DASHES.length],
      width: 2,
      spanGaps: true,
      points: { show: told.x.length < 3, size: 5 },
    }));
    return {
      ...this.size,
      padding: [8, 10, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false }, y: { range: [0, told.max] } },
      series: [{}, ...lines],
      axes: [
        { ...axis, label: told["x-name"], size: 26, values: whole },
        { ...axis, label: told["y-name"], size: 36, values: whole },
      ],
      hooks: { draw: [(plot) => this.mark(uPlot, plot, told.at, ink)] },
    };
  }

  /** A line where the reader stands. */
  mark(uPlot, plot, at, ink) {
    if (at === undefined || at === null) return;
    const x = Math.round(plot.valToPos(at, "x", true));
    plot.ctx.save();
    Object.assign(plot.ctx, { strokeStyle: ink, lineWidth: uPlot.pxRatio });
    plot.ctx.setLineDash([3 * uPlot.pxRatio, 3 * uPlot.pxRatio]);
    plot.ctx.beginPath();
    plot.ctx.moveTo(x, plot.bbox.top);
    plot.ctx.lineTo(x, plot.bbox.top + plot.bbox.height);
    plot.ctx.stroke();
    plot.ctx.restore();
  }
}

/** `data-text` as a QR code: black on white in any theme, since not every camera reads it the other way round. */
class QrCode extends HTMLElement {
  static observedAttributes = ["data-text"];

  connectedCallback() {
    if (!this.shadowRoot) this.attachShadow({ mode: "open" });
    this.draw();
  }

  attributeChangedCallback() {
    if (this.shadowRoot) this.draw();
  }

  async draw() {
    const { default: qrcode } = await import(`${QRCODE}qrcode.mjs`);
    const code = qrcode(0, "L");
    code.addData(this.dataset.text, "Byte");
    code.make();
    const [size, rim] = [code.getModuleCount(), 4];
    let path = "";
    for (let row = 0; row < size; row++)
      for (let column = 0; column < size; column++)
        if (code.isDark(row, column)) path += `M${column + rim} ${row + rim}h1v1h-1z`;
    const whole = size + 2 * rim;
    const picture = `<svg viewBox="0 0 ${whole} ${whole}" width="100%" shape-rendering="crispEdges" aria-hidden="true"><path fill="#fff" d="M0 0h${whole}v${whole}H0z"/><path d="${path}"/></svg>`;
    this.shadowRoot.replaceChildren(nastilkaTrusted.html(picture));
  }
}

customElements.define("nastilka-chart", Chart);
customElements.define("nastilka-qr", QrCode);
