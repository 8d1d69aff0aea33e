import assert from "node:assert/strict";
import test from "node:test";
import { after, answer } from "./states.js";
const { initial, reduce } = await import("../../main/resources/tengen/web/model.js");
const { removeGames } = await import("../../main/resources/tengen/web/remover.js");
const { createStore } = await import("../../main/resources/tengen/web/store.js");
const { wanted } = await import("../../main/resources/tengen/web/queries.js");

const ROWS = ["A", "B", "C", "D"].map((id) => ({ id }));

/** Returns a state with a list from the daemon. */
function listed(state = after(initial, { type: "page", page: "games" })) {
  return answer(state, "games", state.games.asked, [], { games: ROWS });
}

function ids({ games }) {
  return games.rows.map(({ id }) => id).join("");
}

test("deleted games leave the list at once, and come back in their places", () => {
  const deleted = after(listed(), { type: "delete", ids: ["B"], name: "Ann against Bob" });
  assert.equal(ids(deleted), "ACD");
  assert.deepEqual(deleted.toast, { key: "deleted.one", values: { name: "Ann against Bob" }, undo: { type: "undelete" } });
  assert.equal(ids(after(deleted, deleted.toast.undo)), "ABCD");
  const several = after(listed(), { type: "delete", ids: ["A", "C", "D"] });
  assert.deepEqual([ids(several), several.toast.values], ["B", { count: 3 }]);
  assert.equal(ids(after(several, several.toast.undo)), "ABCD");
});

test("the list is asked for anew when the daemon has done it", () => {
  const deleted = after(listed(), { type: "delete", ids: ["B"] });
  const list = (state) => wanted(state).filter(({ action }) => action === "tengen-games").length;
  assert.equal(list(deleted), 0);
  assert.equal(list(after(deleted, { type: "removalAnswered", number: deleted.removal.number, isUndone: false, fault: null })), 1);
});

test("a game that the daemon does not delete comes back with the reason", () => {
  const deleted = after(listed(), { type: "delete", ids: ["B"] });
  const refused = after(deleted, { type: "removalAnswered", number: deleted.removal.number, isUndone: false, fault: "ann may not play" });
  assert.equal(ids(refused), "ABCD");
  assert.deepEqual(refused.toast, { key: "deleted.not", values: { reason: "ann may not play" }, undo: null });
  const undone = after(deleted, { type: "undelete" });
  const reply = { type: "removalAnswered", number: undone.removal.number, fault: "no such game" };
  assert.equal(after(undone, { ...reply, isUndone: false }).toast, null);
  assert.equal(after(undone, { ...reply, isUndone: true }).toast.key, "deleted.lost");
});

test("requests follow one another, a hundred games each", async () => {
  const asked = [];
  let isBroken = false;
  globalThis.fetch = async (path, { method }) => {
    asked.push(`${method} ${path.replace("games/", "")}`);
    return { ok: !isBroken, status: isBroken ? 403 : 200, text: async () => "no\n" };
  };
  const store = createStore(reduce, listed());
  removeGames(store);
  const many = Array.from({ length: 101 }, (_, number) => `${number}`);
  store.dispatch({ type: "delete", ids: many });
  store.dispatch(store.get().toast.undo);
  await new Promise(setImmediate);
  assert.deepEqual(asked.map((each) => each.split(",").length), [100, 1, 100, 1]);
  assert.deepEqual([asked[1], asked[3]], ["DELETE 100", "POST 100/restore"]);
  isBroken = true;
  store.dispatch({ type: "delete", ids: ["A"] });
  await new Promise(setImmediate);
  assert.equal(asked.at(-1), "DELETE A");
  assert.equal(store.get().toast.values.reason, "no");
  assert.equal(asked.length, 5);
});

test("an answer that breaks off does not stop later deletions", async () => {
  const asked = [];
  globalThis.fetch = async (path) => {
    asked.push(path);
    return { ok: asked.length > 1, status: 503, text: async () => { throw new TypeError("broken off"); } };
  };
  const store = createStore(reduce, initial);
  removeGames(store);
  store.dispatch({ type: "delete", ids: ["A"] });
  await new Promise(setImmediate);
  assert.equal(store.get().toast.values.reason, "connection lost");
  store.dispatch({ type: "delete", ids: ["B"] });
  await new Promise(setImmediate);
  assert.deepEqual(asked, ["games/A", "games/B"]);
});

test("a game of this browser is forgotten, and brought back among the others", () => {
  const localGames = [3, 2, 1].map((savedMs) => ({ key: `local:${savedMs}`, savedMs }));
  const forgotten = after({ ...initial, localGames }, { type: "forget", key: "local:2", name: "NoGo" });
  assert.deepEqual([forgotten.localGames.length, forgotten.discarded], [2, "local:2"]);
  const back = after(forgotten, forgotten.toast.undo);
  assert.deepEqual(back.localGames, localGames);
  assert.deepEqual([back.recalled, back.discarded, back.toast], [localGames[1], null, null]);
});
