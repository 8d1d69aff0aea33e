import assert from "node:assert/strict";
import test, { mock } from "node:test";
import "./preact.js";
import { after, answer, known } from "./states.js";
const { annotateGames } = await import("../../main/resources/tengen/web/annotator.js");
const { annotated } = await import("../../main/resources/tengen/web/formats/annotated.js");
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

test("notes are sent a moment after they were written, and again after an error that may pass", async (context) => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
  const before = globalThis.document;
  const own = { hidden: false, addEventListener: () => {} };
  globalThis.document = own;
  context.after(() => {
    globalThis.document = globalThis.document === own ? before : globalThis.document;
  });
  const answers = [null, { ok: true, status: 200 }];
  const bodies = [];
  context.mock.method(globalThis, "fetch", async (path, { body }) => {
    bodies.push([path, JSON.parse(body).comment]);
    const next = answers.shift();
    if (!next) {
      throw new TypeError("no network");
    }
    return next;
  });
  const store = createStore(reduce, opened(GAME));
  const stored = [];
  annotateGames(store, (id) => stored.push(id));
  const pass = async () => {
    mock.timers.tick(1000);
    await new Promise(setImmediate);
  };
  store.dispatch({ type: "go", node: 1 });
  await pass();
  assert.deepEqual(bodies, []);
  store.dispatch({ type: "comment", node: 0, text: "b" });
  store.dispatch({ type: "comment", node: 0, text: "better" });
  await pass();
  assert.deepEqual([bodies, stored], [[[`games?notes=${ID}`, "better"]], []]);
  await pass();
  assert.deepEqual([bodies.length, stored], [2, [ID]]);
  await pass();
  assert.equal(bodies.length, 2);
  mock.timers.reset();
});
