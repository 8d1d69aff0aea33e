/** The graph of Black's win rate over the open line, with axes and the lane of mistakes. A press goes to the move. */
import { h } from "preact";
import { axisPlies, lane, signText, stretches } from "../chart.js";
import { isIdle, signOf, winRate } from "../evaluations.js";
import { engineName } from "../names.js";
import { lineThrough } from "../tree.js";

const WIDTH = 340;
const HEIGHT = 111;
const LEFT = 30;
const RIGHT = 334;
const TOP = 6;
const BOTTOM = 76;
const SIGNS_Y = 90;
const PLIES_Y = 108;

/** Number of different styles of curves (colour and dashes). */
const LOOKS = 4;

const CLASSES = { "??": "bb", "?": "b", "?!": "i" };

const y = (value) => BOTTOM - (BOTTOM - TOP) * value;

function points(stretch, x) {
  return stretch.map(({ index, value }) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
}

/** Returns the area below a stretch of the curve, which is Black's share. */
function area(stretch, x) {
  const [first, last] = [stretch[0].index, stretch.at(-1).index];
  return `M${x(first).toFixed(1)} ${BOTTOM}L${points(stretch, x).join("L")}L${x(last).toFixed(1)} ${BOTTOM}Z`;
}

function Axes({ last, x }) {
  return [
    [0, 50, 100].map((percent) => {
      const at = y(percent / 100);
      return [
        h("line", { class: percent === 50 ? "ax mid" : "ax", x1: LEFT, x2: RIGHT, y1: at, y2: at }),
        h("text", { class: "t", x: LEFT - 6, y: at + 3.5, "text-anchor": "end" }, String(percent)),
      ];
    }),
    axisPlies(last, RIGHT - LEFT).map((ply) =>
      h("text", { class: "t", x: x(ply), y: PLIES_Y, "text-anchor": "middle" }, String(ply))),
  ];
}

function Sign({ mark, x, value }) {
  const at = x(mark.index);
  return h("g", { class: `gm ${CLASSES[mark.sign]}` }, [
    value !== null && h("line", { x1: at, x2: at, y1: y(value), y2: BOTTOM + 4 }),
    value !== null && h("circle", { cx: at, cy: y(value), r: 3.5 }),
    h("text", { class: "sign", x: mark.x, y: SIGNS_Y, "text-anchor": "middle" }, signText(mark)),
  ]);
}

/** Draws the graph. Before anything is analysed, a phone's tab says what to do, and other devices show nothing. */
export function Graph(props) {
  const { state, t } = props;
  return isIdle(state) ? h("p", { class: "card panel soft small on-phone" }, t("analysis.idle")) : h(Chances, props);
}

function Chances({ state, t, act }) {
  const line = lineThrough(state.tree, state.at);
  const last = Math.max(1, line.length - 1);
  const x = (index) => LEFT + ((RIGHT - LEFT) * index) / last;
  const engines = [...new Set(line.flatMap((node) => Object.keys(state.evaluations[node] ?? {})))];
  const names = engines.filter((engine) => engine !== "referee");
  const valueOf = (engine) => (node) => winRate(state, node, engine) ?? winRate(state, node, "referee");

  function pressed(event) {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * WIDTH;
    const index = Math.round(((at - LEFT) / (RIGHT - LEFT)) * last);
    act({ type: "go", node: line[Math.min(line.length - 1, Math.max(0, index))] });
  }

  const marks = line
    .map((node, index) => ({ index, sign: signOf(state, node), x: x(index), value: winRate(state, node) }))
    .filter(({ sign }) => sign);
  const here = x(line.indexOf(state.at));
  return h("section", { class: "card panel graphpanel", "aria-label": t("graph") }, [
    h("div", { class: "hd" }, [
      h("h2", { class: "small" }, t("graph.title")),
      h("span", { class: "soft small num" }, t("graph.move", { move: line.indexOf(state.at) })),
    ]),
    h("svg", { id: "graph", class: "graph", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img",
      "aria-label": t("graph"), onClick: pressed }, [
      h("rect", { class: "white", x: LEFT, y: TOP, width: RIGHT - LEFT, height: BOTTOM - TOP, rx: 3 }),
      names.length > 0 && stretches(line, valueOf(names[0])).map((stretch) =>
        stretch.length > 1 && h("path", { class: "black", d: area(stretch, x) })),
      h(Axes, { last, x }),
      names.map((engine, number) => stretches(line, valueOf(engine)).map((stretch) =>
        stretch.length > 1
          ? h("path", { class: `cv curve c${number % LOOKS}`, d: `M${points(stretch, x).join("L")}` })
          : h("circle", { class: `curve c${number % LOOKS}`, r: 2, cx: x(stretch[0].index), cy: y(stretch[0].value) }))),
      h("line", { class: "here hereline", x1: here, x2: here, y1: TOP, y2: BOTTOM }),
      lane(marks).map((mark) => h(Sign, { key: mark.index, mark, x, value: mark.value })),
    ]),
    names.length > 1 && h("p", { class: "chartlegend small" },
      names.map((name, number) => h("span", { key: name, class: `c${number % LOOKS}` }, engineName(name, t)))),
  ]);
}
