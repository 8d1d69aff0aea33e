/** Games that were played last on this device, newest first: {rules, size}, without a size for games that have no board. */

const MAX_RECENTS = 5;

/** Longest id of rules that is stored, in characters. */
const MAX_ID_CHARACTERS = 64;

function isSame(one, other) {
  return one.rules === other.rules && one.size === other.size;
}

/** Returns the stored games that are readable; other versions of the page may have written others. */
export function recentsOf(stored) {
  const all = Array.isArray(stored) ? stored : [];
  return all
    .filter((each) => typeof each?.rules === "string" && (each.size === null || Number.isInteger(each.size)))
    .slice(0, MAX_RECENTS);
}

/** Returns the games with another one before them. */
export function remembered(stored, game) {
  const known = recentsOf(stored);
  return game.rules.length > MAX_ID_CHARACTERS
    ? known
    : [game, ...known.filter((each) => !isSame(each, game))].slice(0, MAX_RECENTS);
}
