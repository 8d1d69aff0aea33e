import assert from "node:assert/strict";
import test from "node:test";
import { answer, after, begun, infos, known } from "./states.js";

const web = "../../main/resources/tengen/web";
const { columnsOf, replaced, selected, toggled } = await import(`${web}/compare.js`);
const { effortOf, speedOf } = await import(`${web}/effort.js`);
const { knownInfos } = await import(`${web}/evaluations.js`);
const { wanted } = await import(`${web}/queries.js`);

const board = { rules: "gomoku-freestyle", width: 15, height: 15, stones: [], first: null, text: null };
const BASE = { engine: "one", beside: [] };

test("columns keep their places when another engine is selected or replaced", () => {
  const two = { ...BASE, ...toggled(BASE, "two") };
  assert.deepEqual(columnsOf(two), ["one", "two"]);
  const three = { ...two, ...toggled(two, "three") };
  const other = { ...three, ...selected(three, "two") };
  assert.deepEqual([other.engine, columnsOf(other)], ["two", ["one", "two", "three"]]);
  assert.deepEqual(columnsOf({ ...other, ...replaced(other, "four") }), ["one", "four", "three"]);
  assert.deepEqual(columnsOf({ ...other, ...replaced(other, "three") }), ["one", "three"]);
  assert.deepEqual(columnsOf({ ...other, ...toggled(other, "one") }), ["two", "three"]);
  assert.deepEqual(columnsOf(["a", "b", "c", "d"].reduce((all, id) => ({ ...all, ...toggled(all, id) }), BASE)), ["one", "a", "b", "c"]);
});

test("each engine has candidates, time and speed of its own", () => {
  const on = after(known(begun(board), "B"), { type: "analysis", change: { on: true, engine: "one", beside: ["one", "two"] } });
  assert.deepEqual(wanted(on).map(({ engine }) => engine), ["one", "two"]);
  const report = (state, engine, nowMs, visits) => after(state, { type: "answer", nowMs,
    message: { id: `analysis:${state.epoch}:0:${engine}:5`, isDuringSearch: true, ...infos(["H8", visits, 0.5]) } });
  const first = report(report(on, "one", 1000, 100), "two", 1100, 50);
  assert.equal(speedOf(effortOf(first, "one")), null);
  const later = report(report(first, "one", 3000, 2100), "two", 5100, 450);
  assert.equal(speedOf(effortOf(later, "one")), 1000);
  assert.equal(effortOf(later, "two").spentMs, 4000);
  assert.equal(speedOf(effortOf(later, "two")), 100);
  assert.equal(knownInfos(later, "two")[0].visits, 450);

  const paused = after(later, { type: "analysis", change: { on: false } });
  assert.equal(effortOf(paused, "one"), null);
  const again = report(after(paused, { type: "analysis", change: { on: true } }), "one", 9000, 2100);
  assert.equal(effortOf(again, "one").spentMs, 0);
});

test("an engine that has told nothing has no candidates beside another one", () => {
  const evaluatedState = answer(known(begun(board), "B"), "analysis", 0, ["one", 5], infos(["H8", 100, 0.5]));
  const alone = after(evaluatedState, { type: "analysis", change: { engine: "two" } });
  assert.equal(knownInfos(alone).length, 1);
  const beside = after(evaluatedState, { type: "analysis", change: { engine: "two", beside: ["one", "two"] } });
  assert.equal(knownInfos(beside).length, 0);
});
