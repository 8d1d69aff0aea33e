/** The daemon's sentences that the page says otherwise in English, as reasons.js has them in Chinese. */
export const sentences = {
  "more than {n} logins have failed; wait a minute": "Too many logins have failed: wait a minute",
  "this table is full: {n} events, or {m} MiB of moves": "This table is full.",
  "move {n}: {reason}": "Move {n}: {reason}",
};
