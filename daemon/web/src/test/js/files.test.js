import assert from "node:assert/strict";
import test from "node:test";
import { after, begun, infos, answer, KNOWN, mainLine, played } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const json = await import("../../main/resources/tengen/web/formats/json.js");
const { formatsFor } = await import("../../main/resources/tengen/web/formats/formats.js");
const sgf = await import("../../main/resources/tengen/web/formats/sgf.js");
const { uploadFile, read, textOf } = await import("../../main/resources/tengen/web/formats/files.js");

const BOARD = boardGame("gomoku-freestyle", 15, 15);

/** Returns the first game of a file's text, or null if it cannot be read. */
function opened(text, known = KNOWN) {
  const [reading] = read({ text, guessed: null }, known, "gomoku-freestyle");
  return reading.game ? reading : null;
}

/** Returns a game with two answers to the first move: H9 is node 2, G9 is node 3. */
function branched() {
  const state = after(played(begun(BOARD), "H8", "H9"), { type: "go", node: 1 });
  return after(state, { type: "play", move: "G9" });
}

for (const [name, format] of Object.entries({ json, sgf })) {
  test(`${name}: a branch that was deleted is gone, and the main line is what it was made`, () => {
    const promoted = after(branched(), { type: "promote", node: 3 });
    assert.deepEqual(mainLine(opened(format.write(promoted)).tree), ["B H8", "W G9"]);
    const cut = after(promoted, { type: "remove", node: 2 });
    assert.deepEqual(opened(format.write(cut)).tree.nodes.map(({ move }) => move), [null, "H8", "G9"]);
  });

  test(`${name}: win rates come back`, () => {
    const state = answer(branched(), "analysis", 1, ["gomoku", 5], infos(["H9", 100, 0.25]));
    const back = after(state, { type: "loaded", ...opened(format.write(state)) });
    assert.deepEqual(Object.values(back.evaluations[1]).map(({ blackWinRate }) => blackWinRate), [0.25]);
  });
}

test("a query opens with sides and points as the daemon takes them, or not at all", () => {
  const query = (fields) => JSON.stringify({ rules: "nogo", boardXSize: 9, boardYSize: 9, moves: [], ...fields });
  const { tree, game } = opened(
    query({ moves: [["b", "(0,0)"], ["White", "e5"]], initialStones: [["n", "(8, 8)"]], initialPlayer: "black" }));
  assert.deepEqual(mainLine(tree), ["B A9", "W E5"]);
  assert.deepEqual(game, boardGame("nogo", 9, 9, [["N", "J1"]]));
  for (const bad of [{ moves: [["B", "K1"]] }, { moves: [["X", "A1"]] }, { initialStones: [["B", "(9,0)"]] },
    { boardXSize: 26 }, { boardXSize: 9.5 }, { boardYSize: "9" }, { rules: "chess" }]) {
    assert.equal(opened(query(bad)), null, JSON.stringify(bad));
  }
});

test("an SGF file of a board that there is not is none", () => {
  for (const size of ["0", "26", "30", "-5", "15.5", "abc", "15:26"]) {
    assert.equal(opened(`(;GM[4]SZ[${size}];B[aa])`), null, size);
  }
  assert.equal(opened("(;GM[4]SZ[25:1];B[aa])").game.height, 1);
});

test("an SGF file with stones set up behind moves is none, before them it is one", () => {
  assert.equal(opened("(;GM[4]SZ[15];B[hh];AE[hh];W[aa])"), null);
  const { game, tree } = opened("(;GM[4]SZ[15]AB[aa:ba]AW[cc]PL[W];W[dd])");
  assert.deepEqual(game, boardGame("gomoku-freestyle", 15, 15, [["B", "A15"], ["B", "B15"], ["W", "C13"]], "W"));
  assert.deepEqual(mainLine(tree), ["W D12"]);
});

test("an SGF file tells its rules as other programs write them", () => {
  assert.equal(opened("(;GM[4]SZ[15]RU[Renju];B[hh])").game.rules, "gomoku-renju");
  assert.equal(opened("(;GM[4]SZ[15]RU[4];B[hh])").game.rules, "gomoku-renju");
  const standard = opened("(;GM[4]SZ[15]RU[1];B[hh])", ["gomoku-standard"]);
  assert.equal(standard.game.rules, "gomoku-standard");
  assert.equal(opened("(;GM[4]SZ[15]RU[0];B[hh])").game.rules, "gomoku-freestyle");
  assert.equal(opened("(;GM[1]SZ[9]RU[NoGo];B[aa])").game.rules, "nogo");
  assert.equal(opened("(;GM[4]SZ[15]RU[?];B[hh])").game.rules, "gomoku-freestyle");
});

