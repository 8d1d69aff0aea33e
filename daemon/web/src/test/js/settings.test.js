import assert from "node:assert/strict";
import test from "node:test";

/** The browser's storage, to which other tabs write as well. */
const stored = new Map();
const tab = new EventTarget();
const GLOBALS = {
  localStorage: {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => stored.set(key, String(value)),
    removeItem: (key) => stored.delete(key),
  },
  document: { documentElement: { dataset: {} } },
  addEventListener: tab.addEventListener.bind(tab),
};
globalThis.navigator ??= { languages: ["en"] };

/** Gives a test an empty browser. All files share one process, so that another one may replace the globals at any time. */
function openBrowser(context) {
  const before = Object.keys(GLOBALS).map((name) => [name, globalThis[name]]);
  stored.clear();
  Object.assign(globalThis, GLOBALS);
  context.after(() => before.filter(([name]) => globalThis[name] === GLOBALS[name]).forEach(([name, value]) => {
    globalThis[name] = value;
  }));
}

const { removeTokens, storeAccount, storeOffer, storeToken, loadSettings, tokenOf } = await import("../../main/resources/tengen/web/settings.js");

test("what one tab sets stays where another sets something else, and is shown there", (context) => {
  openBrowser(context);
  let drawn = 0;
  const one = loadSettings(() => drawn++);
  loadSettings(() => {}).set({ theme: "dark" });
  one.set({ numbers: "all" });
  assert.deepEqual(JSON.parse(stored.get("tengen")), { theme: "dark", numbers: "all" });
  assert.equal(one.get().theme, "auto");
  tab.dispatchEvent(Object.assign(new Event("storage"), { key: "tengen" }));
  assert.equal(one.get().theme, "dark");
  assert.equal(document.documentElement.dataset.theme, "dark");
  assert.equal(drawn, 2);
});

test("settings change where the browser keeps nothing", (context) => {
  openBrowser(context);
  context.mock.method(localStorage, "setItem", () => {
    throw new DOMException("full", "QuotaExceededError");
  });
  context.mock.method(console, "warn", () => {});
  let drawn = 0;
  const settings = loadSettings(() => drawn++);
  settings.set({ language: "zh" });
  assert.equal(settings.get().language, "zh");
  assert.equal(document.documentElement.lang, "zh");
  assert.equal(drawn, 1);
  storeToken("t1", "secret");
});

test("who is logged in again has the tokens of tables, and another has not", (context) => {
  openBrowser(context);
  storeToken("t1", "secret");
  assert.equal(storeAccount("ann"), false);
  assert.equal(storeAccount("ann"), false);
  assert.equal(tokenOf("t1"), "secret");
  assert.equal(storeAccount("bo"), true);
  assert.equal(tokenOf("t1"), null);
  assert.equal(storeAccount("bo"), false);
});

test("who logs out leaves nothing behind", (context) => {
  openBrowser(context);
  storeAccount("ann");
  storeToken("t1", "secret");
  storeOffer({ tag: "a", engines: [], rules: [] });
  removeTokens();
  assert.equal(stored.size, 0);
});
