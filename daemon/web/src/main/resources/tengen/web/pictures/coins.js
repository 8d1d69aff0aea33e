/** Coins in rows and in tables. The coins that a move turns are pressed one after the other. */
import { hit, label, picture, shape } from "./scene.js";

/** Number of the first coin, by game. */
const FIRST = {
  "turning-turtles": 1, ruler: 1, within: 1,
  twins: 0, "mock-turtles": 0, triplets: 0, moebius: 0, "even-pairs": 0, "twins-within": 0,
};

const MAX_COINS = 48;
const LINE = 8;
const MAX_SIDE = 14;

/** Returns whether rows of this game are drawn. */
export function isCoins(id) {
  return id in FIRST;
}

function coin(x, y, place, isHead, key) {
  return shape("g", { class: isHead ? "coin head" : "coin" }, [
    shape("circle", { cx: x, cy: y, r: 0.42 }),
    ...(isHead ? [shape("circle", { class: "rimline", cx: x, cy: y, r: 0.34 })] : []),
    label(x, y, place, "place"),
  ], key);
}

function ring(x, y) {
  return shape("circle", { class: "chosen", cx: x, cy: y, r: 0.46 });
}

/** Draws a row of coins: heads are gold, tails are empty. */
export function coins({ id, text, start, moves, moreMoves }) {
  const heads = text.replace(/^[^:]*:/, "").split(/\s+/).filter(Boolean).map(Number);
  const before = start.replace(/^[^:]*:/, "").split(/\s+/).map(Number);
  const last = Math.max(FIRST[id], ...heads, ...before);
  if (moreMoves || last - FIRST[id] + 1 > MAX_COINS) {
    return null;
  }
  const places = Array.from({ length: last - FIRST[id] + 1 }, (_, index) => FIRST[id] + index);
  const at = (place) => ({ x: 0.6 + ((place - FIRST[id]) % LINE), y: 0.6 + 1.2 * Math.floor((place - FIRST[id]) / LINE) });
  const plays = moves.map((move) => {
    const turned = move.split(",").map(Number);
    return {
      move,
      name: ["pic.turn", { coins: turned.join(", ") }],
      isOrdered: false,
      choices: turned.map((place) => ({
        id: String(place),
        name: [heads.includes(place) ? "pic.coin.head" : "pic.coin.tail", { place }],
        hits: [hit(at(place).x, at(place).y, 1, 1.1)],
        adds: [ring(at(place).x, at(place).y)],
        fades: { [place]: "turning" },
      })),
    };
  });
  return picture({
    width: 0.2 + Math.min(LINE, places.length),
    height: 1.2 * Math.ceil(places.length / LINE),
    spoken: ["pic.label.coins", { heads: heads.join(", ") || "–" }],
    shapes: places.map((place) => coin(at(place).x, at(place).y, String(place), heads.includes(place), String(place))),
    plays,
  });
}

/** Draws a product of two games of coins: columns and rows are pressed, and the coins at their crossings are turned. */
export function coinTable({ text, start, moves, moreMoves }) {
  const cellsOf = (position) => position.replace(/^[^:]*:/, "").split(/\s+/).filter(Boolean).map((cell) => cell.split(",").map(Number));
  const heads = cellsOf(text);
  const all = [...heads, ...cellsOf(start)];
  const width = Math.max(0, ...all.map(([x]) => x)) + 1;
  const height = Math.max(0, ...all.map(([, y]) => y)) + 1;
  if (moreMoves || all.some((cell) => cell.length !== 2) || Math.max(width, height) > MAX_SIDE) {
    return null;
  }
  const at = (x, y) => ({ x: x + 1.5, y: y + 1.5 });
  const line = (kind, index) => ({
    id: `${kind} ${index}`,
    name: [`pic.${kind}`, { index }],
    hits: [kind === "column" ? hit(index + 1.5, 0.5, 0.96, 0.96) : hit(0.5, index + 1.5, 0.96, 0.96)],
    adds: [kind === "column"
      ? shape("rect", { class: "band", x: index + 1, y: 0.05, width: 1, height: height + 0.95, rx: 0.2 })
      : shape("rect", { class: "band", x: 0.05, y: index + 1, width: width + 0.95, height: 1, rx: 0.2 })],
    fades: {},
  });
  const plays = moves.map((move) => {
    const [columns, rows] = move.split("x").map((part) => part.split(","));
    return {
      move,
      name: ["pic.turn.table", { columns: columns.join(", "), rows: rows.join(", ") }],
      isOrdered: false,
      choices: [...columns.map((each) => line("column", Number(each))), ...rows.map((each) => line("row", Number(each)))],
    };
  });
  const isHead = (x, y) => heads.some((cell) => cell[0] === x && cell[1] === y);
  const places = Array.from({ length: width * height }, (_, index) => [index % width, Math.floor(index / width)]);
  return picture({
    width: width + 1.1,
    height: height + 1.1,
    spoken: ["pic.label.coins", { heads: heads.map((cell) => `(${cell.join(", ")})`).join(" ") || "–" }],
    shapes: [
      ...Array.from({ length: width }, (_, x) => label(x + 1.5, 0.5, String(x), "cc")),
      ...Array.from({ length: height }, (_, y) => label(0.5, y + 1.5, String(y), "cc")),
      ...places.map(([x, y]) => coin(at(x, y).x, at(x, y).y, "", isHead(x, y), `${x},${y}`)),
    ],
    plays,
  });
}
