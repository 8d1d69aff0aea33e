/**
 * Keys of the page, without a modifier: on the board, the moves of a game without one, and the steps under them.
 * Elsewhere a key is what has the focus's own; where nothing has it, keys that scroll the page still do.
 */
import { shownInfos } from "./board/board.js";
import { mistakeFrom } from "./evaluations.js";
import { topicsOf } from "./panels/overlays.js";
import { lineThrough, next, sibling } from "./tree.js";

const PLACES = ".board, .text-game, .steps";
const SCROLLING = [" ", "Home", "End"];

function go(node) {
  return { type: "go", node };
}

/** To the nearest mistake after or before the node that is shown. */
function mistake(state, step) {
  return go(mistakeFrom(state, lineThrough(state.tree, state.at), state.at, step));
}

/** Off, or on: threats, or what else the game has first. */
function overlay(state) {
  const topics = topicsOf(state);
  const topic = topics.find(({ name }) => name === "threats") ?? topics[0];
  return state.overlay || topic ? { type: "overlay", overlay: state.overlay ?? topic } : null;
}

const HELP = { "?": () => ({ type: "dialog", dialog: "help" }) };

const ANYWHERE = { ...HELP, n: () => ({ type: "dialog", dialog: "new" }) };

const AT_THE_BOARD = {
  ...ANYWHERE,
  ",": ({ tree, at }) => go(tree.nodes[at].parent),
  ".": ({ tree, at }) => go(next(tree, at)),
  Home: () => go(0),
  End: () => ({ type: "backToGame" }),
  "[": ({ tree, at }) => go(sibling(tree, at, -1)),
  "]": ({ tree, at }) => go(sibling(tree, at, 1)),
  " ": (state) => ({ type: "analysis", change: { on: !state.analysis.on, shown: true } }),
  h: (state) => ({ type: "analysis", change: { shown: !state.analysis.shown } }),
  b: (state) => mistake(state, 1),
  B: (state) => mistake(state, -1),
  u: () => ({ type: "takeBack" }),
  t: overlay,
};

function candidate(state, key) {
  const info = /^[1-9]$/.test(key) ? shownInfos(state)[Number(key) - 1] : null;
  return info ? { type: "play", move: info.move } : null;
}

/** What a key asks for; null: nothing. The game stands still while stones are set up. */
export function pressed(state, key) {
  if (state.setup) {
    return HELP[key]?.() ?? null;
  }
  return state.page === "board"
    ? (AT_THE_BOARD[key]?.(state) ?? candidate(state, key))
    : (ANYWHERE[key]?.() ?? null);
}

/** Whether the page's keys are meant, and not what has the focus, or the page behind a dialog. */
function isOurs({ target, key, ctrlKey, metaKey, altKey }, { dialog }) {
  const isNowhere = target === document.body && !SCROLLING.includes(key);
  const isPressed = key === " " && target.closest("button");
  const isThere = isNowhere || (target.closest(PLACES) && !isPressed);
  return isThere && !dialog && !ctrlKey && !metaKey && !altKey;
}

/** Listens from now on. */
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