test("an SGF file keeps each note and each pass", () => {
  const notes = ({ nodes }) => nodes.map(({ side, move, comment }) => [side, move, comment]);
  const text = "(;GM[4]SZ[15]C[root];B[hh]C[good];C[a remark];W[]C[passed];B[tt](;W[ii]C[one])(;W[ii]C[two]))";
  const { tree } = opened(text);
  assert.deepEqual(notes(tree), [[null, null, "root"], ["B", "H8", "good\n\na remark"], ["W", "pass", "passed"],
    ["B", "pass", ""], ["W", "J7", "one\n\ntwo"]]);
  assert.deepEqual(notes(opened(sgf.write(after(begun(BOARD), { type: "loaded", ...opened(text) }))).tree), notes(tree));
  assert.equal(opened("(;GM[4]SZ[15]C[one\\\r\ntwo\\\nthree\r\nfour\\\\])").tree.nodes[0].comment, "onetwothree\nfour\\");
});

test("what the page has no use for is saved as it was opened", () => {
  const root = "PB[Ann \\\\]PW[Bob]DT[2026-02]EV[Cup \\] 1]RO[2]RE[B+R]ID[0123456789abcdef]";
  const text = `(;GM[4]SZ[15]${root}C[root];B[hh]N[good]TR[aa][bb]LB[cc:1]MS[20]BM[1];W[gg]MA[dd]V[3]C[why](;B[ii]SQ[aa])(;B[jj]))`;
  const state = after(begun(BOARD), { type: "loaded", ...opened(text) });
  const saved = sgf.write(state);
  for (const stored of [`${root}C[root]`, ";B[hh]N[good]TR[aa][bb]LB[cc:1]MS[20]BM[1]", ";W[gg]MA[dd]V[3]C[why]", ";B[ii]SQ[aa]"]) {
    assert.ok(saved.includes(stored), saved);
  }
  const again = json.write(state);
  assert.equal(sgf.write(after(begun(BOARD), { type: "loaded", ...opened(again) })), saved);
});

test("a stored game is saved with its names and what its file told", () => {
  const stored = { rules: "nogo", setup: "board 9x9", toMove: "black", date: "2026-02", properties: "EV[cup]",
    black: { name: "Ann", engine: "" }, white: { name: "", engine: "nogo" },
    turns: [{ side: "black", move: "A9", properties: "TR[aa]" }] };
  const state = after(begun(BOARD), { type: "loaded", ...opened(JSON.stringify(stored)) });
  assert.match(sgf.write(state), /PB\[Ann\]PW\[nogo\]DT\[2026-02\]EV\[cup\];B\[aa\]TR\[aa\]/);
});

test("what is odd about a file is told, and why one cannot be read", () => {
  const load = (text) => after(begun(BOARD), { type: "loaded", ...opened(text) });
  assert.deepEqual(load("(;GM[4]SZ[15]RU[draughts];B[hh];B[ii])").message,
    { kind: "notes", notes: ["unknown rules draughts: read as gomoku-freestyle", "move 2: Black moves twice in a row"] });
  assert.equal(load("(;GM[4]SZ[15];B[hh])").message, null);
  const [{ fault }] = read({ text: "(;GM[4]\nSZ[15];B[hh]\n;W[zz])", guessed: null }, KNOWN, "nogo");
  assert.equal(fault, "line 3: W[zz]; points of a board 15x15");
  const [, second] = read({ text: "To: me\r\n\r\n(;GM[4];\rB[hh])\n(;GM[4]\n;W[zz])", guessed: null }, KNOWN, "nogo");
  assert.equal(second.fault, "line 6: W[zz]; points of a board 15x15");
});

test("random bytes are no game", async () => {
  const bytes = new Uint8Array(4 << 20);
  let seed = 1;
  for (let at = 0; at < bytes.length; at++) {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    bytes[at] = seed >> 16;
  }
  bytes.set([0x28, 0x3b, 0x42, 0x5b], 1000);
  const file = await textOf(new Blob([bytes]));
  assert.ok(file.text.includes("(;"));
  assert.deepEqual(read(file, KNOWN, "nogo"), [{ fault: "line 1: not a text file: it has zero bytes" }]);
});

test("a file of very many games opens as its first thousand, which is told", () => {
  const query = `${JSON.stringify({ rules: "nogo", boardXSize: 9, boardYSize: 9, moves: [] })}\n`;
  for (const [text, most] of [["(;GM[4];B[hh])", 100_000], [query, 1001], [query, 1000]]) {
    const readings = read({ text: text.repeat(most), guessed: null }, KNOWN, "nogo");
    assert.deepEqual(readings.slice(1000), most > 1000 ? [{ fault: "games after number 1000 were left out" }] : []);
    assert.ok(readings[999].game);
  }
});

