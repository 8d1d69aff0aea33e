/** The moves as a tree: rows of two on the main line, variations indented under the move that they replace. */
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { mistakeFrom, signOf } from "../evaluations.js";
import { icon } from "../icons.js";
import { hasLongTurns } from "../look.js";
import { memo } from "../memo.js";
import { lineThrough, mainLine, next, pathTo, sibling } from "../tree.js";
import { moveName } from "../vertex.js";

/** Depth to which nested variations are drawn; deeper ones are folded. */
const MAX_DEPTH = 3;

const SIGNS = { "??": "bb", "?": "b", "?!": "i" };

/** A button for a move. Drawn only on changes: a game has hundreds of moves, of which a step changes two. */
const MoveButton = memo(({ node, turn, side, name, sign, isShown, act }) =>
  h("button", {
    class: "mv",
    "data-node": node,
    "data-number": turn,
    "aria-current": isShown ? "true" : undefined,
    onClick: () => act({ type: "go", node }),
  }, [
    h("span", { class: `pip ${side}`, "aria-hidden": "true" }),
    name,
    sign && h("span", { class: `sig ${SIGNS[sign]}` }, sign),
  ]));

function Move({ state, settings, t, node, turn, act }) {
  const { side, move } = state.tree.nodes[node];
  const name = moveName(move, state.game, settings.notation, t);
  return h(MoveButton, { node, turn, side, name, sign: signOf(state, node), isShown: node === state.at, act });
}

/** Returns the number of a node's turn: "5" before Black's fifth, "5…" before White's. Long turns have one count for both sides. */
function number({ tree }, node, isLong) {
  const sides = pathTo(tree, node).slice(1).map((each) => tree.nodes[each].side);
  const turns = sides.filter((side, index) => side !== sides[index - 1]).length;
  const pairs = Math.ceil((turns + (sides[0] === "W")) / 2);
  return isLong ? turns : sides.at(-1) === "W" ? `${pairs}…` : pairs;
}

/** Returns the number of moves from a node on, variations included. */
function size(tree, node) {
  return 1 + tree.nodes[node].children.reduce((sum, child) => sum + size(tree, child), 0);
}

/** Shows a variation from its first move to its end, with those inside it. */
function Variation({ node, depth, ...props }) {
  const { state, isLong, t, act } = props;
  const { tree } = state;
  if (depth > MAX_DEPTH) {
    return h("div", { class: "var" },
      h("button", { class: "mv", onClick: () => act({ type: "go", node }) }, t("moves.folded", { count: size(tree, node) })));
  }
  const parts = [];
  for (let at = node; at !== undefined; at = tree.nodes[at].children[0]) {
    const { side, parent, children } = tree.nodes[at];
    if (at === node || (isLong ? side !== tree.nodes[parent].side : side === "B")) {
      parts.push(h("span", { class: "vn", key: `n${at}` }, number(state, at, isLong)));
    }
    parts.push(h(Move, { ...props, key: at, node: at }));
    if (at !== node) {
      tree.nodes[parent].children.slice(1).forEach((other) =>
        parts.push(h(Variation, { ...props, key: `v${other}`, node: other, depth: depth + 1 })));
    }
    if (!children.length) {
      break;
    }
  }
  return h("div", { class: "var" }, parts);
}

/**
 * Returns the rows of the main line: number, two moves, and the variations of both. A row has Black's and White's move, or
 * moves of one turn where turns may be long. The second row of a turn has no number.
 */
export function rows(tree, line, isLong) {
  const all = [];
  let turns = 0;
  line.slice(1).forEach((node, index) => {
    const { side } = tree.nodes[node];
    const before = all.at(-1);
    const isSameTurn = before?.side === side;
    const isSecond = before?.cells.length === 1 && (isLong ? isSameTurn : before.side === "B" && !isSameTurn);
    if (!isSecond) {
      turns += isLong && isSameTurn ? 0 : 1;
      all.push({ side, number: isLong && isSameTurn ? null : turns, cells: [], others: [] });
    }
    all.at(-1).cells.push(node);
    all.at(-1).others.push(...tree.nodes[line[index]].children.filter((each) => each !== node));
  });
  return all;
}

