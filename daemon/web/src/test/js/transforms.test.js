import assert from "node:assert/strict";
import test from "node:test";
const { transformed, TRANSFORMS } = await import("../../main/resources/tengen/web/transforms.js");

const SQUARE = { width: 9, height: 9 };
const STONES = [["B", "A9"], ["W", "B7"], ["N", "C9"]];

function times(count, name, stones, size) {
  return Array.from({ length: count }).reduce((all) => transformed(all, name, size), stones);
}

test("stones turn clockwise, and four turns are none", () => {
  assert.deepEqual(transformed(STONES, "turn", SQUARE), [["B", "J9"], ["W", "G8"], ["N", "J7"]]);
  assert.deepEqual(times(4, "turn", STONES, SQUARE), STONES);
});

test("a board that is not square turns by half a circle", () => {
  const size = { width: 3, height: 2 };
  assert.deepEqual(transformed([["B", "A2"], ["W", "B2"]], "turn", size), [["B", "C1"], ["W", "B1"]]);
});

test("the mirror stands upright", () => {
  assert.deepEqual(transformed(STONES, "mirror", SQUARE), [["B", "J9"], ["W", "H7"], ["N", "G9"]]);
});

test("no shift moves a stone off the board", () => {
  assert.deepEqual(transformed(STONES, "down", SQUARE), [["B", "A8"], ["W", "B6"], ["N", "C8"]]);
  assert.equal(transformed(STONES, "up", SQUARE), null);
  assert.equal(transformed(STONES, "left", SQUARE), null);
  assert.deepEqual(transformed(transformed(STONES, "right", SQUARE), "left", SQUARE), STONES);
  assert.deepEqual(TRANSFORMS.map((name) => transformed([], name, SQUARE)), TRANSFORMS.map(() => []));
});
