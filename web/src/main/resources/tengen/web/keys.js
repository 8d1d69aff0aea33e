/** Keys of the page. They never work while a field has the focus, or with a modifier. */
import { shownInfos } from "./board/board.js";
import { mistakeFrom } from "./evaluations.js";
import { topicsOf } from "./panels/overlays.js";
import { lineThrough, next, sibling } from "./tree.js";

const FIELDS = "input, textarea, select, dialog";

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
  End: ({ tree, at }) => go(lineThrough(tree, at).at(-1)),
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

/** Listens from now on. */
export function follow(store) {
  addEventListener("keydown", (event) => {
    const isTyped = event.target.closest?.(FIELDS);
    const isPressed = event.key === " " && event.target.closest?.("button");
    if (isTyped || isPressed || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const action = pressed(store.get(), event.key);
    if (action) {
      event.preventDefault();
      store.dispatch(action);
    }
  });
}
