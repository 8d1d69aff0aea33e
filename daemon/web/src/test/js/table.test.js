import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, begun, known } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { translator } = await import("../../main/resources/tengen/web/i18n/translate.js");
const { initial } = await import("../../main/resources/tengen/web/model.js");
const { seatState } = await import("../../main/resources/tengen/web/panels/bars.js");
const { standing } = await import("../../main/resources/tengen/web/panels/players.js");
const { pendingText } = await import("../../main/resources/tengen/web/pending.js");
const { wanted } = await import("../../main/resources/tengen/web/queries.js");

const STONES = [["W", "A1"], ["B", "H8"]];
const ENGINES = { B: { kind: "engine", engine: "gomoku", level: 20 }, W: { kind: "engine", engine: "gomoku", level: 20 } };
const GAME = { rules: "gomoku-freestyle", boardXSize: 15, boardYSize: 15, initialStones: [...STONES].reverse() };
const SEATS = { black: { engine: "gomoku" }, white: { human: true }, clock: {}, clocks: {}, delay: 0 };

/** Returns the page that opened the table `t1`, after a message about its game. */
function seated(state, message) {
  const opened = { ...state, table: { ...state.table, id: "t1", token: "secret", ask: null } };
  const event = { event: "table", table: "t1", seq: 1, kind: "snapshot", ...GAME, ...SEATS, moves: [], ...message };
  return after(opened, { type: "answer", message: event, nowMs: 0 });
}

function atTable(game) {
  return after(begun(game), { type: "table", game, players: ENGINES, clock: {}, isPrivate: false, opening: "none" });
}

test("the page's tree stays where the table has the same stones in another order", () => {
  const game = boardGame("gomoku-freestyle", 15, 15, STONES, "W");
  const noted = after(atTable(game), { type: "comment", node: 0, text: "mine" });
  const seatedState = seated(noted, { initialPlayer: "W" });
  assert.equal(seatedState.tree.nodes[0].comment, "mine");
  assert.equal(seatedState.game.first, "W");
});

test("who comes to a table learns who is first", () => {
  const seatedState = seated(atTable(boardGame("nogo", 9, 9)), { initialPlayer: "W" });
  assert.deepEqual(seatedState.game, boardGame("gomoku-freestyle", 15, 15, GAME.initialStones, "W"));
  assert.deepEqual(seatedState.tree.nodes.length, 1);
});

test("a pace chosen while the game is paused counts when it goes on", () => {
  const paused = seated(atTable(boardGame("gomoku-freestyle", 15, 15, STONES)), { paused: { why: "asked" } });
  const paced = after(paused, { type: "speed", delay: 3 });
  assert.equal(paced.paused, true);
  assert.equal(paced.table.ask, null);
  assert.deepEqual(after(paced, { type: "pause" }).table.ask, { op: "go", delay: 3 });
  assert.deepEqual(after(paced, { type: "step" }).table.ask, { op: "go", plies: 1, delay: 3 });
  assert.deepEqual(after(known({ ...paced, paused: false }, "B"), { type: "speed", delay: 1 }).table.ask, { op: "go", delay: 1 });
});

test("a table is left once, however many games begin until that is answered", () => {
  const game = boardGame("gomoku-freestyle", 15, 15, STONES);
  const ids = (state) => wanted(state).map(({ id }) => id).filter((id) => id.startsWith("unwatch"));
  const first = after(seated(atTable(game), {}), { type: "begin", game });
  const second = after(first, { type: "begin", game });
  assert.deepEqual([ids(first), ids(second)], [["unwatch:t1"], ["unwatch:t1"]]);
  const left = after(second, { type: "answer", message: { id: "unwatch:t1", table: "t1", seq: 1 }, nowMs: 0 });
  assert.deepEqual(ids(left), []);
});

