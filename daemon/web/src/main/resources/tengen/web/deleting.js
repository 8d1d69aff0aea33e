/**
 * Deletes games from a list and brings them back. The list changes at once; `remover.js` sends the requests.
 * A removal is {number, ids, rows, isUndone, isFailed}: `rows` are those of the list with their places.
 */
import { reloadList } from "./games.js";
import { without } from "./localGames.js";

/** Returns a message that can be undone, as `panels/toast.js` shows it. */
function toast(name, ids, undo) {
  return name ? { key: "deleted.one", values: { name }, undo } : { key: "deleted.many", values: { count: ids.length }, undo };
}

/** Deletes stored games. @param {string} name of the only one; "" for several */
function remove(state, { ids, name = "" }) {
  const gone = new Set(ids);
  const rows = (state.games.rows ?? []).map((row, place) => ({ row, place })).filter(({ row }) => gone.has(row.id));
  const removal = { number: (state.removal?.number ?? 0) + 1, ids, rows, isUndone: false };
  return { ...withRows(state, (all) => all.filter(({ id }) => !gone.has(id))), removal,
    toast: toast(name, ids, { type: "undelete" }) };
}

/** Changes the rows of the list, if they are known. */
function withRows(state, change) {
  return { ...state, games: { ...state.games, rows: state.games.rows && change(state.games.rows) } };
}

/** Puts the rows of a removal back in their places. */
function restored(state, { rows }) {
  return withRows(state, (all) => {
    const listed = new Set(all.map(({ id }) => id));
    const next = [...all];
    rows.filter(({ row }) => !listed.has(row.id)).forEach(({ row, place }) => next.splice(place, 0, row));
    return next;
  });
}

/** Brings the games of the last removal back. */
function undelete(state) {
  return { ...restored(state, state.removal), removal: { ...state.removal, isUndone: true }, toast: null };
}

/** Reloads the list after the daemon's answer. If the daemon refused, takes the change back and says why. */
function removalAnswered(state, { number, isUndone, fault }) {
  const { removal } = state;
  if (removal?.number !== number || removal.isUndone !== isUndone || !fault) {
    return reloadList(state);
  }
  const before = isUndone ? state : restored(state, removal);
  return reloadList({ ...before, removal: { ...removal, isUndone: true, isFailed: true },
    toast: { key: isUndone ? "deleted.lost" : "deleted.not", values: { reason: fault }, undo: null } });
}

/** Deletes all games that an import added. */
function undoImport(state) {
  const { added } = state.imported;
  return { ...remove(state, { ids: [...new Set(added)] }), imported: null };
}

/** Forgets a game of this browser. */
function forget(state, { key, name }) {
  const record = state.localGames.find((each) => each.key === key);
  return { ...state, discarded: key, localGames: without(state.localGames, key),
    toast: toast(name, [key], { type: "recall", record }) };
}

/** Brings a game of this browser back. */
function recall(state, { record }) {
  const localGames = [...without(state.localGames, record.key), record].sort((one, other) => other.savedMs - one.savedMs);
  return { ...state, localGames, discarded: null, recalled: record, toast: null };
}

export const DELETE = {
  delete: remove,
  undelete,
  removalAnswered,
  undoImport,
  forget,
  recall,
  toast: (state, { toast: next }) => ({ ...state, toast: next }),
};
