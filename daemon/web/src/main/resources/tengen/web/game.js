/** Games: rules and initial positions. */

/** Longest side of a board; the same as in the daemon's `GameRecord`. */
const MAX_SIDE = 25;

/** Returns whether there are boards of this size. */
export function isBoard(width, height) {
  return [width, height].every((size) => Number.isInteger(size) && size >= 1 && size <= MAX_SIDE);
}

/** Returns a new game on a board. @param first "W" if White is first, else null */
export function boardGame(rules, width, height, stones = [], first = null) {
  return { rules, width, height, stones, first: first === "W" ? first : null, text: null };
}

/** Returns the text that a game begins with, without the id of its rules, which people do not read. */
export function startOf(rules, text) {
  return text?.startsWith(`${rules} `) ? text.slice(rules.length + 1) : (text ?? "");
}

/** Returns whether a plugin brings the game: its moves may flip or remove stones, and a side may have several in a row. */
export function isForeign({ rules, text }) {
  return !text && !/^(gomoku|nogo)(-|$)/.test(rules);
}

/** Two people at this screen; also the players of a game that is only looked at. */
export const PEOPLE = { B: { kind: "human" }, W: { kind: "human" } };

/** Returns whether two games begin with the same stones, in any order. */
export function beginsAlike(one, other) {
  const plain = ({ rules, width, height, stones, text }) =>
    JSON.stringify([rules, width, height, text, stones.map(String).sort()]);
  return plain(one) === plain(other);
}
