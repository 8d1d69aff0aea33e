import assert from "node:assert/strict";
import test, { mock } from "node:test";
import "./preact.js";
import { after, answer, known } from "./states.js";
const { annotateGames } = await import("../../main/resources/tengen/web/annotator.js");
const { annotated, isWhole } = await import("../../main/resources/tengen/web/formats/annotated.js");
const { initial, reduce } = await import("../../main/resources/tengen/web/model.js");
const { createStore } = await import("../../main/resources/tengen/web/store.js");

const ID = "0123456789ABCDEF";
const HELLO = { type: "answer", message: { id: "hello", action: "tengen-hello", engines: [],
  rules: [{ id: "gomoku-freestyle" }, { id: "nim" }] } };

function turn(side, move, more = {}) {
  return { side, move, atMs: 1, ...more };
}

const GAME = { id: ID, source: "import", owner: "", rules: "gomoku-freestyle", setup: "board 15x15", toMove: "black",
  black: { name: "Ann" }, white: { name: "Bo" }, startedMs: 1, comment: "both",
  turns: [turn("black", "H8"), turn("white", "J9", { comment: "calm", thought: { spentMs: 1 } }), turn("black", "G7")],
  branches: [
    { of: 0, ply: 1, moves: [{ side: "white", move: "A1", blackWinRate: 0.4 }, { side: "black", move: "A2", comment: "why" }] },
    { of: 1, ply: 2, moves: [{ side: "black", move: "A3", properties: "TR[aa]" }] },
    { of: 0, ply: 2, moves: [{ side: "black", move: "B1" }] },
  ] };

function opened(game) {
  const asked = after(initial, HELLO, { type: "openStored", id: ID, ply: null, link: `#/g/${ID}` });
  return known(answer(asked, "stored", 0, [], { game }), "W");
}

function written(state) {
  return JSON.parse(annotated(state));
}

/** Returns the branches in a fixed order, since their order has no meaning. */
function lines({ branches }) {
  const line = ({ of, ply, moves }) => [...(of ? line(branches[of - 1]).slice(0, ply - branches[of - 1].ply) : []), ...moves.map(JSON.stringify)];
  return branches.map((branch) => line(branch).sort().join()).sort();
}

test("a stored game that nobody has changed is told as it was", () => {
  const again = written(opened(GAME));
  assert.deepEqual({ ...again, branches: [] }, { ...GAME, branches: [] });
  const plain = (game) => game.branches.flatMap(({ moves }) => moves).sort((one, other) => one.move.localeCompare(other.move));
  assert.deepEqual(plain(again), plain(GAME));
  assert.equal(lines(again).length, 3);
});

test("notes and branches of a stored game are told", () => {
  const state = opened(GAME);
  const at = after(state, { type: "go", node: 2 });
  const noted = after(at, { type: "comment", node: 2, text: "sharp" }, { type: "branch", node: 1, moves: ["C1", "C2"] });
  const again = written(noted);
  assert.equal(again.turns[1].comment, "sharp");
  assert.deepEqual(again.turns.map(({ move }) => move), ["H8", "J9", "G7"]);
  assert.equal(again.branches.length, 4);
  assert.deepEqual(written(after(opened({ ...GAME, branches: undefined }), { type: "comment", node: 0, text: "" })).branches, []);
});

test("moves of a game without a board are told in its own notation", () => {
  const nim = { ...GAME, rules: "nim", setup: "text 3 5 7", turns: [turn("black", "=1-1")], branches: [] };
  const state = after(opened(nim), { type: "branch", node: 0, moves: ["2 - 3"] });
  assert.equal(written(state).branches[0].moves[0].move, "=2%20-%203");
});

test("moves after the end of a stored game are no branch, and those in their place neither", () => {
  const end = after(opened({ ...GAME, branches: [] }), { type: "go", node: 3 });
  assert.equal(isWhole(end), true);
  const longer = after(end, { type: "branch", node: 3, moves: ["C1", "C2"] }, { type: "branch", node: 4, moves: ["D1"] },
    { type: "branch", node: 3, moves: ["E1"] }, { type: "comment", node: 2, text: "sharp" });
  const again = written(longer);
  assert.deepEqual([again.turns.map(({ move }) => move), again.branches, again.turns[1].comment], [["H8", "J9", "G7"], [], "sharp"]);
  assert.equal(isWhole(longer), false);
});

test("a stored game stays the main line of what is written, also where another move was put in front of it", () => {
  const back = known(after(opened({ ...GAME, branches: [] }), { type: "takeBack" }), "B");
  assert.equal(back.head, 2);
  const other = after(back, { type: "play", move: "K1" });
  assert.equal(other.tree.nodes[2].children[0], other.at);
  const again = written(other);
  assert.deepEqual(again.turns.map(({ move }) => move), ["H8", "J9", "G7"]);
  assert.deepEqual(again.branches, [{ of: 0, ply: 2, moves: [{ side: "black", move: "K1" }] }]);
});

