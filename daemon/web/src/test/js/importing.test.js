import assert from "node:assert/strict";
import test from "node:test";
import { after } from "./states.js";
const { actionFor, mayBeGame, pasted } = await import("../../main/resources/tengen/web/droppedFiles.js");
const { uploadFile } = await import("../../main/resources/tengen/web/formats/files.js");
const { importFiles } = await import("../../main/resources/tengen/web/importer.js");
const { counts, isImported } = await import("../../main/resources/tengen/web/importing.js");
const { initial, reduce } = await import("../../main/resources/tengen/web/model.js");
const { createStore } = await import("../../main/resources/tengen/web/store.js");

const HELLO = { type: "answer", message: { id: "hello", action: "tengen-hello", engines: [],
  rules: [{ id: "gomoku-freestyle" }], maxUpload: 1024 }, nowMs: 0 };

/** Replies of the daemon by the beginning of a file's name. */
const TOLD = {
  new: { added: ["A"], known: 0, faults: [], notes: [] },
  old: { added: [], known: 1, faults: [], notes: [] },
  odd: { added: ["B", "C"], known: 3, faults: ["move 2: occupied"], notes: ["unknown rules"] },
};

function files(...names) {
  return names.map((name) => new File(["(;GM[4]SZ[15];B[hh])"], name));
}

async function settled() {
  await new Promise(setImmediate);
}

test("the counts of many files add up", async () => {
  const store = createStore(reduce, after(initial, HELLO));
  const sent = [];
  importFiles(store, async (file, rules, maxBytes) => {
    sent.push([file.name, rules, maxBytes]);
    return TOLD[file.name.slice(0, 3)];
  });
  store.dispatch({ type: "import", files: files("new.sgf", "odd.sgf"), rules: "nogo" });
  store.dispatch({ type: "import", files: files("old.sgf"), rules: "nogo" });
  await settled();
  const { imported, page } = store.get();
  assert.deepEqual(sent.map(([name]) => name), ["new.sgf", "odd.sgf", "old.sgf"]);
  assert.deepEqual(sent[0], ["new.sgf", "nogo", 1024]);
  assert.deepEqual(counts(imported), { added: 3, known: 4, unreadable: 1, total: 8 });
  assert.deepEqual([imported.faults, imported.notes],
    [[{ name: "odd.sgf", text: "move 2: occupied" }], [{ name: "odd.sgf", text: "unknown rules" }]]);
  assert.deepEqual([page, isImported(imported)], ["games", true]);
});

test("an import is undone by deleting what it added", () => {
  const reply = { type: "fileImported", number: 1, name: "odd.sgf", ...TOLD.odd };
  const over = after(initial, { type: "import", files: files("odd.sgf"), rules: "nogo" }, reply);
  const undone = after(over, { type: "undoImport" });
  assert.deepEqual([undone.removal.ids, undone.imported], [["B", "C"], null]);
  assert.equal(undone.toast.values.count, 2);
  assert.equal(after(undone, reply), undone);
});

test("an answer that breaks off is a lost connection", async (context) => {
  const broken = async () => { throw new TypeError("broken off"); };
  for (const type of ["application/json", "text/plain"]) {
    context.mock.method(globalThis, "fetch", async () =>
      ({ ok: true, status: 200, headers: new Map([["Content-Type", type]]), json: broken, text: broken }));
    assert.deepEqual((await uploadFile(files("a.sgf")[0], "nogo", 1024)).faults, ["connection lost"]);
  }
});

test("very many reasons are counted, and the first ones are listed", () => {
  const faults = Array.from({ length: 1000 }, (_, number) => `fault ${number}`);
  const { imported } = after(initial, { type: "import", files: files("a.sgf"), rules: "nogo" },
    { type: "fileImported", number: 1, name: "a.sgf", ...TOLD.old, faults });
  assert.deepEqual([imported.faults.length, counts(imported).unreadable, counts(imported).total], [200, 1000, 1001]);
});

test("one file is opened, several are imported, and on the list of games each", async () => {
  const ready = after(initial, HELLO);
  const type = async (state, ...names) => (await actionFor(files(...names), state)).type;
  assert.equal(await type(ready, "a.sgf"), "loaded");
  assert.equal(await type(ready, "a.sgf", "b.sgf"), "import");
  assert.equal(await type({ ...ready, page: "games" }, "a.sgf"), "import");
  const bare = { ...ready, hello: { ...ready.hello, maxUpload: undefined } };
  assert.equal(await type({ ...bare, page: "games" }, "a.sgf"), "loaded");
  assert.equal(await type(bare, "a.sgf", "b.sgf"), "choose");
});

test("a file without a game is told where it was dropped", async () => {
  const ready = after(initial, HELLO);
  const hello = [new File(["hello"], "a.txt")];
  assert.equal((await actionFor(hello, ready)).message.kind, "noGame");
  assert.equal((await actionFor(hello, { ...ready, page: "live" })).toast.key, "noGame");
});

test("a pasted text is a game where it looks like one, and belongs to the field that has the focus", () => {
  assert.deepEqual(["(;GM[4])", "To: me\n( ;B[hh])", " {\"rules\":1}", "Piskvorky 15x15,", "hello", "(x)"].map(mayBeGame),
    [true, true, true, true, false, false]);
  const data = (text, all = []) => ({ files: all, getData: () => text });
  const names = (event, isBusy = false) => pasted(event, isBusy)?.map(({ name }) => name) ?? null;
  assert.deepEqual(names({ target: null, clipboardData: data("(;GM[4])") }), ["clipboard"]);
  assert.deepEqual(names({ target: null, clipboardData: data("hello") }), []);
  assert.deepEqual(names({ target: null, clipboardData: data("", files("a.sgf")) }), ["a.sgf"]);
  assert.equal(names({ target: null, clipboardData: data("(;GM[4])") }, true), null);
  assert.equal(names({ target: { closest: () => ({}) }, clipboardData: data("(;GM[4])") }), null);
});

test("what the daemon tells of a file is counted", async () => {
  globalThis.fetch = async () => ({ status: 200, headers: new Map([["Content-Type", "application/json"]]),
    json: async () => ({ games: ["A", "A", "B"], new: ["A"], faults: ["odd"] }) });
  assert.deepEqual(await uploadFile({ name: "a.sgf", size: 1 }, "nogo", 9), { added: ["A"], known: 2, faults: ["odd"], notes: [] });
  globalThis.fetch = async () => ({ status: 403, headers: new Map(), text: async () => "ann may not play\n" });
  assert.deepEqual((await uploadFile({ name: "a.sgf", size: 1 }, "nogo", 9)).faults, ["ann may not play"]);
  globalThis.fetch = async () => Promise.reject(new Error("gone"));
  assert.deepEqual((await uploadFile({ name: "a.sgf", size: 1 }, "nogo", 9)).faults, ["connection lost"]);
});
