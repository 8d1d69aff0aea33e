/** The page's wording of some of the daemon's sentences in English, in the form of reasons.js. */
export const sentences = {
  "no such token": "This token is not known. Check it, or ask the operator for one.",
  "more than {n} logins have failed; wait a minute": "Too many logins have failed: wait a minute",
  "this table is full: too many events or moves": "This table is full.",
  "unknown rules {game}: read as {rules}": "Unknown rules {game}: read as {rules}",
  "move {n}: {reason}": "Move {n}: {reason}",
  "Illegal move {n}: {move}: {reason}": "{move} cannot be played: {reason}",
};
