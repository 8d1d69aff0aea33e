/** Ids of rules by the names that files use. */

const CONTINUOUS = 2;

/** Rules by the number of Gomocup's `INFO rule`, which c-gomoku-cli writes, without the bit for continuous games. */
const NUMBERED = new Map([
  [0, "gomoku-freestyle"], [1, "gomoku-standard"], [4, "gomoku-renju"], [5, "gomoku-renju"], [8, "gomoku-caro"],
  [9, "gomoku-standard-caro"],
]);

function numbered(text) {
  if (!/^\d{1,9}$/.test(text)) {
    return undefined;
  }
  const plain = NUMBERED.get(Number(text) & ~CONTINUOUS);
  return plain && Number(text) & CONTINUOUS ? `${plain}-continuous` : plain;
}

/**
 * Returns the id of the rules that a file names: by the id, by its last part, or by Gomocup's number.
 *
 * @param {string[]} known the ids of rules that the daemon has
 * @returns {string | undefined}
 */
export function idOf(fileName, known) {
  const name = fileName.toLowerCase();
  const id = /^\d/.test(name) ? (numbered(name) ?? name) : name;
  return known.includes(id) ? id : known.filter((each) => each.endsWith(`-${id}`)).sort()[0];
}
