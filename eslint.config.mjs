// How JavaScript is written here. TypeScript checks the types that its comments name (`tsconfig.json` and those below it).
import js from "@eslint/js";
import globals from "globals";
import { readFileSync } from "node:fs";

const GLOBAL_OBJECTS = "window|self|globalThis|WebAssembly|Date|Math|performance|navigator";
const REPLACES = "Globals are replaced in web/browser/replace_globals.js, and nowhere else.";

/** What git ignores was made or installed, and while `make test` checks, the site is still being made beside it. */
const ignored = readFileSync(new URL(".gitignore", import.meta.url), "utf8").split("\n").filter(Boolean);

/** What a device keeps outside of its databases, and the module that reads and writes it: browsers deny it, or throw. */
const storing = [
  ["localStorage", "web/browser/window/storage.js"],
  ["sessionStorage", "web/browser/window/storage.js"],
  ["history", "web/browser/window/address.js"],
  ["BroadcastChannel", "web/browser/window/channel.js"],
  ["indexedDB", "web/browser/window/database.js"],
];
const refused = storing.map(([name, module]) => ({ name, message: `Only ${module} uses it.` }));
const refusedOfGlobals = storing.flatMap(([property, module]) =>
  ["window", "self", "globalThis"].map((object) => ({ object, property, message: `Only ${module} uses it.` })),
);

/** Ways to replace what the browser offers to all scripts; our own globals begin with `nastilka`. */
const replacing = [
  `AssignmentExpression > MemberExpression.left[object.name=/^(${GLOBAL_OBJECTS})$/]:not([property.name=/^(nastilka|on)/])`,
  "AssignmentExpression > MemberExpression.left[object.property.name='prototype']",
  `CallExpression[callee.object.name='Object'][callee.property.name=/^(assign|definePropert(y|ies))$/][arguments.0.name=/^(${GLOBAL_OBJECTS})$/]`,
  "CallExpression[callee.object.name='Object'][callee.property.name=/^(assign|definePropert(y|ies))$/][arguments.0.property.name='prototype']",
  `CallExpression[callee.object.name='Reflect'][callee.property.name=/^(set|defineProperty)$/][arguments.0.name=/^(${GLOBAL_OBJECTS})$/]`,
];

const strict = {
  curly: ["error", "multi-line", "consistent"],
  eqeqeq: "error",
  "max-lines": ["error", { max: 400 }],
  "max-lines-per-function": ["error", { max: 60 }],
  "no-eval": "error",
  "no-extend-native": "error",
  "no-implied-eval": "error",
  "no-new-func": "error",
  "no-restricted-syntax": ["error", ...replacing.map((selector) => ({ selector, message: REPLACES }))],
  "no-shadow": "error",
  "no-throw-literal": "error",
  "no-undef": "off", // TypeScript knows which names there are
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
  "no-var": "error",
  "object-shorthand": "error",
  "prefer-const": "error",
  "prefer-template": "error",
  "no-warning-comments": ["error", { terms: ["todo", "fixme"] }],
};

/** What runs in a window, in a worker: modules, and the entries of the same name. @param {string[]} names */
const folders = (...names) => names.flatMap((name) => [`web/browser/${name}/**`, `web/browser/entries/${name}/**`]);

export default [
  { ignores: ["docs", ...ignored.map((line) => `**/${line}`)] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  { rules: strict },
  { files: ["**/*.js"], languageOptions: { sourceType: "script" } },
  { files: ["web/browser/**"], languageOptions: { sourceType: "module", globals: globals["shared-node-browser"] } },
  { files: folders("window", "watchdog", "plain_window", "host_page", "vendor", "single_file", "sandboxed", "game_frame"), languageOptions: { globals: globals.browser } },
  { files: folders("worker", "single_file_worker", "sandboxed_worker", "game_worker", "plain_worker", "memory"), languageOptions: { globals: globals.worker } },
  { files: folders("service_worker"), languageOptions: { globals: globals.serviceworker } },
  { files: ["web/browser/**"], rules: { "no-restricted-globals": ["error", ...refused], "no-restricted-properties": ["error", ...refusedOfGlobals] } },
  { files: ["web/browser/**"], rules: { "no-restricted-imports": ["error", { name: "idb", message: "Only web/browser/window/database.js uses it." }] } },
  {
    files: [...new Set(storing.map(([, module]) => module)), "web/browser/replace_globals.js"],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off", "no-restricted-imports": "off" },
  },
  { files: ["e2e/**", "examples/**"], languageOptions: { globals: globals.browser } },
  { files: ["build/**", "tests/**", "*.mjs"], languageOptions: { globals: globals.nodeBuiltin } },
  // The module for it; and a program under Node that stops the clock, so that two builds give the same bytes.
  { files: ["web/browser/replace_globals.js", "build/website/snapshot.mjs"], rules: { "no-restricted-syntax": "off" } },
  { files: ["e2e/watch.js"], rules: { "no-var": "off" } }, // a `var` of a script can be seen by the tests
];
