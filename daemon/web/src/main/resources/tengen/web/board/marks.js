/** Marks on the board beside stones and candidates: heat of threats, a line's stones, and badges of moves. */
import { h } from "preact";
import { signOf } from "../evaluations.js";
import { shownMistake } from "../lesson.js";
import { numberedLine, shownLine } from "../playedLine.js";
import { topicMarks } from "../topics.js";
import { pointOf } from "../vertex.js";

const placed = (state, all) => all
  .map((each) => ({ ...each, at: pointOf(each.vertex ?? each.move, state.game.width, state.game.height) }))
  .filter(({ at }) => at);

/** Returns the marks of the chosen topic as {at, label, heat, threat, side, isBad, owners}; none while a line is shown. */
export function marksOf(state) {
  return shownLine(state) ? [] : placed(state, topicMarks(state));
}

/** Returns the stones of the line that is shown as {at, side, number, isToCome, isCurrent}. */
export function lineOf(state) {
  const line = shownLine(state);
  return line ? placed(state, numberedLine(line)) : [];
}

/** Returns the mistake, or the move that the reader tried, as {at, side, sign, isGood}; none while a line is shown. */
export function badgesOf(state) {
  const node = shownMistake(state);
  if (node === null || shownLine(state)) {
    return [];
  }
  const { stage, tried } = state.lesson;
  const { side, move } = state.tree.nodes[node];
  const all = {
    shown: [{ move, side, sign: signOf(state, node), isGood: false }],
    wrong: [{ move: tried, side, sign: "✗", isGood: false }],
    right: [{ move: tried, side, sign: "✓", isGood: true }],
    judging: [{ move: tried, side, sign: "…", isGood: true }],
  };
  return placed(state, all[stage] ?? []);
}

const HEAT_SIZE = 0.84;

/** Draws a cross on a point. */
export function drawCross({ x, y }, className) {
  return h("path", { class: className, key: `${x},${y}`, d: `M${x - 0.2} ${y - 0.2}l.4 .4m0 -.4l-.4 .4` });
}

/** Distance of two small stones on one point from its middle. */
const ASIDE = 0.2;

/** Draws a small stone for each side that may play on a point. */
function drawOwners(owners, { x, y }, key) {
  return h("g", { class: "mark owners", key }, owners.map((side, index) => {
    const aside = owners.length === 1 ? 0 : index ? ASIDE : -ASIDE;
    return h("circle", { key: side, class: `small${side}`, cx: x + aside, cy: y, r: 0.17 });
  }));
}

/** Returns the class of a mark without heat: a point without a label has a large sign. */
function classOf(label) {
  return label ? (label.length > 2 ? "mark long" : "mark") : "mark alone";
}

/**
 * Draws a mark: a square of heat with its number, a cross for a reply that loses, small stones for the sides that may
 * play there, or the label alone.
 */
export function drawMark({ at, label, heat, side, isBad, owners }) {
  const key = `${at.x},${at.y}`;
  if (owners) {
    return drawOwners(owners, at, key);
  }
  if (heat) {
    return h("g", { class: `heat heat${heat} of${side}`, key }, [
      h("rect", { x: at.x - HEAT_SIZE / 2, y: at.y - HEAT_SIZE / 2, width: HEAT_SIZE, height: HEAT_SIZE, rx: 0.12 }),
      h("text", { class: "mark", x: at.x, y: at.y + 0.02 }, label),
    ]);
  }
  return isBad
    ? drawCross(at, "forbid mark")
    : h("text", { class: classOf(label), key, x: at.x, y: at.y }, label || "△");
}

/** Draws the stones of a line: those played are numbered, those to come are faint, the last one has a ring. */
export function drawLine(turns) {
  return h("g", { class: "playedstones" }, turns.map(({ at, side, number, isToCome, isCurrent }) =>
    h("g", { key: number, class: isToCome ? "tocome" : "line-stone", opacity: isToCome ? 0.42 : 0.9 }, [
      h("use", { href: `#${side}`, x: at.x, y: at.y }),
      h("text", { class: `no on${side}`, x: at.x, y: at.y + 0.02 }, number),
      isCurrent && h("circle", { class: "pvring", cx: at.x, cy: at.y, r: 0.47 }),
    ])));
}

/** Draws a faint stone with the judgement of its move at its corner. */
export function drawBadge({ at, side, sign, isGood }) {
  return h("g", { key: `${at.x},${at.y}`, class: isGood ? "badge ok" : "badge bad" }, [
    h("g", { class: "ghost" }, h("use", { href: `#${side}`, x: at.x, y: at.y })),
    h("circle", { cx: at.x + 0.36, cy: at.y - 0.36, r: 0.24 }),
    h("text", { x: at.x + 0.36, y: at.y - 0.35 }, sign),
  ]);
}

/** Explains the heat on the board, above it. */
export function HeatLegend({ state, t }) {
  const threats = new Map(marksOf(state).filter(({ heat }) => heat).map((mark) => [mark.threat, mark]));
  const strongestFirst = [...threats.values()].sort((one, other) => other.heat - one.heat || other.label.localeCompare(one.label));
  return threats.size > 0 && h("div", { class: "legend", id: "heat-legend" }, strongestFirst.map(({ threat, heat, label }) =>
    h("span", { key: threat }, [h("i", { class: `heat${heat}` }), `${label} ${t(`heat.${threat}`)}`])));
}
