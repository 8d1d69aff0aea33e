import assert from "node:assert/strict";
import test from "node:test";
const { axisPlies, lane, signText, stretches } = await import("../../main/resources/tengen/web/chart.js");

test("a curve has a gap where nothing was searched", () => {
  const values = [0.5, null, 0.4, 0.3];
  assert.deepEqual(stretches([0, 1, 2, 3], (node) => values[node]).map((each) => each.length), [1, 2]);
});

test("signs of a long game never touch, and none is lost", () => {
  for (const plies of [20, 225, 484]) {
    const marks = Array.from({ length: plies }, (_, index) => index)
      .filter((index) => index % 3 === 0)
      .map((index) => ({ index, sign: index % 2 ? "?" : "??", x: 30 + (304 * index) / plies }));
    const merged = lane(marks);
    assert.equal(merged.reduce((sum, { count }) => sum + count, 0), marks.length);
    merged.slice(1).forEach((mark, index) => assert.ok(mark.x - merged[index].x >= 14, `${plies} plies`));
    const half = (mark) => 4 * signText(mark).length;
    merged.slice(1).forEach((mark, index) =>
      assert.ok(mark.x - half(mark) >= merged[index].x + half(merged[index]), `texts at ${plies} plies`));
  }
});

test("merged signs show the worst", () => {
  const [sign] = lane([{ index: 1, sign: "?!", x: 30 }, { index: 2, sign: "??", x: 33 }, { index: 3, sign: "?", x: 40 }]);
  assert.equal(sign.sign, "??");
  assert.equal(sign.count, 3);
});

test("the axis names every tenth move as long as there is room", () => {
  assert.deepEqual(axisPlies(31, 304), [10, 20, 30]);
  assert.deepEqual(axisPlies(225, 304), [50, 100, 150, 200]);
});
