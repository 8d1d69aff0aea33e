/** Games of pieces on cells: Amazons, Advance or Eat, Toads and Frogs. */
import { board, cellHit, centre, gridOf, tile } from "./cells.js";
import { direct, hit, label, picture, shape } from "./scene.js";

/** Draws a piece with a letter. */
function piece({ x, y }, kind, letter, key = null) {
  return shape("g", { class: `piece ${kind}` }, [
    shape("circle", { cx: x, cy: y, r: 0.38 }),
    label(x, y, letter, "letter"),
  ], key);
}

function ring({ x, y }) {
  return shape("circle", { class: "chosen", cx: x, cy: y, r: 0.44 });
}

/** Draws a cross over a piece or cell that is removed. */
export function cross(x, y, size = 0.16) {
  return shape("g", { class: "lab" }, [
    shape("circle", { cx: x, cy: y, r: size * 1.5 }),
    shape("path", { d: `M${x - size / 2} ${y - size / 2}l${size} ${size}m0 ${-size}l${-size} ${size}` }),
  ]);
}

const WAY = { class: "way" };

/** Draws Amazons. Presses choose an amazon, its destination, and the arrow's target. */
export function amazons({ text, moves, toMove }) {
  const grid = gridOf(text);
  const kind = toMove === "B" ? "L" : "R";
  const at = (name) => centre(grid, name);
  const plays = moves.map((move) => {
    const [, from, to, arrow] = /^(.+)-(.+)\/(.+)$/.exec(move);
    const choice = (id, name, cell, adds, fades = {}) => ({ id: `${id} ${cell}`, name, hits: [cellHit(grid, cell)], adds, fades });
    return {
      move,
      name: ["pic.amazon", { from, to, arrow }],
      isOrdered: true,
      choices: [
        choice("from", ["pic.amazon.from", { from }], from, [ring(at(from))], { [from]: "leaving" }),
        choice("to", ["pic.amazon.to", { to }], to, [piece(at(to), `${kind} hov`, "♛")]),
        choice("arrow", ["pic.amazon.arrow", { arrow }], arrow, [tile(grid, arrow, "burnt hov")]),
      ],
    };
  });
  const pieces = grid.cells.filter(({ symbol }) => symbol === "L" || symbol === "R")
    .map(({ name, symbol }) => piece(at(name), symbol, "♛", name));
  const kinds = { ".": "cell", L: "cell", R: "cell", "#": "burnt" };
  return board(grid, { spoken: "pic.label.board", kinds, shapes: pieces, plays });
}

/** Draws Advance or Eat: a press moves an own piece up, or captures an enemy's. */
export function advanceOrEat({ text, moves, toMove }) {
  const grid = gridOf(text);
  const at = (name) => centre(grid, name);
  const kinds = { W: "L", B: "R" };
  const own = toMove === "B" ? "L" : "R";
  const letters = { W: "▲", B: "▲" };
  const plays = moves.map((move) => {
    const [from, to] = move.split("-");
    return to
      ? direct(move, ["pic.advance", { from, to }], [cellHit(grid, from), cellHit(grid, to)], {
          adds: [piece(at(to), `${own} hov`, "▲")], fades: { [from]: "leaving" } })
      : direct(move, ["pic.eat", { cell: from }], [cellHit(grid, from)], {
          adds: [cross(at(from).x, at(from).y)], fades: { [from]: "leaving" } });
  });
  const pieces = grid.cells.filter(({ symbol }) => kinds[symbol])
    .map(({ name, symbol }) => piece(at(name), kinds[symbol], letters[symbol], name));
  return board(grid, { spoken: "pic.label.board", kinds: { ".": "cell", W: "cell", B: "cell" }, shapes: pieces, plays });
}

/** Draws Toads and Frogs: a press on a piece moves it, by a step or over an enemy. */
export function toadsAndFrogs({ text, moves, toMove }) {
  const width = text.length;
  const at = (cell) => ({ x: Number(cell) - 0.4, y: 0.9 });
  const own = toMove === "B" ? "L" : "R";
  const key = toMove === "B" ? "pic.toad" : "pic.frog";
  const targets = moves.map((move) => move.split("-")[1]);
  const plays = moves.map((move) => {
    const [from, to] = move.split("-");
    const isOnlyWay = targets.filter((cell) => cell === to).length === 1;
    const isJump = Math.abs(to - from) === 2;
    const [start, end] = [at(from), at(to)];
    const way = `M${start.x} .5Q${(start.x + end.x) / 2} ${isJump ? -0.15 : 0.25} ${end.x} .5`;
    return direct(move, [isJump ? `${key}.jump` : key, { from, to }],
      [from, ...(isOnlyWay ? [to] : [])].map((cell) => hit(at(cell).x, at(cell).y, 1, 1)),
      { adds: [shape("path", { ...WAY, d: way }), piece(end, `${own} hov`, own === "L" ? "▶" : "◀")], fades: { [from]: "leaving" } });
  });
  const cells = [...text].map((symbol, index) => {
    const { x, y } = at(index + 1);
    return [
      shape("rect", { class: "cell", x: x - 0.46, y: y - 0.46, width: 0.92, height: 0.92, rx: 0.12 }),
      label(x, 1.6, String(index + 1), "cc"),
      ...(symbol === "." ? [] : [piece({ x, y }, symbol === "T" ? "L" : "R", symbol === "T" ? "▶" : "◀", String(index + 1))]),
    ];
  });
  return picture({ width: width + 0.2, height: 1.9, spoken: ["pic.label.toads", { width }], shapes: cells.flat(), plays });
}
