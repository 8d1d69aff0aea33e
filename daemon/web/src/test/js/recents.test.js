import assert from "node:assert/strict";
import test from "node:test";
import { recentsOf, remembered } from "../../main/resources/tengen/web/recents.js";
import "./preact.js";
import { after, begun } from "./states.js";
const { cardsOf } = await import("../../main/resources/tengen/web/catalog.js");
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { chosenAtFirst } = await import("../../main/resources/tengen/web/panels/newgame.js");

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

test("a new game begins with the game and the engine of now, and the clock of the last one", () => {
  const engines = [{ id: "gomoku", games: [{ rules: "gomoku-freestyle", openings: [] }], options: [], topics: [] }];
  const hello = { action: "tengen-hello", engines, rules: [{ id: "gomoku-freestyle" }] };
  const state = after(begun(boardGame("gomoku-freestyle", 13, 13)), { type: "answer", message: hello, nowMs: 0 });
  const first = (clock) => chosenAtFirst(state, cardsOf(state), { clock });
  assert.deepEqual([first("5+3").clock, first("gone").clock, first(undefined).clock], ["5+3", "none", "none"]);
  assert.deepEqual([first("none").choice.rules, first("none").size], ["gomoku-freestyle", 13]);
  assert.equal(first("none").opponent.kind, "engine");
});
