/** Stores notes and branches of stored games in the daemon, a moment after they were written. */
import { annotated, isWhole } from "./formats/annotated.js";
import { workOf } from "./localGames.js";

/** Time without a change before notes are sent, in milliseconds. */
const QUIET_MS = 800;

/** HTTP statuses of requests that are sent again. */
const RETRIED_STATUSES = [429, 503];

/** Largest request that browsers complete after its page was closed, in bytes: 64 KiB with its headers. */
const MAX_KEEPALIVE_BYTES = 60_000;

/** Maximum number of games that were left before their notes were stored. */
const MAX_LEFT_GAMES = 20;

/** Returns why the daemon rejects notes: its sentences. */
async function reasons(answer) {
  const text = await answer.text();
  const isJson = answer.headers.get("Content-Type") === "application/json";
  return isJson ? JSON.parse(text).faults : [text.trim()];
}

/**
 * Sends the notes of a game.
 *
 * @returns {Promise<{ok: boolean, isFinal: boolean, why: string[]}>} isFinal: another attempt would fail as well
 */
async function send({ id, body }) {
  try {
    const answer = await fetch(`games?${new URLSearchParams({ notes: id })}`, {
      method: "POST", headers: { "Content-Type": "application/json" }, body,
      keepalive: new Blob([body]).size < MAX_KEEPALIVE_BYTES,
    });
    const isFinal = !answer.ok && !RETRIED_STATUSES.includes(answer.status);
    return { ok: answer.ok, isFinal, why: isFinal ? await reasons(answer).catch(() => ["connection lost"]) : [] };
  } catch {
    return { ok: false, isFinal: false, why: [] };
  }
}

function notesOf(state) {
  return { id: state.stored.id, body: annotated(state), isWhole: isWhole(state) };
}

/**
 * Stores notes in the daemon whenever they change in a store.
 *
 * @param {(id: string) => void} onStored is called when all moves and notes of a game are stored
 */
export function annotateGames(store, onStored) {
  let epoch = -1;
  /** Moves and notes of the game that is shown, as the daemon has them. */
  let known = null;
  let isRejected = false;
  let isSending = false;
  let timer = 0;
  /** Notes of games that were left before they were stored, oldest first. */
  const left = [];

  function isDue({ stored, tree }) {
    return Boolean(stored?.isShown && stored.raw) && !isRejected && workOf(tree) !== known;
  }

  function showRejection(why) {
    store.dispatch({ type: "message", message: { kind: "unstored", reasons: why } });
  }

  async function sendLeft() {
    const notes = left[0];
    const { ok, isFinal, why } = await send(notes);
    if ((ok || isFinal) && left[0] === notes) {
      left.shift();
    }
    if (ok && notes.isWhole && store.get().stored?.id !== notes.id) {
      onStored(notes.id);
    } else if (isFinal) {
      showRejection(why);
    }
  }

  async function sendShown(state) {
    const work = workOf(state.tree);
    const notes = notesOf(state);
    const { ok, isFinal, why } = await send(notes);
    if (store.get().epoch !== state.epoch) {
      return;
    }
    known = ok ? work : known;
    isRejected = isFinal;
    if (ok && notes.isWhole && !isDue(store.get())) {
      onStored(notes.id);
    } else if (isFinal) {
      showRejection(why);
    }
  }

  /** Sends what is due, one game at a time. */
  async function flush() {
    clearTimeout(timer);
    const state = store.get();
    if (isSending || !(left.length || isDue(state))) {
      return;
    }
    isSending = true;
    await (left.length ? sendLeft() : sendShown(state));
    isSending = false;
    if (left.length || isDue(store.get())) {
      wait();
    }
  }

  function wait() {
    clearTimeout(timer);
    timer = setTimeout(flush, QUIET_MS);
  }

  /** Remembers the notes of a game that is no longer shown. */
  function leave(state) {
    if (isDue(state)) {
      left.push(notesOf(state));
      left.splice(0, left.length - MAX_LEFT_GAMES);
      wait();
    }
  }

  store.subscribe((state, before) => {
    const isLeft = state.epoch !== before.epoch || (before.stored && !state.stored);
    if (isLeft && epoch === before.epoch) {
      leave(before);
    }
    if (epoch !== state.epoch) {
      [epoch, known, isRejected] = [state.epoch, workOf(state.tree), false];
    } else if (state.tree !== before.tree && isDue(state)) {
      wait();
    }
  });
  document.addEventListener("visibilitychange", () => document.hidden && flush());
}
