import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { played, begun } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { memo } = await import("../../main/resources/tengen/web/memo.js");
const { visit } = await import("../../main/resources/tengen/web/tree.js");

function isDrawnAgain(view, before, after) {
  const drawn = new view(before);
  drawn.props = before;
  return drawn.shouldComponentUpdate(after);
}

test("a component is drawn again where one of its props differs", () => {
  const view = memo(() => null);
  assert.equal(isDrawnAgain(view, { vertex: "A1", label: "empty" }, { vertex: "A1", label: "empty" }), false);
  assert.equal(isDrawnAgain(view, { vertex: "A1", label: "empty" }, { vertex: "A1", label: "Black" }), true);
  assert.equal(isDrawnAgain(view, { vertex: "A1" }, { vertex: "A1", label: "Black" }), true);
});

test("a component is drawn again where what it shows of its props differs", () => {
  const view = memo(() => null, ({ state }) => ({ at: state.at }));
  assert.equal(isDrawnAgain(view, { state: { at: 1, ghost: null } }, { state: { at: 1, ghost: "A1" } }), false);
  assert.equal(isDrawnAgain(view, { state: { at: 1 } }, { state: { at: 2 } }), true);
});

test("a node that remembers the way already stays the same object", () => {
  const { tree } = played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8", "J9", "G7");
  assert.equal(visit(tree, 2), tree);
});