test("a stored game that is over keeps its end, and moves beyond it are taken back", () => {
  for (const manner of ["resigned", "by-rules"]) {
    const over = opened({ ...GAME, winner: "white", manner });
    assert.equal(after(over, { type: "takeBack" }), over);
    const longer = known(after(over, { type: "play", move: "K1" }), "B");
    assert.equal(after(longer, { type: "takeBack" }).head, over.head);
  }
});

/** Follows the notes of a page. @param answers what the daemon answers, in order; then it accepts everything */
function follow(context, answers = []) {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  globalThis.document = { ...globalThis.document, hidden: false, addEventListener: () => {} };
  const bodies = [];
  context.mock.method(globalThis, "fetch", async (path, { body }) => {
    bodies.push([path, JSON.parse(body).comment]);
    const next = answers.length ? await answers.shift() : { ok: true, status: 200 };
    if (!next) {
      throw new TypeError("no network");
    }
    return next;
  });
  const store = createStore(reduce, opened(GAME));
  const stored = [];
  annotateGames(store, (id) => stored.push(id));
  store.dispatch({ type: "go", node: 1 });
  const settle = () => new Promise(setImmediate);
  const pass = async () => {
    mock.timers.tick(1000);
    await settle();
  };
  return { store, bodies, stored, pass, settle };
}

const PATH = `games?notes=${ID}`;
const note = (text) => ({ type: "comment", node: 0, text });

test("notes are sent a moment after they were written, and again after an error that may pass", async (context) => {
  const { store, bodies, stored, pass } = follow(context, [null]);
  await pass();
  assert.deepEqual(bodies, []);
  store.dispatch(note("b"));
  store.dispatch(note("better"));
  await pass();
  assert.deepEqual([bodies, stored], [[[PATH, "better"]], []]);
  await pass();
  assert.deepEqual([bodies.length, stored], [2, [ID]]);
  await pass();
  assert.equal(bodies.length, 2);
  mock.timers.reset();
});

test("notes of a game that is left before they were sent are sent", async (context) => {
  const { store, bodies, stored, pass } = follow(context, [null]);
  store.dispatch(note("last words"));
  store.dispatch({ type: "home" });
  await pass();
  assert.deepEqual([bodies, stored], [[[PATH, "last words"]], []]);
  await pass();
  assert.deepEqual([bodies.length, stored], [2, [ID]]);
  mock.timers.reset();
});

/** Returns a promise with the function that resolves it. */
function deferred() {
  const all = {};
  all.promise = new Promise((resolve) => { all.resolve = resolve; });
  return all;
}

test("notes written while those of another game are being sent are sent afterwards", async (context) => {
  const slow = deferred();
  const { store, bodies, pass, settle } = follow(context, [slow.promise]);
  store.dispatch(note("first"));
  await pass();
  const other = ID.replace("0", "Z");
  store.dispatch({ type: "openStored", id: other, ply: null, link: `#/g/${other}` });
  store.dispatch({ type: "answer", message: { id: `stored:${store.get().epoch}:0`, game: { ...GAME, id: other } }, nowMs: 0 });
  store.dispatch(note("second"));
  await pass();
  assert.equal(bodies.length, 1);
  slow.resolve({ ok: true, status: 200 });
  await settle();
  await pass();
  await pass();
  assert.deepEqual(bodies.at(-1), [`games?notes=${other}`, "second"]);
  mock.timers.reset();
});

test("a refusal is told once, in sentences, and an answer that breaks off does not stop later notes", async (context) => {
  const refusal = (text) => ({ ok: false, status: 422, headers: new Map([["Content-Type", "application/json"]]), text });
  const { store, bodies, pass } = follow(context, [
    refusal(async () => JSON.stringify({ faults: ["no such game", "too long"] })),
    refusal(async () => { throw new TypeError("broken off"); })]);
  store.dispatch(note("one"));
  await pass();
  assert.deepEqual(store.get().message, { kind: "unstored", reasons: ["no such game", "too long"] });
  store.dispatch(note("two"));
  await pass();
  assert.equal(bodies.length, 1);
  for (const text of ["three", "four"]) {
    store.dispatch({ type: "openStored", id: ID, ply: null, link: `#/g/${ID}` });
    store.dispatch({ type: "home" });
    store.dispatch({ type: "openStored", id: ID, ply: null, link: `#/g/${ID}` });
    store.dispatch({ type: "answer", message: { id: `stored:${store.get().epoch}:0`, game: GAME }, nowMs: 0 });
    store.dispatch(note(text));
    await pass();
  }
  assert.deepEqual(bodies.slice(1).map(([, text]) => text), ["three", "four"]);
  mock.timers.reset();
});

test("a game with moves after its end is not stored as a whole", async (context) => {
  const { store, bodies, stored, pass } = follow(context);
  store.dispatch({ type: "branch", node: 3, moves: ["C1"] });
  await pass();
  await pass();
  assert.deepEqual([bodies.length, stored], [1, []]);
  mock.timers.reset();
});
