/** Stores notes and branches of stored games in the daemon, a moment after they were written. */
import { annotated } from "./formats/annotated.js";
import { workOf } from "./localGames.js";

/** Time without a change before notes are sent, in milliseconds. */
const QUIET_MS = 800;

/** HTTP statuses of requests that are sent again. */
const RETRIED_STATUSES = [429, 503];

/**
 * Sends the notes of a game.
 *
 * @returns {Promise<{ok: boolean, isFinal?: boolean, why?: string}>} isFinal: another attempt would fail as well
 */
async function send(id, body) {
  const answer = await fetch(`games?${new URLSearchParams({ notes: id })}`, {
    method: "POST", headers: { "Content-Type": "application/json" }, body,
  }).catch(() => null);
  if (!answer || answer.ok || RETRIED_STATUSES.includes(answer.status)) {
    return { ok: Boolean(answer?.ok) };
  }
  const text = await answer.text();
  const isJson = answer.headers.get("Content-Type") === "application/json";
  return { ok: false, isFinal: true, why: isJson ? JSON.parse(text).faults.join(". ") : text.trim() };
}

/**
 * Stores notes in the daemon whenever they change in a store.
 *
 * @param {(id: string) => void} onStored is called when all notes of a game are stored
 */
export function annotateGames(store, onStored) {
  let epoch = -1;
  let known = null;
  let isRefused = false;
  let isSending = false;
  let timer = 0;

  function isDue({ stored, tree }) {
    return Boolean(stored?.isShown && stored.raw) && !isRefused && workOf(tree) !== known;
  }

  async function flush() {
    clearTimeout(timer);
    const state = store.get();
    if (isSending || !isDue(state)) {
      return;
    }
    isSending = true;
    const work = workOf(state.tree);
    const { ok, isFinal, why } = await send(state.stored.id, annotated(state));
    isSending = false;
    if (store.get().epoch !== state.epoch) {
      return;
    }
    known = ok ? work : known;
    isRefused = Boolean(isFinal);
    if (ok && !isDue(store.get())) {
      onStored(state.stored.id);
    } else if (isFinal) {
      store.dispatch({ type: "message", message: { kind: "unstored", text: why } });
    } else {
      wait();
    }
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET_MS);
  }

  store.subscribe((state, before) => {
    if (epoch !== state.epoch) {
      [epoch, known, isRefused] = [state.epoch, workOf(state.tree), false];
    } else if (state.tree !== before.tree && isDue(state)) {
      wait();
    }
  });
  document.addEventListener("visibilitychange", () => document.hidden && flush());
}
