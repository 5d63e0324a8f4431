// Watches the page's thread while a bot thinks: long tasks as the browser's own observer tells them, and when the answers
// came. It is put into a page before anything else of it runs.

/** @type {{tasks: [start: number, end: number][], answers: number[]}} milliseconds since the page began */
const watch = { tasks: [], answers: [] };
// eslint-disable-next-line no-restricted-syntax -- a name of the tests' own, which replaces nothing
Object.assign(window, { nastilkaWatch: watch });
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries()) watch.tasks.push([startTime, startTime + duration]);
}).observe({ type: "longtask", buffered: true });
new MutationObserver(() => watch.answers.push(performance.now())).observe(document, {
  subtree: true,
  attributeFilter: ["data-answers"],
});
