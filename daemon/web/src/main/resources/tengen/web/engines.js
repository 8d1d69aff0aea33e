/** The daemon's engines and rules, from its answer to `tengen-hello`. */

/** Returns the ids of the rules that the daemon has. */
export function knownRules(state) {
  return (state.hello?.rules ?? []).map(({ id }) => id);
}

/** Returns false if the daemon has no such game on a board. The daemon itself checks games without a board. */
export function isPlayedHere({ hello }, { rules, text }) {
  return Boolean(text) || !hello || hello.rules.some(({ id, game }) => id === rules && !game);
}

/** Returns the engines that play these rules on this board. */
export function enginesFor(state, rules, width, height) {
  return (state.hello?.engines ?? []).filter((engine) =>
    engine.games.some(
      (game) =>
        game.rules === rules &&
        (!game.maxSide || (game.minSide <= Math.min(width, height) && Math.max(width, height) <= game.maxSide)),
    ),
  );
}

/** Returns the smallest and largest board side on which an engine plays these rules; null: none does. */
export function sidesOf(state, rules) {
  const games = (state.hello?.engines ?? [])
    .flatMap((engine) => engine.games)
    .filter((game) => game.rules === rules && game.maxSide);
  return games.length
    ? { min: Math.min(...games.map((game) => game.minSide)), max: Math.max(...games.map((game) => game.maxSide)) }
    : null;
}

/** Returns the analysis settings for a game: with the same engines if they play the game, else with the first that does. */
export function analystFor(state, { rules, width, height }) {
  const able = enginesFor(state, rules, width, height).map((engine) => engine.id);
  const { engine, beside } = state.analysis;
  return {
    ...state.analysis,
    engine: able.includes(engine) ? engine : (able[0] ?? engine),
    beside: beside.filter((id) => able.includes(id)),
  };
}

/** Returns whether a query may set the level of this engine. */
export function hasLevel(state, id) {
  const engine = state.hello?.engines.find((each) => each.id === id);
  return Boolean(engine?.options.some(({ name, settable }) => name === "level" && settable));
}

/** Returns an engine as a player of default strength. */
export function enginePlayer(engine) {
  return { kind: "engine", engine, level: 20, visits: 20000 };
}
