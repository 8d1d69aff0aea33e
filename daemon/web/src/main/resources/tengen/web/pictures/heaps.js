/** Heaps as stacks of counters: Nim and other games in which heaps become smaller. */
import { hit, joined, label, picture, shape } from "./scene.js";

/** Games whose moves are HEAP-TAKEN. */
const TAKING = new Set([
  "nim", "misere-nim", "subtraction", "misere-subtraction", "take-square", "take-power-of-2", "take-coprime",
  "take-at-most-half", "take-proper-divisor", "wythoff", "moore", "prime-nim", "staircase",
]);

/** A larger heap is drawn as a number. */
const MAX_COUNTERS = 16;
const WIDTH = 1.5;
const PITCH = 0.6;
const HEAD = 0.7;
const FOOT = 0.75;
const STEP = 0.35;

/** Returns the heaps of a position as texts. */
export function heapsOf(text) {
  return text.replace(/^[^:]*:/, "").replace(/over$/, "").split(/\s+/).filter(Boolean);
}

/** Reads the heaps and numbers of a move: a move may take from several heaps. */
function takesOf(move) {
  return move.split(",").map((take) => {
    const [heap, taken] = take.split("-");
    return { heap, taken };
  });
}

/** Draws a counter that lies on a height. */
export function counter(x, y, key, kind = "") {
  return shape("g", { class: `counter ${kind}` }, [
    shape("path", { class: "dside", d: `M${x - 0.6} ${y - 0.46}v.3a.6 .2 0 0 0 1.2 0v-.3z` }),
    shape("ellipse", { class: "dtop", cx: x, cy: y - 0.46, rx: 0.6, ry: 0.2 }),
  ], key);
}

/** Draws a button with a text. */
function pill(x, y, content) {
  return shape("g", { class: "pill" }, [
    shape("rect", { x: x - 0.55, y: y - 0.2, width: 1.1, height: 0.4, rx: 0.2 }),
    label(x, y, content, "pilled"),
  ]);
}

const NAMES = { staircase: "pic.step" };

function takeName(id, heap, size, taken) {
  const left = (BigInt(size) - BigInt(taken)).toString();
  return heap === "both"
    ? ["pic.take.both", { taken }]
    : [NAMES[id] ?? "pic.take", { heap, taken, left }];
}

/** Draws the parts that all heaps have: the ground, the number, and the step below the heap. */
function standing(size, height, raised) {
  const base = height - FOOT - raised;
  return [
    shape("path", { class: "ground", d: `M0 ${base}H${WIDTH}${raised ? `V${height - FOOT}` : ""}` }),
    label(WIDTH / 2, height - FOOT / 2, size, "cap2"),
  ];
}

/** Draws a heap with a counter to press for each number that may be taken. */
function stack(id, heap, size, takes, height, raised) {
  const base = height - FOOT - raised;
  const count = Number(size);
  const at = (level) => base - level * PITCH;
  const shapes = Array.from({ length: count }, (_, level) => counter(WIDTH / 2, at(level), `${heap}.${level}`));
  const choices = takes.map(({ taken }) => {
    const left = count - Number(taken);
    const gone = Array.from({ length: Number(taken) }, (_, each) => [`${heap}.${left + each}`, "taken"]);
    return {
      id: `${heap}-${taken}`,
      name: takeName(id, heap, size, taken),
      hits: [hit(WIDTH / 2, at(left) - 0.3, 1.3, PITCH)],
      adds: [pill(WIDTH / 2, at(count) - 0.34, ["pic.pill", { taken }])],
      fades: Object.fromEntries(gone),
    };
  });
  return { width: WIDTH, height, shapes: [...standing(size, height, raised), ...shapes], choices };
}

/** Draws a large heap as a number, which is pressed before the number to take. */
function pile(id, heap, size, takes, height, raised, isCut) {
  const base = height - FOOT - raised;
  const first = {
    id: `heap ${heap}`,
    name: ["pic.heap", { heap, size }],
    hits: [hit(WIDTH / 2, base - 0.9, 1.4, 1.8)],
    adds: [],
    fades: {},
    ...(isCut ? { ask: { prefix: `${heap}-`, most: size } } : {}),
  };
  const choices = takes.map(({ taken }) => ({
    id: `${heap}-${taken}`,
    name: takeName(id, heap, size, taken),
    chip: taken,
    hits: [],
    adds: [],
    fades: {},
    first,
  }));
  const shapes = [0, 1, 2].map((level) => counter(WIDTH / 2, base - level * PITCH, `${heap}.${level}`));
  return { width: WIDTH, height, shapes: [...standing(short(size), height, raised), ...shapes], choices, first };
}

