import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, begun, known, mainLine, played } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { autosaveGames } = await import("../../main/resources/tengen/web/autosave.js");
const { offerOf, reading, recordOf, surplusKeys } = await import("../../main/resources/tengen/web/localGames.js");
const { initial, reduce } = await import("../../main/resources/tengen/web/model.js");
const { createStore } = await import("../../main/resources/tengen/web/store.js");

const RULES = ["gomoku-freestyle"];
const HELLO = { type: "answer", message: { id: "hello", action: "tengen-hello", engines: [], rules: [{ id: RULES[0] }] }, nowMs: 0 };
const BEGIN = { type: "begin", game: boardGame("gomoku-freestyle", 15, 15), players: { B: { kind: "human" }, W: { kind: "human" } } };

/** Returns a database in memory. Without room it stores nothing. */
function database(records = new Map(), { hasRoom = true } = {}) {
  return {
    records,
    list: async () => [...records.values()],
    put: async (record) => {
      if (!hasRoom) {
        throw new DOMException("full", "QuotaExceededError");
      }
      records.set(record.key, record);
    },
    remove: async (key) => records.delete(key),
  };
}

/** Opens a page with these records, and waits until all pending work is done. */
async function page(memory) {
  const store = createStore(reduce, initial);
  let clock = 1000;
  const autosave = autosaveGames(store, memory, () => clock++);
  const act = async (...actions) => {
    actions.forEach(store.dispatch);
    await settle();
  };
  await act(HELLO);
  return { store, autosave, act };
}

async function settle() {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}

/** Answers that the game is open at the position shown. */
function open(store, toMove) {
  const { epoch, at } = store.get();
  return { type: "answer", message: { id: `position:${epoch}:${at}`, toMove, stones: [], illegal: [], verdict: { state: "open" } }, nowMs: 0 };
}

async function play(one, ...moves) {
  for (const [ply, move] of moves.entries()) {
    await one.act(open(one.store, ply % 2 ? "W" : "B"));
    await one.act({ type: "play", move });
  }
}

test("a game with a branch and a note is offered by the next load and goes on where it was", async () => {
  const memory = database();
  const one = await page(memory);
  await one.act(BEGIN);
  await play(one, "H8", "J9", "G7");
  await one.act({ type: "go", node: 1 }, { type: "comment", node: 1, text: "calm" });
  await one.act(open(one.store, "W"));
  await one.act({ type: "play", move: "A1" });
  assert.equal(memory.records.size, 1);

  const two = await page(memory);
  const offer = offerOf(two.store.get());
  assert.deepEqual([offer.plies, offer.isOpened], [3, false]);
  await two.act({ type: "resume", record: offer, found: reading(offer, RULES), token: null });
  const { tree, at, head } = two.store.get();
  assert.deepEqual(mainLine(tree), ["B H8", "W J9", "B G7"]);
  assert.equal(tree.nodes[at].move, "A1");
  assert.equal(tree.nodes[head].move, "G7");
  assert.equal(tree.nodes[tree.nodes[at].parent].comment, "calm");
  await two.act({ type: "backToGame" });
  await two.act(open(two.store, "W"));
  await two.act({ type: "play", move: "A2" });
  assert.deepEqual([...memory.records.keys()], [offer.key]);
  assert.equal(memory.records.get(offer.key).plies, 4);
});

test("a discarded game is not offered again, and a new game is not in its way", async () => {
  const memory = database();
  const one = await page(memory);
  await one.act(BEGIN);
  await play(one, "H8");
  const two = await page(memory);
  await two.act({ type: "discard", key: offerOf(two.store.get()).key });
  assert.equal(memory.records.size, 0);
  assert.equal(offerOf((await page(memory)).store.get()), null);
});

test("every stored game can be opened or deleted, the newest first", async () => {
  const memory = database();
  for (const move of ["H8", "J9"]) {
    const one = await page(memory);
    await one.act(BEGIN);
    await play(one, move);
    memory.records.forEach((record) => { record.savedMs += 1; });
  }
  const { store, act } = await page(memory);
  const [newest, oldest] = store.get().localGames;
  assert.equal(offerOf(store.get()), newest);
  assert.ok(newest.savedMs >= oldest.savedMs);
  await act({ type: "discard", key: oldest.key });
  assert.deepEqual([[...memory.records.keys()], store.get().localGames], [[newest.key], [newest]]);
  assert.equal(offerOf(store.get()), null);
});

test("a game that was opened and not changed is not stored", async () => {
  const memory = database();
  const one = await page(memory);
  const { game, tree, head } = played(begun(BEGIN.game), "H8", "J9");
  await one.act({ type: "loaded", game, tree, at: head });
  await one.act({ type: "stepBy", step: -1 });
  assert.equal(memory.records.size, 0);
  await one.act({ type: "comment", node: 1, text: "why" });
  const [record] = memory.records.values();
  assert.deepEqual([record.isOpened, record.isListed, record.mode], [true, true, "review"]);
});

