/** Candidates on the board and beside it. */
import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, answer, begun, infos, played } from "./states.js";
const { candidates } = await import("../../main/resources/tengen/web/board/board.js");
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { translator } = await import("../../main/resources/tengen/web/i18n/translate.js");
const { Effort, inOrder } = await import("../../main/resources/tengen/web/panels/candidates.js");

const ANALYSED = answer(played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8", "H9"), "analysis", 2, ["gomoku", 5],
  infos(["J8", 1200, 0.62], ["J9", 400, 0.5]));

const drawn = (state) => candidates(state, state.positions[state.at], translator("en")).map(({ worth, visits, best }) => [worth, visits, best]);

test("candidates show the chance of the side to move and visits, the best one first", () => {
  assert.deepEqual(drawn(ANALYSED), [["62", "1.2K", true], ["50", "400", false]]);
});

test("nothing else is drawn over candidates: they give way to a topic, a line and a variation", () => {
  const moves = [{ side: "B", move: "J8" }];
  for (const action of [
    { type: "overlay", overlay: { name: "threats", engine: "gomoku" } },
    { type: "playLine", moves, title: "win" },
    { type: "preview", preview: { move: "J8", length: 1 } },
    { type: "analysis", change: { shown: false } },
  ]) {
    assert.deepEqual(drawn(after(ANALYSED, action)), [], action.type);
  }
});

test("rows keep their order while it is held, and new candidates come last", () => {
  const now = [{ move: "K1" }, { move: "B" }, { move: "A" }];
  const names = (isHeld) => inOrder(now, ["A", "B", "C"], isHeld).map(({ move }) => move).join(" ");
  assert.deepEqual([names(true), names(false)], ["A B K1", "K1 B A"]);
});

test("an analysis without an answer waits for its engine, unless the game is over", () => {
  const told = (state) => Effort({ state, infos: [], effort: null, t: (key) => key }).props.children;
  const running = after(ANALYSED, { type: "analysis", change: { on: true } });
  assert.deepEqual([told(ANALYSED), told(running)], ["unknown", "analysis.waiting"]);
  const over = answer(running, "position", 2, [], { toMove: "B", stones: [], illegal: [], verdict: { state: "drawn" } });
  assert.equal(told(over), "analysis.over");
});
