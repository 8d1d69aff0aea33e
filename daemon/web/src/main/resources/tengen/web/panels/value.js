/** The value of a combinatorial game: who wins, its canonical form, and its thermograph. */
import { h } from "preact";
import { useRef } from "preact/hooks";
import { moveWords } from "../pictures/current.js";
import { pretty } from "../pictures/symbols.js";
import { topicsOf } from "../topics.js";

const WIDTH = 320;
const HEIGHT = 152;
const SIDE = 36;
const FLOOR = 128;
const CEILING = 16;
const MAX_NAMES = 6;
const LONG_VALUE = 12;

/** Converts a fraction such as "-3/4" to a number. */
export function number(text) {
  const [numerator, denominator] = text.split("/").map(Number);
  return numerator / (denominator ?? 1);
}

/** Reads the corners of a wall: "2@0 3/4@5/4". */
function corners(text) {
  return text.split(" ").map((corner) => corner.split("@").map(number));
}

/** Returns the lines of the topic's text by their first words. */
export function readValue(text) {
  return Object.fromEntries(text.split("\n").map((line) => {
    const space = line.indexOf(" ");
    return [line.slice(0, space), line.slice(space + 1)];
  }));
}

/** Returns the values below the axis of a thermograph: the ends of its walls, and its mean. */
function ticks(value, left, right) {
  const ends = left[0][0] === right[0][0] ? [] : [value.left.split("@")[0], value.right.split("@")[0]];
  return [...new Set([...ends, value.mean])];
}

/**
 * Draws walls over temperature, which increases upwards. Positions good for Left are at the left, as in Winning Ways.
 */
function Thermograph({ value, t }) {
  const mean = number(value.mean);
  const temperature = Math.max(0, number(value.temperature));
  const mast = `${value.mean}@0`;
  const left = corners(value.left ?? mast);
  const right = corners(value.right ?? mast);
  const top = temperature * 1.5 || 1;
  const isHot = left[0][0] !== right[0][0];
  const [most, least] = isHot ? [left[0][0], right[0][0]] : [mean + 1, mean - 1];
  const x = (at) => SIDE + ((WIDTH - 2 * SIDE) * (most - at)) / (most - least);
  const y = (at) => FLOOR - ((FLOOR - CEILING) * at) / top;
  const wall = (side, points, aside) =>
    h("polyline", { class: `wall ${side}`,
      points: [...points, [mean, top]].map(([at, warmth]) => `${x(at) + (isHot ? 0 : aside)},${y(warmth)}`).join(" ") });
  return h("svg", { id: "thermograph", class: "thermo", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img",
    "aria-label": t("thermograph", value) }, [
    h("path", { class: "axis", d: `M20 ${FLOOR}h280` }),
    ticks(value, left, right).map((text) => h("g", { key: text }, [
      h("path", { class: "tk", d: `M${x(number(text))} ${FLOOR}v4` }),
      h("text", { class: "t", x: x(number(text)), y: 146, "text-anchor": "middle" }, pretty(text)),
    ])),
    isHot && h("text", { class: "t", x: 12, y: y(temperature) + 4 }, value.temperature),
    isHot && h("path", { class: "mid", d: `M22 ${y(temperature)}H300` }),
    wall("B", left, -1.5),
    wall("W", right, 1.5),
    h("text", { class: "t", x: 20, y: 12 }, `← ${t("side.B")}`),
    h("text", { class: "t", x: 300, y: 12, "text-anchor": "end" }, `${t("side.W")} →`),
  ]);
}

/** Returns a sentence about a value, as a key of the page's words with its values. */
export function about({ value, mean, temperature }) {
  if (mean === undefined) {
    return null;
  }
  const isHot = number(temperature) > 0;
  if (isHot) {
    return ["value.is.hot", { temperature }];
  }
  if (number(mean) !== 0) {
    return [number(mean) > 0 ? "value.is.left" : "value.is.right", { moves: mean.replace("-", "") }];
  }
  return [value === "0" ? "value.is.zero" : /^\*\d*$/.test(value) ? "value.is.star" : "value.is.cold", {}];
}

