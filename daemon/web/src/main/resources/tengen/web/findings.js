/** The answers of Tengen's engines to topics, read from their texts. */
import { lineFrom } from "./lesson.js";
import { typed } from "./vertex.js";

/** Returns the vertices of points such as "6,7 0,11". */
function pointsOf({ game }, text) {
  return text.split(" ").filter(Boolean).map((word) => typed(word, "piskvork", game.width, game.height));
}

/** Reads a win by threats: "win 2 nodes 36 pv 6,7 0,11", "none nodes 5", "unknown nodes 9". */
function readWin(state, text) {
  const [, outcome, count, pv = ""] = /^(win|none|unknown) ?(\d*) ?nodes \d+(?: pv (.*))?$/.exec(text) ?? [];
  return outcome ? { kind: outcome, count: Number(count), moves: lineFrom(state, state.at, pointsOf(state, pv)) } : null;
}

/** Reads the number of replies that do not lose: "3 of 217 nodes 9000". */
function readDefences(state, text) {
  const [, holding, replies] = /^(\d+) of (\d+) nodes \d+$/.exec(text) ?? [];
  return replies ? { kind: "defences", holding: Number(holding), replies: Number(replies) } : null;
}

/** Reads the threats of a side, strongest first: "black: open four 6,7 8,9; three 1,1" or "white: none". */
function readSide(state, line) {
  const [, side, rest] = /^(black|white): (.+)$/.exec(line) ?? [];
  const groups = rest === "none" ? [] : (rest ?? "").split("; ").map((part) => {
    const [, words, points] = /^([a-z -]+) (\d[\d, ]*)$/.exec(part) ?? [];
    return words && { name: words.replace(" ", "-"), moves: pointsOf(state, points) };
  });
  return side && groups.every(Boolean) ? { side: side === "black" ? "B" : "W", groups } : null;
}

function readThreats(state, text) {
  const sides = text.split("\n").map((line) => readSide(state, line));
  return sides.every(Boolean) ? { kind: "threats", sides } : null;
}

/** Reads the forbidden points: "6,7 8,9" or "none". */
function readForbidden(state, text) {
  return /^(none|\d[\d, ]*)$/.test(text)
    ? { kind: "forbidden", moves: text === "none" ? [] : pointsOf(state, text) } : null;
}

/** Reads points with what they are worth, best first: "6,7 120; 8,9 80" or "none". */
function readCandidates(state, text) {
  const [, best] = /^(\d+,\d+) -?\d+(?:$|; )/.exec(text) ?? [];
  return best || text === "none" ? { kind: "candidates", move: best ? pointsOf(state, best)[0] : null } : null;
}

/** Reads the numbers of points that each side may play on: "black 3, white 4, both 2". */
function readLegal(state, text) {
  const [, black, white, both] = /^black (\d+), white (\d+), both (\d+)$/.exec(text) ?? [];
  return both ? { kind: "legal", black, white, both } : null;
}

/** Reads the numbers of points that only one side may ever play on: "black 3, white 4". */
function readSafe(state, text) {
  const [, black, white] = /^black (\d+), white (\d+)$/.exec(text) ?? [];
  return white ? { kind: "safe", black, white } : null;
}

const isTooLarge = (text) => /^unknown: more than \d+ points$/.test(text);

/** Reads the number of parts of the board. */
function readRegions(state, text) {
  return isTooLarge(text) ? { kind: "large" } : /^\d+$/.test(text) ? { kind: "regions", count: text } : null;
}

/** Reads who wins: "win nodes 9 pv 3,4", "loss nodes 9 pv 3,4" or "unknown nodes 9". */
function readSolution(state, text) {
  const [, outcome, move] = /^(win|loss|unknown) nodes \d+(?: pv (\d+,\d+))?$/.exec(text) ?? [];
  return outcome === "unknown" ? { kind: "unknown" }
    : outcome ? { kind: "solved", isWin: outcome === "win", move: move ? pointsOf(state, move)[0] : null } : null;
}

/** Reads values: a line each, its first word names it. */
function readValues(state, text) {
  return isTooLarge(text) ? { kind: "large" } : text.startsWith("outcome ") ? { kind: "values", text } : null;
}

const READERS = {
  threats: readThreats, forbidden: readForbidden, candidates: readCandidates, defences: readDefences, legal: readLegal,
  safe: readSafe, regions: readRegions, solve: readSolution, value: readValues,
};

/**
 * Returns the answer to the chosen topic at the node that is shown as {kind, …}, or null without an answer. `win` has
 * `count` and `moves`. A text that is not read is {kind: "text", text}, such as that of another program's topic.
 */
export function finding(state) {
  const name = state.overlay?.name;
  const answer = name && state.marks[state.at]?.[name];
  if (!answer) {
    return null;
  }
  const read = /^(strict-)?vc[ft](-shortest)?$/.test(name) ? readWin : READERS[name];
  return read?.(state, answer.text) ?? { kind: "text", text: answer.text };
}
