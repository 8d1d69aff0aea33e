import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, answer, begun, played } from "./states.js";
const { changed, durations, MAX_MOVES, sizeOf } = await import("../../main/resources/tengen/web/formats/animation.js");
const { filmOf } = await import("../../main/resources/tengen/web/formats/files.js");
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { unknownFrames } = await import("../../main/resources/tengen/web/look.js");
const { initial, reduce } = await import("../../main/resources/tengen/web/model.js");
const { wanted } = await import("../../main/resources/tengen/web/queries.js");
const { saveFiles } = await import("../../main/resources/tengen/web/saver.js");
const { createStore } = await import("../../main/resources/tengen/web/store.js");
const { writeGif } = await import("../../main/resources/tengen/web/formats/gif.js");
const { compress } = await import("../../main/resources/tengen/web/formats/lzw.js");
const { indexer, paletteOf } = await import("../../main/resources/tengen/web/formats/palette.js");

/** Returns the pixels of compressed ones, read as GIF89a says. Fails unless the end code follows the last pixel. */
function decompressed(bytes, bits) {
  const [clear, end] = [1 << bits, (1 << bits) + 1];
  let [at, held, count] = [0, 0, 0];
  let [length, words, last] = [bits + 1, [], null];
  const pixels = [];

  function next() {
    while (count < length) {
      assert.ok(at < bytes.length, "the end code is missing");
      held |= bytes[at++] << count;
      count += 8;
    }
    const code = held & ((1 << length) - 1);
    held >>>= length;
    count -= length;
    return code;
  }

  for (let code = next(); code !== end; code = next()) {
    if (code === clear) {
      words = Array.from({ length: clear + 2 }, (_, word) => [word]);
      [length, last] = [bits + 1, null];
      continue;
    }
    assert.ok(code < words.length || (last && code === words.length), `code ${code}`);
    const word = words[code] ?? [...last, last[0]];
    pixels.push(...word);
    if (last && words.length < 4096) {
      words.push([...last, word[0]]);
      length += words.length === 1 << length && length < 12 ? 1 : 0;
    }
    last = word;
  }
  assert.equal(at, bytes.length);
  return pixels;
}

/** Returns pixels that look random and are the same each time. */
function noise(count, colours) {
  let seed = 7;
  return Uint8Array.from({ length: count }, () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
    return (seed >> 16) % colours;
  });
}

test("compressed pixels are read again, also where codes begin anew", () => {
  for (const pixels of [Uint8Array.of(3), new Uint8Array(1000), new Uint8Array(100_000).fill(5), noise(60_000, 128)]) {
    assert.deepEqual(decompressed(compress(pixels, 7), 7), [...pixels]);
  }
  for (let count = 1; count < 600; count++) {
    assert.deepEqual(decompressed(compress(noise(count, 4), 2), 2), [...noise(count, 4)]);
  }
});

test("an animation has its size, its colours, and a part of the picture for each frame", () => {
  const frames = [
    { x: 0, y: 0, width: 300, height: 2, pixels: new Uint8Array(600), delayMs: 700 },
    { x: 258, y: 1, width: 1, height: 1, pixels: Uint8Array.of(2), delayMs: 3000 },
  ];
  const [head, first, second, end] = writeGif(300, 2, [[1, 2, 3], [4, 5, 6], [7, 8, 9]], frames);
  assert.equal(String.fromCharCode(...head.slice(0, 6)), "GIF89a");
  assert.deepEqual([...head.slice(6, 13)], [44, 1, 2, 0, 0xf1, 0, 0]);
  assert.deepEqual([...head.slice(13, 25)], [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0]);
  assert.deepEqual([...first.slice(4, 6)], [70, 0]);
  assert.deepEqual([...second.slice(8, 18)], [0x2c, 2, 1, 1, 0, 1, 0, 1, 0, 0]);
  assert.deepEqual([...end], [0x3b]);
});

