/** Cards with an engine's answers about points of the board: threats, forbidden and legal points, regions, values. */
import { h } from "preact";
import { pretty } from "../pictures/symbols.js";
import { moveName } from "../vertex.js";
import { readValue, Row } from "./value.js";

/** Returns a function that writes a vertex in the notation of the board. */
function writer({ state, settings, t }) {
  return (vertex) => moveName(vertex, state.game, settings.notation, t);
}

function Threats(props) {
  const { t, read } = props;
  const written = writer(props);
  return h("div", { class: "stack", id: "threats" }, read.sides.map(({ side, groups }) =>
    h("div", { key: side, "data-side": side }, [
      h("h2", { class: "small" }, t("finding.threats", { side: t(`stone.${side}`) })),
      groups.length === 0
        ? h("p", { class: "soft" }, t("finding.threats.none"))
        : h("dl", { class: "threats" }, groups.map(({ name, moves }) => h("div", { key: name }, [
            h("dt", { class: "soft" }, t(`heat.${name}`)),
            h("dd", { class: "num" }, moves.map(written).join(" ")),
          ]))),
    ])));
}

function Forbidden(props) {
  const { state, t, read: { moves } } = props;
  const side = t(`stone.${state.positions[state.at].toMove}`);
  return h("p", {}, moves.length === 0
    ? t("finding.forbidden.none", { side })
    : t("finding.forbidden.some", { side, count: moves.length, points: moves.map(writer(props)).join(" ") }));
}

function Candidates(props) {
  const { t, read: { move } } = props;
  return h("p", {}, move ? t("finding.candidates.best", { move: writer(props)(move) }) : t("finding.candidates.none"));
}

function Solved(props) {
  const { state, t, read: { isWin, move } } = props;
  const side = t(`stone.${state.positions[state.at].toMove}`);
  return h("p", {}, isWin && move ? t("finding.solve.win", { side, move: writer(props)(move) })
    : t(isWin ? "finding.solve.won" : "finding.solve.loss", { side }));
}

/** The values of the whole board. Those of its regions are on the board. */
function BoardValues({ t, read }) {
  const { outcome, value, mean, temperature } = readValue(read.text);
  const words = t.named("outcome.board", outcome);
  return h("div", { class: "values" }, [
    h("h2", { class: "small" }, words === outcome ? t.named("outcome", outcome) : words),
    h("dl", {}, [
      value && h(Row, { name: "value", t, wide: true }, t.named("value", pretty(value))),
      mean && h(Row, { name: "mean", t }, pretty(mean)),
      temperature && h(Row, { name: "temperature", t }, pretty(temperature)),
    ]),
  ]);
}

/** Returns a card of one sentence, which has the numbers of the answer. */
const sentence = (key) => ({ t, read }) => h("p", {}, t(key, read));

/** Cards by the kind of an answer, as `findings.js` reads it. */
export const POINT_CARDS = {
  threats: Threats,
  forbidden: Forbidden,
  candidates: Candidates,
  legal: sentence("finding.legal"),
  safe: sentence("finding.safe"),
  regions: sentence("finding.regions"),
  large: sentence("finding.large"),
  solved: Solved,
  values: BoardValues,
};