test("leaving loses work only where the browser does not store it", async (context) => {
  context.mock.method(console, "warn", () => {});
  for (const hasRoom of [true, false]) {
    const one = await page(database(new Map(), { hasRoom }));
    await one.act(BEGIN);
    assert.equal(one.autosave.isLosing(), false);
    await play(one, "H8");
    assert.equal(one.autosave.isLosing(), !hasRoom);
  }
});

test("branches and notes at a table come back with the table", async () => {
  const memory = database();
  const seat = { type: "seat", id: "t1", token: "secret" };
  const snapshot = { type: "answer", nowMs: 0, message: { event: "table", table: "t1", seq: 5, kind: "snapshot",
    rules: "gomoku-freestyle", boardXSize: 15, boardYSize: 15, black: { human: true }, white: { engine: "gomoku" },
    clock: {}, clocks: {}, delay: 0, moves: [["B", "H8"], ["W", "J9"]] } };
  const one = await page(memory);
  await one.act(seat, snapshot);
  await one.act({ type: "comment", node: 1, text: "calm" }, { type: "branch", node: 1, moves: ["A1"] });
  const two = await page(memory);
  await two.act(seat);
  assert.equal(two.store.get().tree.nodes.length, 1);
  await two.act(snapshot);
  const { tree } = two.store.get();
  assert.deepEqual(mainLine(tree), ["B H8", "W J9"]);
  assert.deepEqual([tree.nodes[1].comment, tree.nodes.length], ["calm", 4]);
  assert.equal([...memory.records.values()][0].table, "t1");
  await two.act({ type: "home" }, seat, snapshot);
  assert.deepEqual([two.store.get().tree.nodes[1].comment, two.store.get().tree.nodes.length], ["calm", 4]);
  assert.match(memory.records.get("t:t1").text, /calm/);
});

test("a game that is left while it is being written is written whole, and stays beside the next one", async () => {
  const memory = database();
  const waiting = [];
  const put = (record) => new Promise((resolve) => waiting.push(resolve)).then(() => memory.put(record));
  const one = await page({ ...memory, put });
  await one.act(BEGIN);
  await play(one, "H8", "J9");
  await one.act(BEGIN);
  await play(one, "A1");
  for (let write = 0; write < 3; write++) {
    waiting[write]();
    await settle();
  }
  assert.deepEqual([...memory.records.values()].map(({ plies }) => plies), [2, 1]);
  assert.deepEqual(one.store.get().localGames.map(({ plies }) => plies), [1, 2]);
});

test("the page lists as many games as the browser stores", async () => {
  const memory = database();
  const one = await page(memory);
  for (let game = 0; game < 22; game++) {
    await one.act(BEGIN);
    await play(one, "H8");
  }
  assert.deepEqual([memory.records.size, one.store.get().localGames.length], [20, 20]);
});

test("a game that was left is offered with its last move, and one that is over is only listed", async () => {
  const one = await page(database());
  await one.act(BEGIN);
  await play(one, "H8", "J9");
  await one.act(open(one.store, "B"));
  assert.equal(offerOf(one.store.get()).plies, 2);
  await one.act({ type: "resign" });
  assert.equal(offerOf(one.store.get()), null);
  assert.equal(one.store.get().localGames.length, 1);
});

test("the oldest games make room, by number and by size", () => {
  const records = Array.from({ length: 22 }, (_, index) => ({ key: `k${index}`, savedMs: index, bytes: 10 }));
  assert.deepEqual(surplusKeys(records), ["k1", "k0"]);
  const large = records.slice(0, 5).map((record) => ({ ...record, bytes: 600_000 }));
  assert.deepEqual(surplusKeys(large), ["k1", "k0"]);
});

test("a game that is too large is not stored", () => {
  const state = played(begun(BEGIN.game), "H8");
  assert.equal(recordOf(state, "k", 1).plies, 1);
  assert.equal(recordOf(after(state, { type: "comment", node: 1, text: "x".repeat(600_000) }), "k", 1), null);
});

test("a table's game is offered while it goes on", () => {
  const table = { ...known(begun(BEGIN.game), "B").table, id: "t1", token: "secret", over: null, line: [0] };
  const record = (more) => recordOf({ ...played(begun(BEGIN.game), "H8"), table: { ...table, ...more } }, "t:t1", 1);
  const over = { winner: "B", manner: "time", reason: "out of time" };
  const offered = (more) => offerOf(after(initial, { type: "localGames", records: [record(more)] }));
  assert.equal(offered({ over }), null);
  assert.equal(offered({ token: null }), null);
  assert.equal(offered({}).table, "t1");
});

test("a forgotten game that is brought back is stored again", async () => {
  const memory = database();
  const one = await page(memory);
  await play(one, "H8");
  const [record] = one.store.get().localGames;
  await one.act({ type: "forget", key: record.key, name: "Gomoku" });
  assert.equal(memory.records.size, 0);
  await one.act(one.store.get().toast.undo);
  assert.deepEqual([...memory.records.keys()], [record.key]);
});
