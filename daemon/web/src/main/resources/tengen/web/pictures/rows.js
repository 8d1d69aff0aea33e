/** Heaps that may be split, as rows of pins: Kayles, Grundy's game, Lasker's Nim and all octal games. */
import { drawnTogether, heapsOf } from "./heaps.js";
import { hit, label, shape } from "./scene.js";

const BREAKING = new Set([
  "octal", "misere-octal", "kayles", "misere-kayles", "dawson-chess", "misere-dawson-chess", "dawson-kayles", "treblecross",
  "officers", "lasker", "misere-lasker", "grundy",
]);

/** A longer row is drawn as a number. */
const MAX_PINS = 24;
const HEIGHT = 1.7;
const MIDDLE = 0.7;
const SIDE = 0.4;

/** Widths of what is pressed: a pin, and the gap between two. */
const PIN = 0.54;
const GAP = 0.46;

/** Returns whether rows of this game are drawn. */
export function isRows(id) {
  return BREAKING.has(id);
}

/** Reads a move HEAP-TAKEN:A,B. TAKEN and :A,B may be missing. */
function read(move) {
  const [, row, taken = "0", first, second] = /^(\d+)(?:-(\d+))?(?::(\d+),(\d+))?$/.exec(move);
  return { move, row, taken: Number(taken), rest: first ? [Number(first), Number(second)] : null, first, second };
}

function nameOf({ row, taken, rest, first, second }, size) {
  if (!rest) {
    return ["pic.take", { heap: row, taken, left: String(BigInt(size) - BigInt(taken)) }];
  }
  return taken ? ["pic.break", { heap: row, taken, first, second }] : ["pic.split", { heap: row, first, second }];
}

/** Returns the spans of pins that a move may take, as [first, last]. An empty span is the gap before its first pin. */
function spansOf({ taken, rest }, size, isWholeFromRight) {
  const starts = rest ? [rest[0], rest[1]] : isWholeFromRight ? [size - taken] : [0, size - taken];
  return [...new Set(starts)].map((start) => [start, start + taken - 1]);
}

const x = (pin) => SIDE + 0.5 + pin;

/** Returns what is pressed for a span: its middle, which is a pin or the gap between two. */
function middle([first, last]) {
  const isGap = (last - first) % 2 !== 0;
  return hit(x((first + last) / 2), MIDDLE, isGap ? GAP : PIN, 1.1);
}

function gone(row, [first, last]) {
  const pins = Array.from({ length: last - first + 1 }, (_, index) => [`${row}.${first + index}`, "taken"]);
  return Object.fromEntries(pins);
}

function cut([first, last]) {
  return last < first ? [shape("path", { class: "cutline", d: `M${x(first - 0.5)} .1v1.2` })] : [];
}

/** Returns the plays of a row whose moves differ in the middle of their spans, or take from the right end. */
function byPlace(size, own, isWholeFromRight) {
  const places = own.map((each) => {
    const spans = spansOf(each, size, isWholeFromRight);
    const fromRight = isWholeFromRight && !each.rest;
    return { each, spans, hits: fromRight ? [hit(x(spans[0][0]), MIDDLE, PIN, 1.1)] : spans.map(middle) };
  });
  const all = places.flatMap(({ hits }) => hits.map((place) => place.x));
  return new Set(all).size < all.length ? null : places.map(({ each, spans, hits }) => ({
    move: each.move,
    name: nameOf(each, String(size)),
    isOrdered: true,
    choices: [{ id: each.move, name: nameOf(each, String(size)), hits, adds: cut(spans[0]), fades: gone(each.row, spans[0]) }],
  }));
}

/** Returns the plays of a row by the two ends of a span: the first pin, then the last. */
function byEnds(size, own) {
  return own.map((each) => {
    const [first, last] = spansOf(each, size, true)[0];
    const pin = (kind, at, adds) => ({
      id: `${each.row}.${kind}.${at}`,
      name: [`pic.pin.${kind}`, { pin: at + 1, heap: each.row }],
      hits: [hit(x(at), MIDDLE, PIN, 1.1)],
      adds,
      fades: { [`${each.row}.${at}`]: "taken" },
    });
    const whole = { id: each.move, name: nameOf(each, String(size)), adds: cut([first, last]), fades: gone(each.row, [first, last]) };
    const choices = last < first
      ? [{ ...whole, hits: [hit(x(first - 0.5), MIDDLE, GAP, 1.1)] }]
      : [pin("first", first, []), { ...pin("last", last, []), fades: whole.fades }];
    return { move: each.move, name: whole.name, isOrdered: true, choices };
  });
}

/** Returns the plays of a row that is drawn as a number: press the row, then a move of it. */
function byList(size, own, first) {
  return own.map((each) => {
    const name = nameOf(each, size);
    const chip = [each.taken ? `−${each.taken}` : "", each.rest ? `${each.first} + ${each.second}` : ""].filter(Boolean).join(" → ");
    return { move: each.move, name, isOrdered: true, choices: [first, { id: each.move, name, chip, hits: [], adds: [], fades: {} }] };
  });
}

function pins(row, size) {
  return Array.from({ length: size }, (_, pin) =>
    shape("g", { class: "pin" }, [
      shape("rect", { class: "dside", x: x(pin) - 0.24, y: 0.18, width: 0.48, height: 1.1, rx: 0.24 }),
      shape("rect", { class: "dtop", x: x(pin) - 0.24, y: 0.14, width: 0.48, height: 1.08, rx: 0.24 }),
    ], `${row}.${pin}`));
}

function drawn(row, size) {
  const width = size + 2 * SIDE;
  return {
    width,
    height: HEIGHT,
    shapes: [
      shape("path", { class: "ground", d: `M0 1.32H${width}` }),
      ...pins(row, size),
      label(width / 2, 1.53, String(size), "cap"),
    ],
  };
}

/** Draws one row with its plays. */
function rowOf(row, text, own) {
  const size = Number(text);
  if (text.length > 3 || size > MAX_PINS) {
    const first = { id: `heap ${row}`, name: ["pic.heap", { heap: row, size: text }], hits: [hit(2.4, 0.8, 4, 1.4)], adds: [], fades: {} };
    const shapes = [...drawn(row, 4).shapes.slice(0, -1), label(2.4, 1.53, text.length > 9 ? `${text.slice(0, 8)}…` : text, "cap")];
    return { width: 4.8, height: HEIGHT, shapes, plays: byList(text, own, first) };
  }
  const isWholeFromRight = !own.some(({ taken, rest }) => taken && rest) && own.some(({ taken, rest }) => taken > 2 && !rest);
  return { ...drawn(row, size), plays: byPlace(size, own, isWholeFromRight) ?? byEnds(size, own) };
}

/** Returns the picture of rows; null if there are too many. */
export function rows({ text, moves, moreMoves }) {
  const sizes = heapsOf(text);
  if (!sizes.length || sizes.length > 40 || moreMoves) {
    return null;
  }
  const own = moves.map(read);
  const parts = sizes.map((size, index) => rowOf(index + 1, size, own.filter(({ row }) => row === String(index + 1))))
    .filter(({ width }, index) => width > 2 * SIDE || sizes.every((size) => size === "0") && index === 0)
    .map((part) => ({ ...part, choices: part.plays.flatMap(({ choices }) => choices) }));
  const byMove = new Map(parts.flatMap(({ plays }) => plays.map((play) => [play.move, play])));
  return drawnTogether(parts, moves.map((move) => byMove.get(move)), ["pic.label.rows", { rows: sizes.join(", ") }], 0.3);
}
