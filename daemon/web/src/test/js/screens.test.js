import assert from "node:assert/strict";
import test from "node:test";
import { after, answer, begun, HELLO, known, played } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { initial } = await import("../../main/resources/tengen/web/model.js");
const { wanted } = await import("../../main/resources/tengen/web/queries.js");
const { address, boardAddress } = await import("../../main/resources/tengen/web/route.js");
const { LEVELS, ownSide, stopOf, winner } = await import("../../main/resources/tengen/web/screens.js");
const { soundOf } = await import("../../main/resources/tengen/web/sound.js");

const GOMOKU = boardGame("gomoku-freestyle", 15, 15);
const home = after(initial, HELLO);

function won(state, side) {
  return answer(state, "position", state.at, [],
    { toMove: "W", stones: [], illegal: [], verdict: { state: "won", side, reason: "five in a row", line: [] } });
}

test("the start screen asks for no table before a stone is placed", () => {
  const chosen = after(home, { type: "start", change: { side: "W" } });
  assert.equal(chosen.players.B.kind, "engine");
  assert.equal(chosen.table, null);
  assert.equal(wanted(chosen).some(({ id }) => id.startsWith("open:")), false);
});

test("who places a stone on the start screen plays Black, whatever colour is chosen", () => {
  for (const side of ["B", "W", "either"]) {
    const placed = known(after(home, { type: "start", change: { side, level: 60 } }, { type: "play", move: "H8" }), "W");
    assert.equal(placed.mode, "play");
    assert.equal(ownSide(placed), "B");
    assert.deepEqual([placed.players.W.kind, placed.players.W.level], ["engine", 60]);
    assert.equal(wanted(placed).some(({ id }) => id.startsWith("open:")), true);
  }
});

test("a stone is placed before the daemon is known, and its table opens when the engines are known", () => {
  const placed = after(initial, { type: "play", move: "H8" });
  assert.equal(placed.tree.nodes[placed.at].move, "H8");
  const early = after(initial, { type: "playEngine", chance: 0 });
  const isOpened = (state) => wanted(state).some(({ id }) => id.startsWith("open:"));
  assert.deepEqual([isOpened(early), isOpened(after(early, HELLO))], [false, true]);
});

test("the game that is chosen begins at a table, and chance decides where either side is chosen", () => {
  const either = after(home, { type: "start", change: { side: "either", level: 0 } });
  for (const [chance, side] of [[0.2, "B"], [0.7, "W"]]) {
    const game = after(either, { type: "playEngine", chance });
    assert.deepEqual([ownSide(game), game.mode, wanted(game).some(({ id }) => id.startsWith("open:"))], [side, "play", true]);
  }
});

test("the board's modes have addresses of their own", () => {
  const local = begun(GOMOKU);
  assert.deepEqual([initial, local, after(local, { type: "mode", mode: "review" })].map(address), ["#/", "#/play", "#/analyse"]);
  assert.deepEqual(["play", "review"].map((mode) => boardAddress({ table: { id: "5" } }, mode)), ["#/t/5", "#/t/5/analyse"]);
});

test("an empty board to analyse opens with the tab of the analysis", () => {
  assert.equal(after(initial, { type: "mode", mode: "review" }).tab, "analysis");
});

test("the start screen is reached again with the same game and no stones", () => {
  const back = after(played(begun(boardGame("nogo", 9, 9)), "E5"), { type: "home" });
  assert.deepEqual([back.mode, back.game.rules, back.tree.nodes.length], ["home", "nogo", 1]);
});

test("another screen takes back the question whether to resign", () => {
  const asked = after(played(begun(GOMOKU), "H8"), { type: "ask", asking: "resign" });
  assert.equal(asked.asking, "resign");
  assert.equal(after(asked, { type: "mode", mode: "review" }).asking, null);
});

test("a rematch swaps the colours and begins anew", () => {
  const over = won(played(begun(GOMOKU), "H8"), "B");
  const again = after({ ...over, players: { B: { kind: "human" }, W: { kind: "engine", engine: "gomoku" } } }, { type: "rematch" });
  assert.deepEqual([again.players.B.kind, again.players.W.kind, again.head], ["engine", "human", 0]);
});

test("the winner is told by the rules or by who resigned", () => {
  const game = played(begun(GOMOKU), "H8", "H9");
  assert.equal(winner(game), null);
  assert.equal(winner(won(game, "W")), "W");
  assert.equal(winner(after(game, { type: "resign" })), "W");
});

test("each level belongs to the nearest stop", () => {
  assert.deepEqual(LEVELS.map(stopOf), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual([20, 90].map(stopOf), [1, 5]);
});

test("a stone, a call and the end have their sounds, and stepping has none", () => {
  const game = played(begun(GOMOKU), "H8");
  const next = after(game, { type: "play", move: "H9" });
  assert.equal(soundOf(next, game, false), "W");
  assert.equal(soundOf(won(next, "W"), next, false), "end");
  assert.equal(soundOf(after(next, { type: "go", node: 0 }), next, false), null);
  assert.equal(soundOf(after(next, { type: "home" }), next, false), null);
});

test("a tap on a point that cannot be played asks nothing: a forbidden one tells why", () => {
  const renju = begun(boardGame("gomoku-renju", 15, 15));
  const state = answer(renju, "position", 0, [], { toMove: "B", stones: [["W", "A1"]], illegal: [["H8", "forbidden: double three"]],
    verdict: { state: "open" } });
  const tapped = (vertex) => after(state, { type: "ghost", ghost: "G7", isAsked: true }, { type: "ghost", ghost: vertex, isAsked: true });
  const shown = (vertex) => [tapped(vertex).ghost, tapped(vertex).isGhostAsked, tapped(vertex).message?.reason];
  assert.deepEqual(shown("C3"), ["C3", true, undefined]);
  assert.deepEqual(shown("A1"), [null, false, undefined]);
  assert.deepEqual(shown("H8"), [null, false, "forbidden: double three"]);
});