/** Returns a number short enough for the space under a heap. */
function short(size) {
  return size.length > 9 ? `${size.slice(0, 3)}…${size.slice(-3)}` : size;
}

/** Draws the buttons between the heaps of Wythoff's game, which take from both. */
function between(sizes, takes, height) {
  const choices = takes.map(({ taken }, index) => {
    const y = height - FOOT - 0.3 - index * PITCH;
    const fades = sizes.flatMap((size, heap) =>
      Array.from({ length: Number(taken) }, (_, each) => [`${heap + 1}.${Number(size) - 1 - each}`, "taken"]));
    return {
      id: `both-${taken}`,
      name: takeName("wythoff", "both", "0", taken),
      hits: [hit(WIDTH / 2, y, 1.3, PITCH)],
      adds: [],
      fades: Object.fromEntries(fades),
      y,
    };
  });
  const shapes = choices.flatMap(({ y }, index) => [
    shape("rect", { class: "link", x: 0.15, y: y - 0.22, width: 1.2, height: 0.44, rx: 0.22 }),
    label(WIDTH / 2, y, `−${takes[index].taken} −${takes[index].taken}`, "linked"),
  ]);
  return {
    width: WIDTH,
    height,
    shapes: [shape("path", { class: "ground", d: `M0 ${height - FOOT}H${WIDTH}` }), ...shapes],
    choices,
  };
}

/** Returns the pictures of single heaps, all of the same height, which stays the same during a game. */
function columns({ id, sizes, tallest, takes, moreMoves }) {
  const raise = id === "staircase" ? STEP : 0;
  const height = HEAD + FOOT + tallest * PITCH + raise * (sizes.length - 1);
  const all = sizes.map((size, index) => {
    const own = takes.filter(({ heap }) => heap === String(index + 1));
    const isCut = moreMoves && size !== "0";
    const draw = isCut || size.length > 3 || Number(size) > MAX_COUNTERS ? pile : stack;
    return draw(id, index + 1, size, own, height, raise * index, isCut);
  });
  return id === "wythoff"
    ? [all[0], between(sizes, takes.filter(({ heap }) => heap === "both"), height), all[1]]
    : all;
}

/** Returns whether heaps of this game are drawn. */
export function isHeaps(id) {
  return TAKING.has(id);
}

function unique(takes) {
  return [...new Map(takes.map((take) => [`${take.heap}-${take.taken}`, take])).values()];
}

/** Returns the picture of heaps; null if they are too large for the moves of this game. */
export function heaps({ id, text, start, moves, moreMoves }) {
  const sizes = heapsOf(text);
  const isLarge = moreMoves || sizes.some((size) => Number(size) > MAX_COUNTERS);
  if (!sizes.length || sizes.length > 40 || (isLarge && (id === "moore" || id === "wythoff"))) {
    return null;
  }
  const drawn = [...heapsOf(start), ...sizes].map(Number).map((size) => (size > MAX_COUNTERS ? 3 : size));
  const tallest = id === "staircase" ? Math.max(3, ...sizes.map(Number).filter((size) => size <= MAX_COUNTERS)) : Math.max(3, ...drawn);
  const takes = unique(moves.flatMap(takesOf));
  const parts = columns({ id, sizes, tallest, takes, moreMoves });
  const byId = new Map(parts.flatMap(({ choices }) => choices.map((choice) => [choice.id, choice])));
  const plays = moves.map((move) => {
    const chosen = takesOf(move).map(({ heap, taken }) => byId.get(`${heap}-${taken}`));
    const names = chosen.map(({ name }) => name);
    return {
      move,
      name: names.length === 1 ? names[0] : names,
      isOrdered: chosen.length === 1,
      choices: chosen.flatMap((choice) => (choice.first ? [choice.first, choice] : [choice])),
    };
  });
  return drawnTogether(parts, plays, ["pic.label.heaps", { heaps: sizes.join(", ") }]);
}

/** Joins pictures of heaps or rows into one, with plays that need choices in several of them. */
export function drawnTogether(parts, plays, spoken, gap = 0) {
  const scenes = parts.map((part) => {
    const extra = [...part.choices, ...(part.first ? [part.first] : [])];
    return picture({ ...part, spoken, plays: [], extra });
  });
  const { width, height, shapes, choices } = joined(scenes, { gap });
  const all = plays.map((play) => ({ ...play, choices: play.choices.map(({ id }) => id) }));
  return { width, height, spoken, shapes, choices, moves: all };
}
