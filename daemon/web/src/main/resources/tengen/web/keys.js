/**
 * Keyboard shortcuts of the page, without modifiers. An element with the focus handles its own keys. Keys that scroll
 * the page keep their meaning while nothing has the focus.
 */
import { shownInfos } from "./board/board.js";
import { mistakeFrom } from "./evaluations.js";
import { topicsOf } from "./topics.js";
import { nextMistake } from "./lesson.js";
import { exploring, isOver } from "./explore.js";
import { watches } from "./screens.js";
import { lineThrough, sibling } from "./tree.js";

const PLACES = ".board, .text-game, .steps, #moves";
const FIELDS = "input, select, textarea";
const SCROLLING = [" ", "Home", "End"];

function go(node) {
  return { type: "go", node };
}

function by(step) {
  return { type: "stepBy", step };
}

/** Goes to the nearest mistake after or before the node that is shown; in a lesson to the position before the next one. */
function mistake(state, step) {
  const next = state.lesson ? nextMistake(state, step) : -1;
  if (next > 0) {
    return { type: "lesson", op: "visit", node: next };
  }
  return go(mistakeFrom(state, lineThrough(state.tree, state.at), state.at, step));
}

/** Switches the overlay off, or threats on, else the first topic of the game. */
function overlay(state) {
  const topics = topicsOf(state);
  const topic = topics.find(({ name }) => name === "threats") ?? topics[0];
  return state.overlay || topic ? { type: "overlay", overlay: state.overlay ?? topic } : null;
}

/** Closes the topmost thing: a question, an overlay, an earlier position. A dialog and a result close themselves. */
function closed(state) {
  if (state.asking) {
    return { type: "ask", asking: null };
  }
  if (state.isGhostAsked && state.ghost) {
    return { type: "ghost", ghost: null };
  }
  if (state.overlay) {
    return { type: "overlay", overlay: state.overlay };
  }
  return exploring(state) ? { type: "backToGame" } : null;
}

const HELP = { "?": () => ({ type: "dialog", dialog: "help" }) };

const ANYWHERE = { ...HELP, n: () => ({ type: "dialog", dialog: "new" }) };

const AT_THE_BOARD = {
  ...ANYWHERE,
  ",": () => by(-1),
  ".": () => by(1),
  ArrowLeft: () => by(-1),
  ArrowRight: () => by(1),
  Home: () => go(0),
  End: () => ({ type: "backToGame" }),
  "[": ({ tree, at }) => go(sibling(tree, at, -1)),
  "]": ({ tree, at }) => go(sibling(tree, at, 1)),
  " ": (state) => ({ type: "analysis", change: { on: !state.analysis.on, shown: true } }),
  h: (state) => ({ type: "analysis", change: { shown: !state.analysis.shown } }),
  b: (state) => mistake(state, 1),
  B: (state) => mistake(state, -1),
  u: () => ({ type: "takeBack" }),
  i: () => ({ type: "hint" }),
  r: (state) => (state.mode === "play" && isOver(state) && !watches(state) ? { type: "rematch" } : null),
  Escape: closed,
  t: overlay,
};

function candidate(state, key) {
  const info = /^[1-9]$/.test(key) ? shownInfos(state)[Number(key) - 1] : null;
  return info ? { type: "play", move: info.move } : null;
}

/** Returns the action of a key, or null. While stones are set up only ? acts. */
export function pressed(state, key) {
  if (state.setup) {
    return HELP[key]?.() ?? null;
  }
  return state.page === "board"
    ? (AT_THE_BOARD[key]?.(state) ?? candidate(state, key))
    : (ANYWHERE[key]?.() ?? null);
}

/** Returns whether the page handles a key, instead of the focused element or an open dialog. */
function isOurs({ target, key, ctrlKey, metaKey, altKey, defaultPrevented }, { dialog }) {
  const isNowhere = target === document.body && !SCROLLING.includes(key);
  const isPressed = key === " " && target.closest("button");
  const isLeft = key === "Escape" && !target.closest(FIELDS);
  const isThere = isNowhere || isLeft || (target.closest(PLACES) && !isPressed);
  return isThere && !dialog && !defaultPrevented && !ctrlKey && !metaKey && !altKey;
}

/** Handles key presses of the page from now on. */
export function follow(store) {
  addEventListener("keydown", (event) => {
    const state = store.get();
    const action = isOurs(event, state) ? pressed(state, event.key) : null;
    if (action) {
      event.preventDefault();
      store.dispatch(action);
    }
  });
}