test("a canvas has the nearest colours of the palette", () => {
  const palette = paletteOf([[[0, 0, 0], [100, 0, 0]], [[0, 0, 0], [0, 100, 0]]], 3);
  assert.deepEqual(palette, [[0, 0, 0], [50, 0, 0], [100, 0, 0], [0, 50, 0], [0, 100, 0]]);
  assert.deepEqual([...indexer(palette)([98, 3, 1, 255, 1, 49, 0, 255, 10, 10, 10, 255])], [2, 3, 0]);
});

test("a long game is a short film, and a large board is no larger picture", () => {
  assert.deepEqual(durations(0), [3000]);
  assert.deepEqual(durations(2), [700, 700, 3000]);
  assert.equal(durations(MAX_MOVES)[0], 200);
  assert.deepEqual(sizeOf({ width: 15, height: 15 }), { cell: 26, width: 412, height: 412 });
  assert.ok(sizeOf({ width: 25, height: 25 }).width <= 640);
});

test("a film has the stones after each move and marks the last turn", () => {
  const state = played(begun(boardGame("gomoku-freestyle", 5, 5)), "A1", "B1");
  const { positions, isSquares } = filmOf(after(state, { type: "stepBy", step: -1 }));
  const [one, two] = [{ side: "B", x: 0, y: 4 }, { side: "W", x: 1, y: 4 }];
  assert.deepEqual(positions, [{ stones: [], last: [] }, { stones: [one], last: [one] }, { stones: [one, two], last: [two] }]);
  assert.equal(isSquares, false);
});

test("a frame covers the stones that came, left, turned or lost their mark", () => {
  const [one, two] = [{ side: "B", x: 0, y: 4 }, { side: "W", x: 1, y: 4 }];
  const before = { stones: [one, two], last: [one] };
  assert.deepEqual(changed(before, before), []);
  const points = (after) => changed(before, after).map(({ x, y }) => `${x},${y}`).sort();
  assert.deepEqual(points({ stones: [one], last: [one] }), ["1,4"]);
  assert.deepEqual(points({ stones: [one, { ...two, side: "B" }], last: [one] }), ["1,4", "1,4"]);
  assert.deepEqual(points({ stones: [one, two], last: [two] }), ["0,4", "0,4", "1,4", "1,4"]);
});

/** Delivers the daemon's answers to all queries of positions. */
function described(state) {
  return wanted(state).filter(({ action }) => action === "tengen-position").reduce((all, { id, moves }) =>
    answer(all, "position", id.split(":")[2], [], { toMove: moves.length % 2 ? "W" : "B", stones: [["W", "A1"]], illegal: [], verdict: { state: "open" } }), state);
}

test("an animation waits until the daemon has described all its positions", async () => {
  const opened = played(begun(boardGame("othello", 8, 8)), ..."ABCDEFGHABCD".split("").map((column, row) => column + (1 + row % 8)));
  const bare = { ...opened, positions: { [opened.at]: opened.positions[opened.at] } };
  const store = createStore((state, action) => (action.type === "all" ? described(state) : reduce(state, action)), bare);
  const written = [];
  saveFiles(store, async (state) => written.push([state.saving, unknownFrames(state).length]));
  store.dispatch({ type: "save", name: "gif" });
  assert.equal(unknownFrames(store.get()).length, 12);
  assert.equal(wanted(store.get()).length, 8);
  store.dispatch({ type: "all" });
  assert.deepEqual(written, []);
  store.dispatch({ type: "all" });
  assert.deepEqual([written, store.get().saving], [[["gif", 0]], null]);
  store.dispatch({ type: "save", name: "sgf" });
  assert.deepEqual(written.at(-1), ["sgf", 0]);
});

test("a file that cannot be written is told", async () => {
  const store = createStore(reduce, initial);
  saveFiles(store, async () => { throw new TypeError("not loaded"); });
  store.dispatch({ type: "save", name: "sgf" });
  await new Promise(setImmediate);
  assert.deepEqual([store.get().toast.key, store.get().saving], ["formats.failed", null]);
});
