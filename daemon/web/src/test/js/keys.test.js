import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, answer, begun, infos, played } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { pressed } = await import("../../main/resources/tengen/web/keys.js");

const GAME = answer(
  played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8"), "analysis", 1, ["gomoku", 5], infos(["H9", 100, 0.5]));

test("a digit plays a candidate and u takes back", () => {
  assert.deepEqual(pressed(GAME, "1"), { type: "play", move: "H9" });
  assert.deepEqual(pressed(GAME, "u"), { type: "takeBack" });
});

test("arrows, comma and point step through the moves", () => {
  for (const [key, step] of [["ArrowLeft", -1], [",", -1], ["ArrowRight", 1], [".", 1]]) {
    assert.deepEqual(pressed(GAME, key), { type: "stepBy", step });
  }
});

test("a rematch is for a game that is over", () => {
  assert.equal(pressed(GAME, "r"), null);
  assert.deepEqual(pressed(after(GAME, { type: "resign" }), "r"), { type: "rematch" });
});

test("Escape answers a question first", () => {
  assert.deepEqual(pressed(after(GAME, { type: "ask", asking: "resign" }), "Escape"), { type: "ask", asking: null });
});

test("Escape closes an overlay first, and then goes back to the game", () => {
  assert.equal(pressed(GAME, "Escape"), null);
  const back = after(GAME, { type: "stepBy", step: -1 }, { type: "overlay", overlay: { name: "threats", engine: "gomoku" } });
  const closed = after(back, pressed(back, "Escape"));
  assert.equal(closed.overlay, null);
  assert.deepEqual(pressed(closed, "Escape"), { type: "backToGame" });
});

test("while stones are set up no key but ? does anything", () => {
  const setup = after(GAME, { type: "setup", setup: { tool: "B", first: "B", stones: [] } });
  const all = ["1", "u", ",", ".", "Home", "End", "[", "]", " ", "h", "b", "B", "t", "n", "i", "ArrowLeft", "Escape"];
  assert.deepEqual(all.filter((key) => pressed(setup, key)), []);
  assert.deepEqual(pressed(setup, "?"), { type: "dialog", dialog: "help" });
});
