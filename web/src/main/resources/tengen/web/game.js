/** What a game is: its rules, and where it begins. */

/** A new game on a board. */
export function boardGame(rules, width, height, stones = [], first = null) {
  return { rules, width, height, stones, first, text: null };
}
