/** The drawing of a board: lines, stones and what is marked on them, in cells as its unit. */
import { h } from "preact";
import { column, pointOf, row, stars } from "../vertex.js";

const MARGIN = 1;

function lines({ width, height }) {
  const all = [];
  for (let x = 0; x < width; x++) {
    all.push(`M${x} 0V${height - 1}`);
  }
  for (let y = 0; y < height; y++) {
    all.push(`M0 ${y}H${width - 1}`);
  }
  return h("path", { class: "lines", d: all.join("") });
}

function labels({ width, height }, notation) {
  if (notation === "off") {
    return null;
  }
  const text = (x, y, label) => h("text", { x, y, class: "label" }, label);
  const all = [];
  for (let x = 0; x < width; x++) {
    all.push(text(x, -0.75, column(x, notation)), text(x, height - 0.25, column(x, notation)));
  }
  for (let y = 0; y < height; y++) {
    const name = row(y, notation, height);
    all.push(text(-0.75, y, name), text(width - 0.25, y, name));
  }
  return all;
}

function stone(at, side, className = "") {
  return h("circle", { cx: at.x, cy: at.y, r: 0.47, class: `stone ${side} ${className}` });
}

function text(at, className, value) {
  return h("text", { x: at.x, y: at.y, class: className }, value);
}

/** Black stones have white letters. */
function numbers(numbered) {
  return numbered.map(({ at, side, number }) => text(at, `number on${side}`, number));
}

function winLine(line) {
  if (!line || line.length < 2) {
    return null;
  }
  const [from, to] = [line[0], line[line.length - 1]];
  return h("line", { class: "won", x1: from.x, y1: from.y, x2: to.x, y2: to.y });
}

/** A candidate: what it is worth and how often it was visited; the best has a double ring. */
function candidate({ at, best, worth, visits, weight }) {
  return h("g", { class: best ? "candidate best" : "candidate" }, [
    h("circle", { cx: at.x, cy: at.y, r: 0.46, style: { opacity: 0.35 + 0.6 * weight } }),
    best && h("circle", { cx: at.x, cy: at.y, r: 0.4, class: "ring" }),
    text({ x: at.x, y: at.y - 0.1 }, "worth", worth),
    text({ x: at.x, y: at.y + 0.25 }, "visits", visits),
  ]);
}

/**
 * @param {object} props size {width, height}, notation, stones [{at, side}], last, line, numbers,
 *     candidates, ghosts [{at, side, number}], marks [{at, label}], crosses [at], hover
 */
export function Stones(props) {
  const { size, notation } = props;
  const box = [-MARGIN, -MARGIN, size.width - 1 + 2 * MARGIN, size.height - 1 + 2 * MARGIN];
  return h("svg", { class: "drawing", viewBox: box.join(" "), "aria-hidden": "true" }, [
    h("rect", { class: "wood", x: box[0], y: box[1], width: box[2], height: box[3], rx: 0.2 }),
    lines(size),
    stars(size.width, size.height).map((at) =>
      h("circle", { cx: at.x, cy: at.y, r: 0.09, class: "star" }),
    ),
    labels(size, notation),
    props.stones.map(({ at, side }) => stone(at, side)),
    props.last && h("circle", { cx: props.last.x, cy: props.last.y, r: 0.2, class: "last" }),
    numbers(props.numbers),
    props.crosses.map((at) => text(at, "cross", "×")),
    props.candidates.map(candidate),
    props.marks.map(({ at, label }) => text(at, "mark", label || "△")),
    props.ghosts.map(({ at, side }) => stone(at, side, "ghost")),
    numbers(props.ghosts),
    props.hover && stone(props.hover.at, props.hover.side, "hover"),
    winLine(props.line),
  ]);
}

/** Vertices as points; what is no point is left out. */
export function points(vertices, size) {
  return vertices.map((vertex) => pointOf(vertex, size.width, size.height)).filter(Boolean);
}
