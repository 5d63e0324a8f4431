/** The `<script>` element that is running; its `data-` attributes are the parameters. Only in classic scripts. */
export const script = /** @type {HTMLScriptElement} */ (document.currentScript);
