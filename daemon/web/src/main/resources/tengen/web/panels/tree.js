/** The moves of the line that is open, the other branches beside them, and notes. */
import { h } from "preact";
import { mistakeFrom, signOf } from "../evaluations.js";
import { lineThrough, next, sibling } from "../tree.js";
import { moveName } from "../vertex.js";

function MoveButton({ state, settings, node, number, act }) {
  return h(
    "button",
    {
      class: "move",
      "data-node": node,
      "aria-current": node === state.at ? "true" : undefined,
      onClick: () => act({ type: "go", node }),
    },
    `${number} ${moveName(state.tree.nodes[node].move, state.game, settings.notation)}${signOf(state, node)}`,
  );
}

function Ply({ state, settings, node, number, act }) {
  const others = state.tree.nodes[state.tree.nodes[node].parent].children.filter((each) => each !== node);
  const button = (each) => h(MoveButton, { key: each, state, settings, node: each, number, act });
  return h("li", {}, [
    button(node),
    others.length > 0 && h("span", { class: "others" }, others.map(button)),
  ]);
}

/** Walking the line: under the board. */
export function Steps({ state, t, act }) {
  const { tree, at } = state;
  const line = lineThrough(tree, at);
  const go = (node) => act({ type: "go", node });
  const button = (id, label, sign, node) =>
    h("button", { id, "aria-label": label, title: label, disabled: node < 0 || node === at,
      onClick: () => go(node) }, sign);
  return h("div", { class: "steps" }, [
    button("first", t("first"), "|◀", 0),
    button("back", t("back"), "◀", tree.nodes[at].parent),
    h("span", { id: "ply" }, `${line.indexOf(at)} / ${line.length - 1}`),
    button("forward", t("forward"), "▶", next(tree, at)),
    button("last", t("last"), "▶|", state.head),
    button("other", t("other"), "↕", otherBranch(tree, at)),
    button("mistake", t("nextMistake"), `${t("mistake")} ▶`, nextMistake(state, line)),
  ]);
}

/** After the last one the first again. */
function nextMistake(state, line) {
  const next = mistakeFrom(state, line, state.at, 1);
  return next < 0 ? mistakeFrom(state, line, line[0], 1) : next;
}

function otherBranch(tree, at) {
  const after = sibling(tree, at, 1);
  return after === at ? sibling(tree, at, -1) : after;
}

export function Tree({ state, settings, t, act }) {
  const line = lineThrough(state.tree, state.at).slice(1);
  return h("section", { class: "tree", "aria-label": t("moves") }, [
    h("ol", { id: "moves" },
      line.map((node, index) => h(Ply, { key: node, state, settings, node, number: index + 1, act }))),
    h("div", { class: "buttons" }, [
      h("button", { id: "promote", disabled: state.at === 0,
        onClick: () => act({ type: "promote", node: state.at }) }, t("promote")),
      h("button", { id: "delete", disabled: state.at === 0,
        onClick: () => act({ type: "remove", node: state.at }) }, t("delete")),
    ]),
    h("label", { class: "note" }, [
      t("note"),
      h("textarea", { rows: 2, value: state.tree.nodes[state.at].comment,
        onInput: (event) => act({ type: "comment", node: state.at, text: event.target.value }) }),
    ]),
  ]);
}
