/** What the daemon has said of its engines and rules. */

/** The ids of the rules that the daemon has. */
export function knownRules(state) {
  return (state.hello?.rules ?? []).map(({ id }) => id);
}

/** Whether the daemon has a game's rules, as far as is known; those of text games it tells itself. */
export function isPlayedHere(state, { rules, text }) {
  return Boolean(text) || !state.hello || knownRules(state).includes(rules);
}

/** The engines that play these rules on this board. */
export function enginesFor(state, rules, width, height) {
  return (state.hello?.engines ?? []).filter((engine) =>
    engine.games.some(
      (game) =>
        game.rules === rules &&
        (!game.maxSide || (game.minSide <= Math.min(width, height) && Math.max(width, height) <= game.maxSide)),
    ),
  );
}

/** The sides of boards that some engine plays these rules on, least and most; null: on none. */
export function sidesOf(state, rules) {
  const games = (state.hello?.engines ?? [])
    .flatMap((engine) => engine.games)
    .filter((game) => game.rules === rules && game.maxSide);
  return games.length
    ? { min: Math.min(...games.map((game) => game.minSide)), max: Math.max(...games.map((game) => game.maxSide)) }
    : null;
}

/** The analyst goes on where it plays the new game too; else the first that does takes its place. */
export function analystFor(state, { rules, width, height }) {
  const able = enginesFor(state, rules, width, height).map((engine) => engine.id);
  const { engine } = state.analysis;
  return { ...state.analysis, engine: able.includes(engine) ? engine : (able[0] ?? engine) };
}

/** Whether a query may set the level of this engine. */
export function hasLevel(state, id) {
  const engine = state.hello?.engines.find((each) => each.id === id);
  return Boolean(engine?.options.some(({ name, settable }) => name === "level" && settable));
}

/** An engine as a player, as strong as usual. */
export function enginePlayer(engine) {
  return { kind: "engine", engine, level: 20, visits: 20000 };
}
