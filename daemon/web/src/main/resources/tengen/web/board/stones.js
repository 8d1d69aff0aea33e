/** The drawing of a board: lines, stones and marks, with a cell as its unit. */
import { h } from "preact";
import { drawBadge, drawCross, drawLine, drawMark } from "./marks.js";
import { memo } from "../memo.js";
import { column, pointOf, row, stars } from "../vertex.js";

/** Width of the wood around the outermost lines, in cells. */
export const MARGIN = 0.92;

function lines({ width, height }) {
  const all = [];
  for (let x = 1; x < width - 1; x++) {
    all.push(`M${x} 0V${height - 1}`);
  }
  for (let y = 1; y < height - 1; y++) {
    all.push(`M0 ${y}H${width - 1}`);
  }
  return [
    h("path", { class: "lines", d: all.join("") }),
    h("rect", { class: "rim", width: width - 1, height: height - 1 }),
    stars(width, height).map(({ x, y }) => h("circle", { class: "star", cx: x, cy: y, r: 0.1 })),
  ];
}

/** Draws the squares of a board whose stones stand between the lines. */
function squares({ width, height }) {
  const line = (length, draw) => Array.from({ length: length - 1 }, (_, index) => draw(index + 0.5)).join("");
  const edges = { x: -0.5, y: -0.5, width, height };
  return [
    h("rect", { class: "felt", ...edges }),
    h("path", { class: "lines", d: line(width, (x) => `M${x} -.5v${height}`) + line(height, (y) => `M-.5 ${y}h${width}`) }),
    h("rect", { class: "rim", ...edges }),
  ];
}

/** Distance of the names of rows and columns from the outermost lines or from the middle of the outermost squares. */
const LABEL = 0.62;
const SQUARES_LABEL = 0.72;

/** Draws the names of rows and columns inside the margin, at the left and below. */
function labels({ width, height }, notation, distance) {
  if (notation === "off") {
    return null;
  }
  const all = [];
  for (let x = 0; x < width; x++) {
    all.push(h("text", { x, y: height - 1 + distance }, column(x, notation)));
  }
  for (let y = 0; y < height; y++) {
    all.push(h("text", { x: -distance, y }, row(y, notation, height)));
  }
  return h("g", { class: "coord" }, all);
}

/** Draws the lines and coordinates below the stones. They depend on the surface, the size and the notation alone. */
const Ground = memo(({ width, height, notation, isSquares }) => [
  (isSquares ? squares : lines)({ width, height }), labels({ width, height }, notation, isSquares ? SQUARES_LABEL : LABEL)]);

/** Draws a stone by the symbol of its side. @param {object} more further attributes */
function stone({ x, y }, side, more = {}) {
  return h("use", { href: `#${side}`, x, y, key: `${side}${x},${y}`, ...more });
}

function text({ x, y }, className, value) {
  return h("text", { x, y, class: className, key: `${x},${y}` }, value);
}

/** Draws numbers on stones; three digits are smaller. */
function numbers(numbered) {
  return numbered.map(({ at, side, number }) =>
    text({ x: at.x, y: at.y + 0.02 }, `no on${side}${number > 99 ? " long" : ""}`, number));
}

/** Draws a veil over everything but the winning stones, which have a halo and a line. */
function win(line, side, { width, height }) {
  const ends = { x1: line[0].x, y1: line[0].y, x2: line.at(-1).x, y2: line.at(-1).y };
  return [
    h("rect", { class: "veil", x: -0.55, y: -0.55, width: width + 0.1, height: height + 0.1, rx: 0.2 }),
    h("g", { class: "stones won" }, line.map((at) => stone(at, side))),
    line.map(({ x, y }) => h("circle", { class: "win-halo", cx: x, cy: y, r: 0.43, key: `${x},${y}` })),
    h("line", { class: "win-line", ...ends }),
    h("line", { class: "win-line core", ...ends }),
  ];
}

/** Draws a candidate: the chance of the side to move, and visits below. The best one is filled. */
function candidate({ at, best, worth, visits, weight }) {
  return h("g", { class: best ? "cand best" : "cand", transform: `translate(${at.x} ${at.y})`, key: `${at.x},${at.y}` }, [
    h("circle", { r: 0.46, opacity: best ? 1 : 0.6 + 0.4 * weight }),
    h("text", { class: worth.length > 2 ? "val long" : "val", y: -0.1 }, worth),
    h("text", { class: "vis", y: 0.23 }, visits),
  ]);
}

function cross(at) {
  return drawCross(at, "forbid");
}

/** Draws the stone that a press would play, with a crosshair if a second tap is needed. */
function hovered({ at, side, isAsked }, { width, height }) {
  return [
    isAsked && h("path", { class: "cross-hair", d: `M${at.x} 0V${height - 1}M0 ${at.y}H${width - 1}` }),
    h("g", { class: "hoverable" }, side === "refused" ? cross(at) : stone(at, side)),
  ];
}

/**
 * Draws a board.
 *
 * @param {object} props size {width, height}, notation, stones [{at, side}], win {line, side}, numbers,
 *     last {at, before, side, isFresh}, candidates, ghosts [{at, side, number}], crosses [at], dots [at] and hover
 *     {at, side, isAsked}. A last stone that was just played is fresh; `before` are the stones of the same turn. Dots
 *     are the points that may be played if they are few. The marks, played stones and badges are for board/marks.js.
 */
export function Stones(props) {
  const { size, notation, last } = props;
  const box = [-MARGIN, -MARGIN, size.width - 1 + 2 * MARGIN, size.height - 1 + 2 * MARGIN];
  const isFresh = ({ x, y }) => last?.isFresh && last.at.x === x && last.at.y === y;
  return h("svg", { class: "drawing", viewBox: box.join(" "), "aria-hidden": "true" }, [
    h(Ground, { width: size.width, height: size.height, notation, isSquares: props.isSquares }),
    h("g", { class: "stones" }, props.stones.map(({ at, side }) =>
      stone(at, side, { key: `${at.x},${at.y}`, ...(isFresh(at) ? { class: "drop" } : {}) }))),
    last && !props.numbers.length && [...last.before, last.at].map(({ x, y }) =>
      h("circle", { key: `${x},${y}`, class: `lastring on${last.side}`, cx: x, cy: y, r: 0.23 })),
    props.dots.map(({ x, y }) => h("circle", { key: `${x},${y}`, class: "star legal", cx: x, cy: y, r: 0.1 })),
    numbers(props.numbers),
    props.crosses.map(cross),
    props.candidates.map(candidate),
    props.marks.map(drawMark),
    h("g", { class: "pv" }, props.ghosts.map(({ at, side }) => stone(at, side, { opacity: 0.9 }))),
    numbers(props.ghosts),
    drawLine(props.played),
    props.badges.map(drawBadge),
    props.win && win(props.win.line, props.win.side, size),
    props.hover && hovered(props.hover, size),
  ]);
}

/** Returns the points of vertices without those that are not on the board. */
export function points(vertices, size) {
  return vertices.map((vertex) => pointOf(vertex, size.width, size.height)).filter(Boolean);
}