test("a table that is not there any more is left without a word, and another fault is told", () => {
  const game = boardGame("gomoku-freestyle", 15, 15, STONES);
  const begun = after(seated(atTable(game), {}), { type: "begin", game });
  const fails = (code) =>
    after(begun, { type: "answer", message: { id: "unwatch:t1", error: "no", code }, nowMs: 0 });
  assert.deepEqual([fails("unknown-table").message, fails("unknown-table").left], [null, []]);
  assert.deepEqual([fails("denied").message.text, fails("denied").left], ["no", []]);
});

const PERSON_AND_ENGINE = { ...SEATS, black: { human: true }, white: { engine: "gomoku" } };
const ON_TIME = { winner: "B", manner: "time", reason: "out of time" };

/** Returns the page of a visitor of the table `t1`, with a token or without, where White is to move. */
function come(token, message = {}) {
  const state = after(initial, { type: "connection", connection: "ready" }, { type: "seat", id: "t1", token });
  const event = { event: "table", table: "t1", seq: 5, kind: "snapshot", ...GAME, ...PERSON_AND_ENGINE,
    moves: [["B", "G7"]], ...message };
  return known(after(state, { type: "answer", message: event, nowMs: 0 }), "W");
}

function lost(state, code) {
  const again = after(state, { type: "connection", connection: "lost" }, { type: "connection", connection: "ready" });
  const { id } = wanted(again).find((query) => query.id.startsWith("watch:"));
  return after(again, { type: "answer", message: { id, error: "no table t1", code }, nowMs: 0 });
}

function closed(state) {
  return after(state, { type: "answer", message: { event: "table", table: "t1", seq: 6, kind: "closed" }, nowMs: 0 });
}

function kinds({ players }) {
  return [players.B.kind, players.W.kind];
}

test("who watched a table that is gone has its game between people", () => {
  for (const state of [lost(come(null), "unknown-table"), lost(come(null), "denied"), closed(come(null))]) {
    assert.equal(state.table, null);
    assert.deepEqual(kinds(state), ["human", "human"]);
  }
});

test("a link to a table that is gone leads to the start screen, which says so", () => {
  const linked = after(initial, { type: "connection", connection: "ready" }, { type: "seat", id: "t1", token: null });
  const state = lost(linked, "unknown-table");
  assert.deepEqual([state.table, state.mode, state.message.code], [null, "home", "unknown-table"]);
});

test("who opened a table that is gone goes on at another", () => {
  const state = lost(come("secret"), "unknown-table");
  assert.deepEqual(kinds(state), ["human", "engine"]);
  assert.equal(state.table.id, null);
  assert.equal(state.table.line.length, 2);
});

test("a table that cannot be watched now is not given up, nor asked for again at once", () => {
  for (const token of [null, "secret"]) {
    const state = lost(come(token), "too-many");
    assert.equal(state.table.id, "t1");
    assert.deepEqual(kinds(state), ["human", "engine"]);
    const asked = (each) => wanted(each).filter(({ id }) => /^(watch|open):/.test(id)).map(({ action }) => action);
    assert.deepEqual([state.table.isMissed, asked(state)], [true, []]);
    const again = after(state, { type: "watchAgain" });
    assert.deepEqual([again.table.isMissed, asked(again)], [false, ["tengen-watch"]]);
  }
});

test("how a game ended is told when its table is gone, and nothing goes on by itself", () => {
  const over = { over: ON_TIME };
  for (const state of [closed(come(null, over)), lost(come("secret", over), "unknown-table")]) {
    assert.equal(standing(state, translator("en")), "Black wins: out of time");
    assert.equal(state.table, null);
    assert.equal(after(state, { type: "play", move: "A1" }), state);
  }
});

test("a position that the referee rejects has no result", () => {
  const query = "position:1:0";
  const state = after(begun(boardGame("nogo", 9, 9)), { type: "answer", message: { id: query, error: "no" }, nowMs: 0 });
  assert.equal(state.positions[0].verdict.state, "refused");
  assert.equal(standing(state, translator("en")), "");
});

