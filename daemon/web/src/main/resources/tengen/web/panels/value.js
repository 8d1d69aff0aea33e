/** What a combinatorial game is worth: the text of the topic `value`, and its thermograph. */
import { h } from "preact";

const WIDTH = 240;
const HEIGHT = 140;
const ROOM = 24;

/** Told in this order where they are known. */
const TOLD = ["outcome", "value", "mean", "temperature", "birthday", "winning"];

/** A fraction such as -3/4, as a number. */
function number(text) {
  const [numerator, denominator] = text.split("/").map(Number);
  return numerator / (denominator ?? 1);
}

/** Corners of a wall: "2@0 3/4@5/4". */
function corners(text) {
  return text.split(" ").map((corner) => corner.split("@").map(number));
}

/** The lines of the text, by their first words. */
export function readValue(text) {
  return Object.fromEntries(text.split("\n").map((line) => {
    const space = line.indexOf(" ");
    return [line.slice(0, space), line.slice(space + 1)];
  }));
}

/** Temperature upwards, and what is good for Left to the left, as in Winning Ways. */
function Thermograph({ value, t }) {
  const mean = number(value.mean);
  const temperature = Math.max(0, number(value.temperature));
  const mast = `${value.mean}@0`;
  const left = corners(value.left ?? mast);
  const right = corners(value.right ?? mast);
  const top = temperature * 1.5 || 1;
  const [most, least] = [left[0][0], right[0][0]];
  const x = (at) => (most === least ? WIDTH / 2 : ROOM + ((WIDTH - 2 * ROOM) * (most - at)) / (most - least));
  const y = (at) => HEIGHT - ROOM - ((HEIGHT - 2 * ROOM) * at) / top;
  const wall = (side, points) =>
    h("polyline", { class: `wall ${side}`,
      points: [...points, [mean, top]].map(([at, warmth]) => `${x(at)},${y(warmth)}`).join(" ") });
  const below = (at, text) => h("text", { x: x(at), y: HEIGHT - 6 }, text);
  const isHot = most !== least;
  return h("svg", { id: "thermograph", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img",
    "aria-label": t("thermograph", value) }, [
    h("line", { class: "half", x1: 0, x2: WIDTH, y1: y(0), y2: y(0) }),
    isHot && h("line", { class: "half", x1: 0, x2: WIDTH, y1: y(temperature), y2: y(temperature) }),
    wall("B", left),
    wall("W", right),
    isHot && h("text", { x: 12, y: y(temperature) - 4 }, value.temperature),
    isHot && below(most, value.left.split("@")[0]),
    isHot && below(least, value.right.split("@")[0]),
    h("text", { x: x(mean), y: 14 }, value.mean),
  ]);
}

export function Value({ t, text }) {
  const value = readValue(text);
  const told = { ...value, outcome: t.named("outcome", value.outcome), winning: value.winning.replace(/^[bw] /, "") };
  return h("div", { id: "value" }, [
    h("dl", {}, TOLD.filter((name) => told[name]).map((name) =>
      [h("dt", {}, t(`value.${name}`)), h("dd", { "data-value": name }, t.named("value", told[name]))])),
    value.mean && h(Thermograph, { value, t }),
  ]);
}