/** Returns the winning moves in words, at most the first few. */
function winningWords(value, state, t) {
  const [, ...moves] = value.winning.split(" ");
  if (["none", "unknown", undefined].includes(moves[0])) {
    return t.named("value", moves[0] ?? "none");
  }
  const listed = moves.filter((move) => move !== "...");
  const words = listed.slice(0, MAX_NAMES).map((move) => h("span", { key: move }, moveWords(state, state.at, move, t)));
  return listed.length > MAX_NAMES || listed.length < moves.length ? [...words, h("span", { key: "…" }, "…")] : words;
}

/** Shows a value with its name. */
export function Row({ name, t, wide, children }) {
  return h("div", { class: wide ? "w" : "" }, [h("dt", {}, t(`value.${name}`)), h("dd", { "data-value": name }, children)]);
}

/** Shows the values of a position. */
export function Values({ state, t, text }) {
  const value = readValue(text);
  const sentence = about(value);
  const isWarm = value.temperature && number(value.temperature) >= 0;
  const isShort = value.value && value.value.length <= LONG_VALUE && value.mean !== undefined;
  return h("div", { class: "values" }, [
    h("div", { class: "vh" }, [
      h("h2", { class: "grow", "data-value": "outcome" }, t.named("outcome", value.outcome)),
      isShort && h("b", { class: "bigv", "aria-label": t("value.large", { value: value.value }) }, pretty(value.value)),
    ]),
    h("p", { class: "soft small" }, sentence ? t(...sentence) : ""),
    h("dl", {}, [
      value.mean && h(Row, { name: "mean", t }, pretty(value.mean)),
      isWarm && h(Row, { name: "temperature", t }, pretty(value.temperature)),
      value.birthday && !isWarm && h(Row, { name: "birthday", t }, value.birthday),
      h(Row, { name: "winning", t, wide: true }, winningWords(value, state, t)),
    ]),
    value.mean && h(Thermograph, { value, t }),
    h("details", { id: "value-details" }, [
      h("summary", {}, t("pic.details")),
      h("dl", {}, [
        value.value && h(Row, { name: "value", t, wide: true }, t.named("value", value.value)),
        value.birthday && isWarm && h(Row, { name: "birthday", t, wide: true }, value.birthday),
      ]),
    ]),
  ]);
}

/**
 * Shows the card of a game without a board, and nothing for a position that the referee rejects. The last position's value
 * stays until the next position is valued.
 */
export function ValueCard({ state, t, act }) {
  const last = useRef({ epoch: -1, text: null });
  const topic = topicsOf(state).find(({ name }) => name === "value");
  const isOpen = state.overlay?.name === "value";
  const found = state.marks[state.at]?.value?.text ?? null;
  const text = found ?? (last.current.epoch === state.epoch ? last.current.text : null);
  last.current = { epoch: state.epoch, text };
  if (!topic || state.positions[state.at]?.verdict.state === "refused") {
    return null;
  }
  const overlay = { name: topic.name, engine: topic.engine };
  return h("section", { class: "card value", id: "value", "aria-label": t("topic.value"), "aria-busy": String(isOpen && !found) }, [
    h("div", { class: "row" }, [
      isOpen && h("span", { key: "who", class: "soft small grow" }, t("value.who")),
      h("button", { key: "toggle", class: isOpen ? "btn ghost small" : "btn wide", "data-topic": "value", "aria-expanded": String(isOpen),
        title: t("topicHelp.value"), onClick: () => act({ type: "overlay", overlay }) }, t(isOpen ? "value.hide" : "value.ask")),
    ]),
    isOpen && (text
      ? h("div", { class: found ? "" : "stale" }, h(Values, { state, t, text }))
      : h("p", { class: "soft", id: "valuing" }, [t("seat.thinking"), h("span", { class: "think", "aria-hidden": "true" }, [h("i"), h("i"), h("i")])])),
  ]);
}