test("an SGF file that does not tell its game or its size is of Go, on Go's board", () => {
  const board = (text) => opened(text)?.game ?? null;
  assert.deepEqual(board("(;FF[4];B[aa])"), boardGame("nogo", 19, 19));
  assert.deepEqual(board("(;GM[1]RU[NoGo])"), boardGame("nogo", 19, 19));
  assert.deepEqual(board("(;GM[ 4 ])"), boardGame("gomoku-freestyle", 15, 15));
  assert.deepEqual(board("(;SZ[9]RU[gomoku-renju])"), boardGame("gomoku-renju", 9, 9));
  assert.equal(board("(;GM[2]SZ[8])"), null);
});

test("branches at every move are saved and read again", () => {
  const depth = 4000;
  const text = `(;GM[4]SZ[15]RU[gomoku-freestyle]${"(;B[aa])(;W[bb]".repeat(depth)}${")".repeat(depth + 1)}`;
  const state = { ...begun(BOARD), ...opened(text) };
  assert.equal(state.tree.nodes.length, 2 * depth + 1);
  assert.equal(opened(sgf.write(state)).tree.nodes.length, 2 * depth + 1);
});

test("a game has as many nodes as the daemon reads", () => {
  const nodes = (count) => read({ text: `(;GM[4]SZ[15]${";".repeat(count - 1)})`, guessed: null }, KNOWN, "gomoku-freestyle");
  assert.equal(nodes(10_000)[0].fault, undefined);
  assert.equal(nodes(10_001)[0].fault, "line 1: more than 10000 nodes");
});

test("SGF has no words for stones of nobody", () => {
  assert.equal(formatsFor({ game: BOARD }).includes("sgf"), true);
  assert.equal(formatsFor({ game: boardGame("gomoku-freestyle", 15, 15, [["N", "A1"]]) }).includes("sgf"), false);
});

test("long files are read", () => {
  const note = "x\\]".repeat(1_000_000);
  assert.equal(opened(`(;GM[4]SZ[15]C[${note}];B[hh])`).tree.nodes[0].comment.length, 2_000_000);
  const branches = Array.from({ length: 9_000 }, (_, at) => `(;W[${"abcdefghijklmno"[at % 15]}a]C[${at}])`).join("");
  assert.equal(opened(`(;GM[4]SZ[15];B[hh]${branches})`).tree.nodes.length, 17);
});

test("what is no SGF ends after one look at each letter", () => {
  for (const text of ["x".repeat(4_000_000), `(;${"C[a".repeat(1_000_000)}`, `(;C[${"\\".repeat(4_000_001)}`, "(;C".repeat(1_000_000)]) {
    opened(text);
  }
  assert.equal(opened(`(;GM[4]SZ[15]AB${"[hh]\n".repeat(200_000)};W[aa])`), null);
  assert.equal(opened(`(;GM[4]SZ[15]${";AB[]".repeat(400_000)})`), null);
});

test("a file that ends within its game is none", () => {
  assert.equal(opened("(;GM[4]SZ[15];B[hh];W[ii]C[a;B[jj)"), null);
  assert.equal(opened("(;GM[4]SZ[15];B[hh];W[ii]"), null);
});

test("a stored game opens with rules, sides and points that there are, or not at all", () => {
  const stored = (fields) => JSON.stringify({ rules: "nogo", setup: "board 9x9 N J1", toMove: "black", turns: [], ...fields });
  const { tree, game } = opened(stored({ turns: [{ side: "black", move: "A9", comment: "calm" }] }));
  assert.deepEqual(mainLine(tree), ["B A9"]);
  assert.deepEqual(tree.nodes.map(({ comment }) => comment), ["", "calm"]);
  assert.deepEqual(game, boardGame("nogo", 9, 9, [["N", "J1"]]));
  const turn = (side, move) => ({ turns: [{ side, move }] });
  for (const bad of [{ rules: undefined }, { rules: "chess" }, { rules: undefined, setup: "text 3 5" }, { setup: "board 9x9 B K1" },
    { setup: "board 26x26" }, turn("red", "A9"), turn("constructor", "A9"), turn(undefined, "A9"), turn("black", "K1")]) {
    assert.equal(opened(stored(bad)), null, JSON.stringify(bad));
  }
});

test("a file that is longer than the daemon takes is not sent", async () => {
  assert.deepEqual(await uploadFile({ name: "a.sgf", size: 1025 }, "nogo", 1024), { added: [], known: 0, faults: ["too long"], notes: [] });
});

test("a file's text is UTF-8, or what it tells by CA", async () => {
  const note = [0xba, 0xda, 0xc6, 0xe5];
  const bytes = (text) => [...text].map((each) => each.charCodeAt(0));
  const blob = new Blob([new Uint8Array([...bytes("(;GM[4]CA[GBK]SZ[15]C["), ...note, ...bytes("])")])]);
  assert.match((await textOf(blob)).text, /C\[黑棋\]/);
  assert.deepEqual(await textOf(new Blob(["黑棋"])), { text: "黑棋", guessed: null });
  await assert.rejects(textOf({ size: 5_000_000 }), RangeError);
});
