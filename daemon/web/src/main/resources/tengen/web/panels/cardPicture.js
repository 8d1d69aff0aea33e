/** The small picture on a game's card. */
import { h } from "preact";
import { boardSample, lookSample, sceneSample } from "../pictures/samples.js";
import { Shape } from "../pictures/stage.js";

const WIDTH = 96;
const HEIGHT = 60;

/** Width of a cell, and of the margin before the first line, on which stones stand. */
const CELL = 12;
const EDGE = 6;
const STONE = 11;

function linesOf(length, edge, draw) {
  return Array.from({ length: length / CELL }, (_, index) => draw(edge + CELL * index)).join("");
}

/** Returns the lines of a board from a margin on. */
function wires(edge) {
  return linesOf(WIDTH, edge, (x) => `M${x} 0v${HEIGHT}`) + linesOf(HEIGHT, edge, (y) => `M0 ${y}h${WIDTH}`);
}

const LINES = wires(EDGE);
const SQUARES = wires(CELL);

/** A part of a board with stones, on the crossings of its lines or in its squares. */
function Board({ stones, cross, isSquares }) {
  const at = ({ x, y }) => `translate(${EDGE + CELL * (x + 1)} ${EDGE + CELL * y})`;
  return h("svg", { class: "minipic", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" }, [
    h("rect", { class: isSquares ? "felt" : "wood", width: WIDTH, height: HEIGHT }),
    h("path", { class: "wires", d: isSquares ? SQUARES : LINES }),
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

/** The picture of a card, or of a choice within one. @param {object} props usual: the daemon's description of its rules */
export function CardPicture({ id, usual, t }) {
  const board = boardSample(id) ?? lookSample(usual.look);
  const scene = board ? null : sceneSample(id, usual.game);
  return board ? h(Board, board) : scene ? h(Scene, { scene, t }) : h(Unknown);
}
