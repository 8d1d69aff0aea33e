/** The public tables. The page asks for them in rounds while their screen is shown. */

/** Returns an empty list. `answered` is the number of the last round that was answered. */
export function noTables() {
  return { rows: [], round: 0, answered: -1 };
}

/** Begins another round. */
export function nextRound(state) {
  return { ...state, live: { ...state.live, round: state.live.round + 1 } };
}

export function liveQueries({ epoch, page, mode, live }) {
  const isAsked = page === "live" || (page === "board" && mode === "home");
  return isAsked && live.answered !== live.round
    ? [{ id: `tables:${epoch}:${live.round}`, action: "tengen-tables" }]
    : [];
}

/** Takes the answer to a round: the unfinished games. An error leaves the rows as they were. */
export function answeredRound({ live }, { tables = live.rows }, round) {
  return { live: { ...live, rows: tables.filter(({ over }) => !over), answered: round } };
}
