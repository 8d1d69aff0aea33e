/** The small picture on a game's card. */
import { h } from "preact";
import { boardSample, sceneSample } from "../pictures/samples.js";
import { Shape } from "../pictures/stage.js";

const WIDTH = 96;
const HEIGHT = 60;

/** Width of a cell, and of the margin before the first line. */
const CELL = 12;
const EDGE = 6;
const STONE = 11;

function linesOf(length, size, draw) {
  return Array.from({ length: length / CELL }, (_, index) => draw(EDGE + CELL * index, size)).join("");
}

const LINES = linesOf(WIDTH, HEIGHT, (x, size) => `M${x} 0v${size}`) + linesOf(HEIGHT, WIDTH, (y, size) => `M0 ${y}h${size}`);

/** A part of a board with stones. */
function Board({ stones, cross }) {
  const at = ({ x, y }) => `translate(${EDGE + CELL * (x + 1)} ${EDGE + CELL * y})`;
  return h("svg", { class: "minipic", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" }, [
    h("rect", { class: "wood", width: WIDTH, height: HEIGHT }),
    h("path", { class: "wires", d: LINES }),
    stones.map((stone) => h("use", { key: `${stone.x}${stone.y}`, href: `#${stone.side}`, transform: `${at(stone)} scale(${STONE})` })),
    cross && h("path", { class: "forbid", transform: at(cross), d: "m-4-4 8 8m0-8-8 8" }),
  ]);
}

/** A counter on an empty ground, for a game whose looks the page does not know. */
function Unknown() {
  return h("svg", { class: "minipic", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" }, [
    h("circle", { class: "unknown", cx: 36, cy: 30, r: 13 }),
    h("rect", { class: "unknown", x: 52, y: 17, width: 26, height: 26, rx: 5 }),
  ]);
}

/** Room around a scene, as a part of its larger side. */
const ROOM = 0.12;

function Scene({ scene, t }) {
  const room = ROOM * Math.max(scene.width, scene.height);
  const box = [-room, -room, scene.width + 2 * room, scene.height + 2 * room].join(" ");
  return h("svg", { class: "minipic picture", viewBox: box, "aria-hidden": "true" },
    scene.shapes.map((each, index) => h(Shape, { key: index, each, fades: {}, t })));
}

/** The picture of a card, or of a choice within one. @param {object} props usual: the text a game without a board begins with */
export function CardPicture({ id, usual, t }) {
  const board = boardSample(id);
  const scene = board ? null : sceneSample(id, usual);
  return board ? h(Board, board) : scene ? h(Scene, { scene, t }) : h(Unknown);
}