function Row({ row, ...props }) {
  const isLate = !props.isLong && row.side === "W";
  return [
    h("span", { class: "k" }, row.number),
    isLate && h("span", {}),
    row.cells.map((node, index) => h(Move, { ...props, key: node, node, turn: (!index && row.number) || undefined })),
    row.cells.length === 1 && !isLate && h("span", {}),
    row.others.map((node) => h(Variation, { ...props, key: `v${node}`, node, depth: 1 })),
  ];
}

/** Shows the moves, and scrolls to the one that is shown. */
export function Moves(props) {
  const { state, t } = props;
  const box = useRef(null);
  const line = mainLine(state.tree);
  const isLong = hasLongTurns(state);
  useLayoutEffect(() => {
    const shown = box.current.querySelector("[aria-current]");
    const { top, bottom } = box.current.getBoundingClientRect();
    const place = shown?.getBoundingClientRect();
    if (place && (place.top < top || place.bottom > bottom)) {
      box.current.scrollTop += place.top < top ? place.top - top - 8 : place.bottom - bottom + 8;
    }
  }, [state.at, state.tab, state.message, state.positions[state.at], line.length]);
  return h("div", { class: state.game.text ? "tree lr-moves" : "tree", id: "moves", ref: box, role: "group", "aria-label": t("moves") },
    rows(state.tree, line, isLong).map((row) => h(Row, { ...props, isLong, key: row.cells[0], row })));
}

/** Buttons that step along the open line. */
export function Steps({ state, t, act }) {
  const { tree, at } = state;
  const line = lineThrough(tree, at);
  const go = (node) => act({ type: "go", node });
  const button = (id, node) =>
    h("button", { class: "btn", id, "aria-label": t(id), title: t(id), disabled: node < 0 || node === at,
      onClick: () => go(node) }, icon(id));
  return h("div", { class: "steps" }, [
    button("first", 0),
    button("back", tree.nodes[at].parent),
    h("span", { class: "here", id: "ply" }, `${line.indexOf(at)} / ${line.length - 1}`),
    button("forward", next(tree, at)),
    button("last", state.head),
    button("other", otherBranch(tree, at)),
    state.mode === "review" && h("button", { class: "btn", id: "mistake", "aria-label": t("nextMistake"),
      disabled: nextMistake(state, line) < 0, onClick: () => go(nextMistake(state, line)) }, "?!"),
  ]);
}

/** Returns the next mistake on a line; after the last one, the first. */
function nextMistake(state, line) {
  const next = mistakeFrom(state, line, state.at, 1);
  return next < 0 ? mistakeFrom(state, line, line[0], 1) : next;
}

function otherBranch(tree, at) {
  const after = sibling(tree, at, 1);
  return after === at ? sibling(tree, at, -1) : after;
}

/** Shows the note of the move that is shown, and buttons for its branch. */
export function Notes({ state, t, act }) {
  return h("div", { class: "notes" }, [
    h("label", { class: "stack" }, [
      h("span", { class: "soft small" }, t("note")),
      h("textarea", { class: "field", rows: 3, value: state.tree.nodes[state.at].comment,
        onInput: (event) => act({ type: "comment", node: state.at, text: event.target.value }) }),
    ]),
    h("div", { class: "row" }, [
      h("button", { class: "btn", id: "promote", disabled: state.at === 0,
        onClick: () => act({ type: "promote", node: state.at }) }, t("promote")),
      h("button", { class: "btn quiet-danger", id: "delete", disabled: state.at === 0,
        onClick: () => act({ type: "remove", node: state.at }) }, t("delete")),
    ]),
  ]);
}
