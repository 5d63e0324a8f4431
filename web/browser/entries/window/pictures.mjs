// Two custom elements, a chart and a QR code, for pages with numbers or links to share.
import { Chart } from "../../window/chart.js";
import { QrCode } from "../../window/qr_code.js";

customElements.define("nastilka-chart", Chart);
customElements.define("nastilka-qr", QrCode);