test("a game that has ended is not taken back, and goes on where its last move is deleted", () => {
  const state = closed(come(null, { over: ON_TIME }));
  assert.equal(after(state, { type: "takeBack" }), state);
  const shorter = after(state, { type: "remove", node: state.head });
  assert.equal(standing(shorter, translator("en")), "");
  const again = known(after(known(shorter, "B"), { type: "play", move: "G7" }), "W");
  assert.equal(again.at, again.head);
  assert.equal(standing(again, translator("en")), "");
});

test("a table's game that is over is not taken back", () => {
  assert.equal(after(come("secret", { over: ON_TIME }), { type: "takeBack" }).table.ask, null);
  assert.deepEqual(after(come("secret"), { type: "takeBack" }).table.ask, { op: "undo", ply: 1, to: 0 });
});

test("a move that is made while the connection is lost is told until it is sent", () => {
  const t = translator("en");
  const settings = { notation: "gtp" };
  const joined = known(come("secret", { moves: [["B", "G7"], ["W", "H9"]] }), "B");
  const lost = after(joined, { type: "connection", connection: "lost" }, { type: "play", move: "A1" });
  assert.equal(pendingText(joined, settings, t), "");
  assert.match(pendingText(lost, settings, t), /^A1 is sent/);
  assert.match(pendingText(after(joined, { type: "connection", connection: "lost" }, { type: "resign" }), settings, t), /request/);
  assert.equal(pendingText(after(lost, { type: "connection", connection: "ready" }), settings, t), "");
});

test("a page that explores stays where it is while its table's game goes on, is taken back or told whole", () => {
  const event = (state, message) =>
    after(state, { type: "answer", message: { event: "table", table: "t1", seq: state.table.seq + 1, ...message }, nowMs: 0 });
  const branched = known(after(known(after(come("secret"), { type: "go", node: 0 }), "B"), { type: "play", move: "A1" }), "W");
  const on = event(branched, { kind: "move", side: "W", move: "H9" });
  const whole = event(on, { kind: "snapshot", ...GAME, ...PERSON_AND_ENGINE, moves: [["B", "G7"], ["W", "H9"], ["B", "H7"]] });
  const back = event(whole, { kind: "undo", to: 2 });
  for (const state of [on, whole, back]) {
    assert.equal(state.tree.nodes[state.at].move, "A1");
    assert.equal(state.tree.nodes[state.head].move === "A1", false);
  }
  assert.deepEqual([on, whole, back].map(({ table }) => table.line.length), [3, 4, 3]);
  const home = after(back, { type: "backToGame" });
  assert.equal(home.at, home.head);
});

test("why the daemon has paused a table stays until it goes on", () => {
  const event = (state, message) =>
    after(state, { type: "answer", message: { event: "table", table: "t1", seq: state.table.seq + 1, ...message }, nowMs: 0 });
  const detail = "there is no engine gomoku any more";
  const seatedState = seated(atTable(boardGame("gomoku-freestyle", 15, 15, STONES)), { paused: { why: "refused", detail } });
  assert.equal(seatedState.table.halt, detail);
  const gone = event(seatedState, { kind: "go", delay: 0 });
  assert.deepEqual([gone.paused, gone.table.halt], [false, null]);
  assert.equal(event(gone, { kind: "paused", why: "refused", detail }).table.halt, detail);
  assert.equal(event(gone, { kind: "paused", why: "asked" }).table.halt, null);
});

test("the bars tell the turn at once: a person's, or that an engine thinks", () => {
  const player = (kind) => (kind === "human" ? { kind } : ENGINES.B);
  const states = (black, white) => {
    const state = after(initial, { type: "begin", game: boardGame("nogo", 9, 9), players: { B: player(black), W: player(white) } });
    assert.deepEqual(state.positions, {});
    return ["B", "W"].map((side) => seatState(state, side));
  };
  assert.deepEqual(states("human", "engine"), ["turn", "waiting"]);
  assert.deepEqual(states("engine", "human"), ["thinking", "waiting"]);
});
