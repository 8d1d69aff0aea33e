import assert from "node:assert/strict";
import test from "node:test";

/** The browser's storage, in which other tabs write as well. */
const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => kept.set(key, String(value)),
  removeItem: (key) => kept.delete(key),
};
globalThis.navigator ??= { language: "en" };

const { forgetTokens, keepAccount, keepToken, tokenOf } = await import("../../main/resources/tengen/web/settings.js");

test.beforeEach(() => kept.clear());

test("who is logged in again has the tokens of tables, and another has not", () => {
  keepToken("t1", "secret");
  assert.equal(keepAccount("ann"), false);
  assert.equal(keepAccount("ann"), false);
  assert.equal(tokenOf("t1"), "secret");
  assert.equal(keepAccount("bo"), true);
  assert.equal(tokenOf("t1"), null);
  assert.equal(keepAccount("bo"), false);
});

test("who logs out leaves nothing behind", () => {
  keepAccount("ann");
  keepToken("t1", "secret");
  forgetTokens();
  assert.equal(kept.size, 0);
});
