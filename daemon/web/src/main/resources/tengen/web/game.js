/** What a game is: its rules, and where it begins. */

/** The longest side of a board, as the daemon's `GameRecord` has it. */
const LARGEST = 25;

/** Whether there are boards of this size. */
export function isBoard(width, height) {
  return [width, height].every((size) => Number.isInteger(size) && size >= 1 && size <= LARGEST);
}

/** A new game on a board. @param first "W" where White is first, else null */
export function boardGame(rules, width, height, stones = [], first = null) {
  return { rules, width, height, stones, first: first === "W" ? first : null, text: null };
}

/** Two people at this screen, who may be one that only looks. */
export const PEOPLE = { B: { kind: "human" }, W: { kind: "human" } };

/** Whether two games begin with the same stones; these have no order. */
export function beginsAlike(one, other) {
  const plain = ({ rules, width, height, stones, text }) =>
    JSON.stringify([rules, width, height, text, stones.map(String).sort()]);
  return plain(one) === plain(other);
}
