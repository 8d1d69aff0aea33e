import assert from "node:assert/strict";
import test from "node:test";
import { after, answer, begun, infos, KNOWN, known, played } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { doubtful, isIdle, lossOf, mistakes, signOf } = await import("../../main/resources/tengen/web/evaluations.js");
const { read } = await import("../../main/resources/tengen/web/formats/files.js");
const { wanted } = await import("../../main/resources/tengen/web/queries.js");

const BEGUN = begun(boardGame("gomoku-freestyle", 15, 15));

function asked(state) {
  return wanted(state).filter(({ id }) => id.startsWith("analysis:")).map(({ lines }) => lines);
}

test("a review does not take the place of a deeper analysis", () => {
  const analysed = answer(played(BEGUN, "H8"), "analysis", 1, ["gomoku", 5], infos(["H9", 9000, 0.4], ["G9", 100, 0.5]));
  const reviewing = after(analysed, { type: "review" });
  const reviewed = answer(reviewing, "review", 1, ["gomoku"], { turnNumber: 1, ...infos(["A1", 3000, 0.9]) });
  assert.equal(reviewed.evaluations[1].gomoku.infos[0].move, "H9");
  const first = answer(reviewed, "review", 1, ["gomoku"], { turnNumber: 0, ...infos(["H8", 3000, 0.6]) });
  assert.equal(first.evaluations[0].gomoku.infos[0].move, "H8");
});

test("more lines are asked for, and fewer are not", () => {
  const state = after(played(BEGUN, "H8"), { type: "analysis", change: { on: true } });
  assert.deepEqual(asked(state), [5]);
  const done = answer(state, "analysis", 1, ["gomoku", 5], infos(["H9", 100, 0.5]));
  assert.deepEqual(asked(done), []);
  assert.deepEqual(asked(after(done, { type: "analysis", change: { lines: 10 } })), [10]);
  assert.deepEqual(asked(after(done, { type: "analysis", change: { lines: 3 } })), []);
});

test("a loss is told by an engine that has looked at both positions", () => {
  const one = answer(played(BEGUN, "H8"), "analysis", 0, ["gomoku", 5], infos(["H8", 100, 0.6]));
  const other = answer(one, "analysis", 1, ["nogo", 5], infos(["H9", 100, 0.1]));
  assert.equal(lossOf(other, 1), null);
  const both = answer(other, "analysis", 1, ["gomoku", 5], infos(["H9", 100, 0.5]));
  assert.ok(Math.abs(lossOf(both, 1) - 0.1) < 1e-9);
});

test("a move that the engine would have played is no mistake, but a review searches it again", () => {
  const hinted = answer(played(BEGUN, "H8"), "analysis", 0, ["gomoku", 1], infos(["H8", 100, 0.8]));
  const worse = answer(hinted, "analysis", 1, ["gomoku", 1], infos(["H9", 100, 0.5]));
  assert.deepEqual([signOf(worse, 1), mistakes(worse, [0, 1]), doubtful(worse, [0, 1])], ["", [], [1]]);
  const other = answer(worse, "analysis", 0, ["gomoku", 1], infos(["G7", 1000, 0.8]));
  assert.deepEqual([signOf(other, 1), mistakes(other, [0, 1])], ["??", [1]]);
});

test("a position that is refused is noted where it was asked for", () => {
  const state = after(played(BEGUN, "H8"), { type: "play", move: "H9" }, { type: "go", node: 1 });
  const refused = answer(state, "position", 2, [], { error: "Illegal move 1: H9" });
  assert.equal(refused.positions[1].verdict.state, "open");
  assert.equal(refused.positions[2].verdict.state, "refused");
});

test("nothing is analysed before an engine is asked or a file tells a win rate", () => {
  const state = played(BEGUN, "H8");
  assert.ok(isIdle(state));
  assert.ok(isIdle({ ...state, evaluations: { 1: { referee: { infos: [], blackWinRate: 1, lines: 0 } } } }));
  assert.ok(!isIdle(after(state, { type: "analysis", change: { on: true } })));
  assert.ok(!isIdle(after(state, { type: "review" })));
  assert.ok(!isIdle(after(state, { type: "hint" })));
  assert.ok(!isIdle(answer(state, "analysis", 1, ["gomoku", 5], infos(["H9", 100, 0.5]))));
});

/** Opens a file with win rates but no candidates, and asks for a hint at a node. */
function hinted(at) {
  const text = "(;GM[4]SZ[15]SBKV[50];B[hh]SBKV[55];W[ii]SBKV[52])";
  const [file] = read({ text, guessed: null }, KNOWN, "gomoku-freestyle");
  return after(known(after(BEGUN, { type: "loaded", ...file, at }), "B"), { type: "hint" });
}

function hints(state) {
  return wanted(state).filter(({ id }) => id.startsWith("hint:")).length;
}

test("a hint is asked for where a file tells a win rate alone", () => {
  const state = hinted(2);
  assert.equal(hints(state), 1);
  const evaluatedState = answer(state, "hint", 2, ["gomoku"], infos(["H9", 100, 0.5]));
  assert.equal(hints(after(evaluatedState, { type: "hint" })), 0);
});

test("no hint is asked for where the game is over", () => {
  const over = { toMove: "B", stones: [], illegal: [], verdict: { state: "won", side: "B" } };
  assert.equal(hints(answer(hinted(2), "position", 2, [], over)), 0);
});
