/** Boards of cells: Domineering, Col, Snort, and regions of NoGo. */
import { direct, hit, label, picture, shape } from "./scene.js";

const COLUMNS = "abcdefghjklmnopqrstuvwxyz";
const LEFT = 0.55;
const TOP = 0.1;
const BELOW = 0.55;

/** Reads rows joined by /, or the size of an empty board, rows first. */
export function gridOf(text) {
  const size = /^(\d{1,2})x(\d{1,2})$/.exec(text);
  const rows = size ? Array(Number(size[1])).fill(".".repeat(Number(size[2]))) : text.replaceAll("-", "#").split("/");
  const [width, height] = [rows[0].length, rows.length];
  const cells = rows.flatMap((row, y) => [...row].map((symbol, x) => ({ x, y, symbol, name: COLUMNS[x] + (height - y) })));
  return { width, height, cells };
}

/** Returns the middle of a named cell in the picture. */
export function centre({ height }, name) {
  return { x: LEFT + COLUMNS.indexOf(name[0]) + 0.5, y: TOP + height - Number(name.slice(1)) + 0.5 };
}

/** Returns a rectangle to press over one cell. */
export function cellHit(grid, name) {
  const { x, y } = centre(grid, name);
  return hit(x, y, 1, 1);
}

/** Draws a cell. */
export function tile(grid, name, kind = "cell", key = null) {
  const { x, y } = centre(grid, name);
  return shape("rect", { class: kind, x: x - 0.46, y: y - 0.46, width: 0.92, height: 0.92, rx: 0.12 }, null, key);
}

/** Draws the names of columns and rows. */
function names({ width, height }) {
  const below = Array.from({ length: width }, (_, x) => label(LEFT + x + 0.5, TOP + height + 0.3, COLUMNS[x], "cc"));
  const beside = Array.from({ length: height }, (_, y) => label(0.25, TOP + y + 0.5, String(height - y), "cc"));
  return [...below, ...beside];
}

/** Returns a picture of a board. @param kinds the classes of cells by their symbols; others are not drawn */
export function board(grid, { spoken, kinds, shapes, plays }) {
  const tiles = grid.cells.filter(({ symbol }) => kinds[symbol]).map(({ name, symbol }) => tile(grid, name, kinds[symbol]));
  return picture({
    width: LEFT + grid.width + TOP,
    height: TOP + grid.height + BELOW,
    spoken: [spoken, { width: grid.width, height: grid.height }],
    shapes: [...tiles, ...names(grid), ...shapes],
    plays,
  });
}

/** Draws a domino over two cells. */
function domino(grid, move, kind) {
  const [from, to] = move.split("-").map((name) => centre(grid, name));
  const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
  const isUpright = from.x === to.x;
  const [width, height] = isUpright ? [0.88, 1.88] : [1.88, 0.88];
  const seam = isUpright ? `M${x - 0.2} ${y + 0.5}h.4` : `M${x + 0.5} ${y - 0.2}v.4`;
  return shape("g", {}, [
    shape("rect", { class: `dom ${kind}`, x: x - 0.44, y: y - 0.44, width, height, rx: 0.2 }),
    shape("path", { class: "seam", d: seam }),
  ]);
}

/** Returns what to press for a domino: the halves of its cells that meet, and outer halves that no other domino takes. */
function seamHit(grid, move, moves) {
  const [from, to] = move.split("-").map((name) => centre(grid, name));
  const step = [to.x - from.x, to.y - from.y];
  const reaches = (at, sign) => !moves.some((other) => {
    const ends = other.split("-").map((name) => centre(grid, name));
    return other !== move && ends.some(({ x, y }) => x === at.x && y === at.y)
      && ends.some(({ x, y }) => x === at.x + sign * step[0] && y === at.y + sign * step[1]);
  });
  const [before, after] = [reaches(from, -1) ? 0.5 : 0, reaches(to, 1) ? 0.5 : 0];
  const along = 1 + before + after;
  const shift = (after - before) / 2 + 0.5;
  return hit(from.x + step[0] * shift, from.y + step[1] * shift, step[0] ? along : 1, step[1] ? along : 1);
}

/** Draws Domineering. The dominoes are those of the moves that were played. */
export function domineering({ text, moves, toMove, history }) {
  const grid = gridOf(text);
  const kind = (side) => (side === "B" ? "L" : "R");
  const plays = moves.map((move) => {
    const [from, to] = move.split("-");
    return direct(move, [`pic.domino.${toMove}`, { from, to }], [seamHit(grid, move, moves)], {
      adds: [domino(grid, move, `${kind(toMove)} hov`)],
    });
  });
  const laid = history.map(({ side, move }) => domino(grid, move, kind(side)));
  return board(grid, { spoken: "pic.label.board", kinds: { ".": "cell" }, shapes: laid, plays });
}

/** Draws a stone or a patch of colour on a cell. */
function stone(grid, name, kind) {
  const { x, y } = centre(grid, name);
  return kind.includes("patch")
    ? tile(grid, name, kind)
    : shape("circle", { class: kind, cx: x, cy: y, r: 0.4 });
}

/** Classes of stones and colours on cells, by game and symbol. */
const STONES = {
  col: { X: "patch L", O: "patch R" },
  snort: { X: "patch L", O: "patch R" },
  "nogo-region": { X: "bead B", O: "bead W", B: "bead B safe", W: "bead W safe" },
};

/** Draws games in which a press puts a stone or a colour on a cell. */
export function placing({ id, text, moves, toMove }) {
  const grid = gridOf(text);
  const own = STONES[id][toMove === "B" ? "X" : "O"];
  const key = id === "nogo-region" ? "pic.stone" : "pic.colour";
  const plays = moves.map((move) =>
    direct(move, [key, { cell: move }], [cellHit(grid, move)], { adds: [stone(grid, move, `${own} hov`)] }));
  const occupied = grid.cells.filter(({ symbol }) => STONES[id][symbol]);
  return board(grid, {
    spoken: "pic.label.board",
    kinds: { ".": "cell", ":": "cell shut", X: "cell", O: "cell", B: "cell", W: "cell" },
    shapes: occupied.map(({ name, symbol }) => stone(grid, name, STONES[id][symbol])),
    plays,
  });
}
