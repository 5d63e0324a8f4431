/** The `<script>` element that is running; its `data-` attributes are the parameters. Only in classic scripts. */
export const script = /** @type {HTMLScriptElement} */ (document.currentScript);

/** The version of the site: the address of the folder that the script is in, which changes with any of our files. */
export const version = () => new URL(".", script.src).href;
