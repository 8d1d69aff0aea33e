/** Black's win rate over the line that is open, with its mistakes; a press goes to the move. */
import { h } from "preact";
import { lossOf, signOf, winRate, worst } from "../evaluations.js";
import { engineName } from "../names.js";
import { lineThrough } from "../tree.js";
import { moveName } from "../vertex.js";

const WIDTH = 300;
const HEIGHT = 80;

/** A sign is not cut off at the top. */
const SIGN_HEIGHT = 11;

/** Stretches without a gap: what was not searched is not drawn through. */
function stretches(line, valueOf) {
  const all = [[]];
  line.forEach((node, index) => {
    const value = valueOf(node);
    if (value === null) {
      all.push([]);
    } else {
      all[all.length - 1].push({ index, value });
    }
  });
  return all.filter((stretch) => stretch.length);
}

/** Each side's worst mistakes, as ways to them. */
function Mistakes({ state, settings, line, t, act }) {
  const button = (node) =>
    h("button", { class: "btn move", "data-mistake": node, onClick: () => act({ type: "go", node }) },
      `${line.indexOf(node)} ${moveName(state.tree.nodes[node].move, state.game, settings.notation)} `
        + `${signOf(state, node)} −${Math.round(100 * lossOf(state, node))}`);
  return ["B", "W"]
    .map((side) => ({ side, nodes: worst(state, line, side) }))
    .filter(({ nodes }) => nodes.length)
    .map(({ side, nodes }) =>
      h("p", { class: "buttons", "data-worst": side }, [
        `${t("worst", { side: t(`stone.${side}`) })} `, nodes.map(button)]));
}

/** Curves have so many looks: colour and dashes. */
const LOOKS = 4;

export function Graph({ state, settings, t, act }) {
  const line = lineThrough(state.tree, state.at);
  const last = Math.max(1, line.length - 1);
  const x = (index) => (WIDTH * index) / last;
  const y = (value) => HEIGHT * (1 - value);
  const engines = [...new Set(line.flatMap((node) => Object.keys(state.evaluations[node] ?? {})))];
  const names = engines.filter((engine) => engine !== "referee");

  function curve(engine, number) {
    const valueOf = (node) => winRate(state, node, engine) ?? winRate(state, node, "referee");
    return stretches(line, valueOf).map((stretch) =>
      stretch.length > 1
        ? h("polyline", { class: `curve c${number % LOOKS}`,
            points: stretch.map(({ index, value }) => `${x(index)},${y(value)}`).join(" ") })
        : h("circle", { class: `curve c${number % LOOKS}`, r: 2, cx: x(stretch[0].index), cy: y(stretch[0].value) }),
    );
  }

  function pressed(event) {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.round(((event.clientX - box.left) / box.width) * last);
    act({ type: "go", node: line[Math.min(line.length - 1, Math.max(0, index))] });
  }

  const marks = line
    .map((node, index) => ({ index, sign: signOf(state, node), value: winRate(state, node) }))
    .filter(({ sign }) => sign);
  return h("section", { class: "graph card panel", "aria-label": t("graph") }, [
    h("svg", { id: "graph", viewBox: `0 -8 ${WIDTH} ${HEIGHT + 16}`, preserveAspectRatio: "none",
      role: "img", "aria-label": t("graph"), onClick: pressed }, [
      h("line", { class: "half", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
      names.map(curve),
      h("line", { class: "here", x1: x(line.indexOf(state.at)), x2: x(line.indexOf(state.at)), y1: 0, y2: HEIGHT }),
      marks.map(({ index, sign, value }) =>
        h("text", { class: "sign", x: x(index), y: Math.max(SIGN_HEIGHT, y(value) - 3) }, sign)),
    ]),
    h("p", { class: "legend" }, names.map((name, number) => h("span", { class: `c${number % LOOKS}`, key: name }, engineName(name, t)))),
    h(Mistakes, { state, settings, line, t, act }),
  ]);
}
