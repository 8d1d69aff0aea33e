import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, begun, known, mainLine, played } from "./states.js";
const { exploring, isClockRunning, isYourTurn } = await import("../../main/resources/tengen/web/explore.js");
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { translator } = await import("../../main/resources/tengen/web/i18n/translate.js");
const { exploringText } = await import("../../main/resources/tengen/web/panels/explore.js");
const { wanted } = await import("../../main/resources/tengen/web/queries.js");

const THREE = played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8", "J9", "G7");
const AGAINST = { players: { B: { kind: "human" }, W: { kind: "engine", engine: "gomoku", level: 20 } } };

function branched(state, back = 2) {
  return known(after(state, { type: "go", node: back }, { type: "play", move: "A1" }), "W");
}

test("an earlier position is told while the game goes on", () => {
  assert.equal(exploring(THREE), null);
  const back = after(THREE, { type: "go", node: 1 });
  assert.deepEqual(exploring(back), { isBranch: false, ply: 1, plies: 3, isYourTurn: false });
  assert.match(exploringText(back, translator("en")), /move 1 of 3/);
  const whole = after(back, { type: "backToGame" });
  assert.equal(whole.at, 3);
  assert.equal(exploringText(whole, translator("en")), "");
});

test("an earlier position is looked at without a word in a review", () => {
  const review = after(THREE, { type: "mode", mode: "review" }, { type: "go", node: 1 });
  assert.equal(exploring(review), null);
  assert.equal(exploring(branched(review)).isBranch, true);
});

test("a move at an earlier position branches and the game stays", () => {
  const state = branched(THREE);
  assert.equal(state.head, 3);
  assert.deepEqual(mainLine(state.tree), ["B H8", "W J9", "B G7"]);
  assert.deepEqual(exploring(state), { isBranch: true, ply: 3, plies: 3, isYourTurn: false });
  assert.equal(after(state, { type: "backToGame" }).at, 3);
});

test("the game's own move at an earlier position goes on along the game", () => {
  const again = after(THREE, { type: "go", node: 2 }, { type: "play", move: "G7" });
  assert.deepEqual([again.at, again.head], [3, 3]);
});

test("an engine does not answer a move in a branch", () => {
  const ids = (state) => wanted(state).map(({ id }) => id).filter((id) => /^(move|open):/.test(id));
  const game = { ...played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8", "J9"), ...AGAINST };
  const branch = known(after(known(after(game, { type: "go", node: 0 }), "B"), { type: "play", move: "A1" }), "W");
  assert.equal(branch.tree.nodes[branch.at].move, "A1");
  assert.deepEqual([branch.head, branch.table, ids(branch)], [2, null, []]);
  assert.equal(isYourTurn(branch), true);
  assert.match(exploringText(branch, translator("en")), /Your turn/);
});

test("a game that is over is looked through without a word, and its branches are told", () => {
  const over = after(THREE, { type: "resign" });
  const back = after(over, { type: "go", node: 2 });
  assert.equal(exploring(back), null);
  const branch = after(back, { type: "play", move: "A1" });
  assert.equal(exploring(branch).isBranch, true);
  assert.equal(branch.resigned, over.resigned);
});

test("a game of people that has ended is not taken back, however it ended", () => {
  const resigned = after(THREE, { type: "resign" });
  const won = after(THREE, { type: "answer", message: { id: `position:${THREE.epoch}:3`, toMove: "W", stones: [],
    verdict: { state: "won", side: "B" } }, nowMs: 0 });
  for (const state of [resigned, won]) {
    assert.equal(after(state, { type: "takeBack" }), state);
  }
  assert.equal(after(THREE, { type: "takeBack" }).head, 2);
});

test("a clock runs while its side is to move in a game that goes on", () => {
  const table = { id: "t1", token: "s", clocks: { black: 60, white: 60 }, receivedMs: 5, over: null, opening: "none", choices: [], line: [0] };
  const timed = { ...THREE, table };
  assert.equal(isClockRunning(timed), true);
  const still = [THREE, { ...timed, paused: true }, { ...timed, table: { ...table, clocks: {} } }, { ...timed, resigned: "W" }];
  assert.deepEqual(still.map(isClockRunning), [false, false, false, false]);
});

test("a branch is made the main line where people play at this page, and the game is its line", () => {
  const state = branched(THREE);
  const promoted = after(state, { type: "promote", node: state.at });
  assert.deepEqual(mainLine(promoted.tree), ["B H8", "W J9", "B A1"]);
  assert.equal(promoted.head, state.at);
});

test("a branch of a game against an engine, or of a stored game, does not become the game", () => {
  for (const more of [AGAINST, { stored: { id: "g" } }]) {
    const state = branched({ ...THREE, ...more });
    const promoted = after(state, { type: "promote", node: state.at });
    assert.deepEqual(mainLine(promoted.tree), ["B H8", "W J9", "B G7"]);
    assert.deepEqual([promoted.head, promoted.at], [3, state.at]);
  }
});

test("a stored game's moves are not deleted, its branches are", () => {
  const state = branched({ ...THREE, stored: { id: "g" } });
  assert.equal(after(state, { type: "remove", node: 3 }), state);
  assert.equal(after(state, { type: "remove", node: state.at }).at, 2);
});
