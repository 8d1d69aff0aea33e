import assert from "node:assert/strict";
import test from "node:test";
import { recentsOf, remembered } from "../../main/resources/tengen/web/recents.js";

test("a game that is played again goes to the front, and the oldest goes", () => {
  const game = (rules, size = null) => ({ rules, size });
  const all = ["a", "b", "c", "d", "e", "f", "c"].reduce((known, id) => remembered(known, game(id)), []);
  assert.deepEqual(all.map(({ rules }) => rules), ["c", "f", "e", "d", "b"]);
  assert.deepEqual(remembered([game("nogo", 9)], game("nogo", 7)).length, 2);
});

test("what is no game, or too long, is not stored", () => {
  const nim = { rules: "nim", size: null };
  assert.deepEqual(recentsOf(null), []);
  assert.deepEqual(recentsOf([1, null, { rules: 3, size: 9 }, { rules: "nim" }, nim]), [nim]);
  assert.deepEqual(remembered([nim], { rules: "x".repeat(65), size: null }), [nim]);
});
