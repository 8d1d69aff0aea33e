/**
 * Points of a board and their names. A point is {x, y} from the top left, counted from 0. A vertex is its name in
 * GTP, which the daemon uses: columns without I, rows from the bottom.
 */

const GTP = "ABCDEFGHJKLMNOPQRSTUVWXYZ";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Returns the GTP name of a point. */
export function vertexOf(x, y, height) {
  return GTP[x] + (height - y);
}

/** Returns the point of a GTP vertex; null: it is none. @returns {{x: number, y: number} | null} */
export function pointOf(vertex, width, height) {
  const x = GTP.indexOf(vertex[0]?.toUpperCase());
  const y = height - Number(vertex.slice(1));
  const inside = x >= 0 && x < width && y >= 0 && y < height && /^[0-9]+$/.test(vertex.slice(1));
  return inside ? { x, y } : null;
}

/** Returns a vertex in a notation: `letters` with I, `gtp` without, `piskvork` as 0,0 from the top left. */
export function shown(vertex, notation, height) {
  const point = pointOf(vertex, GTP.length, height);
  if (!point || notation === "gtp") {
    return vertex;
  }
  return notation === "piskvork"
    ? `${point.x},${point.y}`
    : LETTERS[point.x] + (height - point.y);
}

/** Returns a move in a notation, and a pass in words. Other moves keep their game's own notation. */
export function moveName(move, game, notation, t) {
  return game.text ? move : move === "pass" ? t("pass") : shown(move, notation, game.height);
}

/** Matches a point in a sentence of the daemon: "at 6,7", or the vertex of an illegal move. */
const SENTENCE_POINT = /\bat (\d+),(\d+)$|(?<=^Illegal move \d+: )[A-Z]\d+(?=: )/;

/** Returns a sentence of the daemon with its point in a notation, if that is on the board. */
export function withPoints(sentence, game, notation) {
  return game.text ? sentence : sentence.replace(SENTENCE_POINT, (point, x, y) => {
    if (x === undefined) {
      return shown(point, notation, game.height);
    }
    const isOnBoard = Number(x) < game.width && Number(y) < game.height;
    return isOnBoard ? `at ${shown(vertexOf(Number(x), Number(y), game.height), notation, game.height)}` : point;
  });
}

/** Returns the vertex that a person typed, or null. */
export function typed(text, notation, width, height) {
  const numbers = /^(\d+)\s*,\s*(\d+)$/.exec(text);
  if (numbers) {
    const [x, y] = [Number(numbers[1]), Number(numbers[2])];
    return x < width && y < height ? vertexOf(x, y, height) : null;
  }
  const named = /^([A-Za-z])\s*(\d+)$/.exec(text);
  if (!named) {
    return null;
  }
  const letters = notation === "gtp" ? GTP : LETTERS;
  const x = letters.indexOf(named[1].toUpperCase());
  const y = height - Number(named[2]);
  return x >= 0 && x < width && y >= 0 && y < height ? vertexOf(x, y, height) : null;
}

/** Returns the name of a column in a notation. */
export function column(x, notation) {
  return notation === "piskvork" ? String(x) : notation === "gtp" ? GTP[x] : LETTERS[x];
}

/** Returns the name of a row, whose y counts from the top. */
export function row(y, notation, height) {
  return notation === "piskvork" ? String(y) : String(height - y);
}

/** Returns the marked points of a board: the centre, and four more. */
export function stars(width, height) {
  const edge = Math.min(width, height) >= 13 ? 3 : 2;
  if (Math.min(width, height) < 7) {
    return [];
  }
  const points = [];
  const xs = [edge, width - 1 - edge];
  const ys = [edge, height - 1 - edge];
  xs.forEach((x) => ys.forEach((y) => points.push({ x, y })));
  if (width % 2 && height % 2) {
    points.push({ x: (width - 1) / 2, y: (height - 1) / 2 });
  }
  return points;
}

/** Returns gomocalc's string for moves, with columns including I and without spaces: "h8i9". A pass, which gomocalc has not, is "pass". */
export function gomocalc(moves, height) {
  return moves.map((move) => (move === "pass" ? move : shown(move, "letters", height).toLowerCase())).join("");
}

/** Returns the moves of a gomocalc string, or null if one is outside the board. */
export function fromGomocalc(text, width, height) {
  const names = text.trim().toLowerCase().match(/pass|[a-z]\d+/g) ?? [];
  const moves = names.map((name) => (name === "pass" ? name : typed(name, "letters", width, height)));
  const whole = names.join("") === text.trim().toLowerCase().replace(/\s+/g, "");
  return whole && moves.every(Boolean) ? moves : null;
}
