import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, answer } from "./states.js";
const { initial } = await import("../../main/resources/tengen/web/model.js");
const { wanted } = await import("../../main/resources/tengen/web/queries.js");
const { standing } = await import("../../main/resources/tengen/web/pages/live.js");

const asked = (state) => wanted(state).filter(({ action }) => action === "tengen-tables").length;
const shown = after(initial, { type: "page", page: "live" });
const listAnswer = (state, message) => answer(state, "tables", state.live.round, [], message);

test("the open tables are asked for once a round", () => {
  const known = listAnswer(shown, { tables: [{ table: "t1" }] });
  assert.deepEqual([shown, known, after(known, { type: "round" })].map(asked), [1, 0, 1]);
  assert.deepEqual(known.live.rows, [{ table: "t1" }]);
});

test("games that are over are not shown", () => {
  const over = { winner: "B", manner: "by-rules" };
  assert.deepEqual(listAnswer(shown, { tables: [{ table: "t1", over }, { table: "t2" }] }).live.rows, [{ table: "t2" }]);
});

test("they are asked for when their screen is opened again, and not while another is", () => {
  const left = after(listAnswer(shown, { tables: [] }), { type: "page", page: "board" });
  assert.deepEqual([left, after(left, { type: "page", page: "live" })].map(asked), [0, 1]);
});

test("a round that fails is not asked for again, and the tables stay", () => {
  const known = after(listAnswer(shown, { tables: [{ table: "t1" }] }), { type: "round" });
  const failed = listAnswer(known, { error: "too many", code: "too-many" });
  assert.equal(asked(failed), 0);
  assert.deepEqual(failed.live.rows, [{ table: "t1" }]);
});

test("a table with a free seat waits for a player, and an open seat is offered", () => {
  const row = (black, white, paused) => standing({ black, white, paused });
  const host = { name: "Anna", seat: "taken" };
  assert.deepEqual(row({ seat: "open" }, host), { key: "table.waits", isOpen: true });
  assert.deepEqual(row(host, { seat: "invite" }), { key: "table.waits", isOpen: false });
  assert.deepEqual(row(host, host), { key: "table.runs", isOpen: false });
  assert.deepEqual(row(host, { engine: "nogo" }, { why: "request" }), { key: "table.paused", isOpen: false });
});
