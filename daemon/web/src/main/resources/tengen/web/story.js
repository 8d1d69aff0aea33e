/** The story of the proof that Black wins freestyle Gomoku on 15×15, and playing White against it. */
import { enginesFor } from "./engines.js";
import { boardGame } from "./game.js";

const SIZE = 15;
const RULES = "gomoku-freestyle";
const CENTRE = "H8";
const TOPIC = "proof";
const BEST = "tengen-survival";

/** Returns the id of an engine that plays by the proof; null: the daemon has none. */
export function proofEngine(state) {
  const engine = enginesFor(state, RULES, SIZE, SIZE).find(({ topics }) => topics.some(({ name }) => name === TOPIC));
  return engine?.id ?? null;
}

/** Returns whether the visitor plays White against the proof. */
export function isSurvival(state) {
  const { B, W } = state.players;
  return B.kind === "engine" && B.engine === proofEngine(state) && W.kind === "human" &&
    state.game.rules === RULES && state.game.width === SIZE && state.game.height === SIZE;
}

/**
 * Returns how many own moves the visitor lasted, and the most on this browser; null: this is no such game, or it is
 * not over.
 */
export function survived(state, plies) {
  if (!isSurvival(state)) {
    return null;
  }
  const moves = Math.floor(plies / 2);
  let best = moves;
  try {
    best = Math.max(moves, Number(localStorage.getItem(BEST) ?? 0));
    localStorage.setItem(BEST, String(best));
  } catch {
    // Without storage the best is this game's.
  }
  return { moves, best };
}

/** Actions that open the story. @param model how the page's model begins a game, branches and opens a table */
export function storyActions({ begin, branch, table, people }) {
  const game = () => boardGame(RULES, SIZE, SIZE);
  return {
    story: (state) => ({
      ...branch(begin(state, game(), people), 0, [CENTRE]),
      isOpened: true, mode: "review", overlay: { name: TOPIC, engine: proofEngine(state) } }),
    survive: (state) => table(state, {
      game: game(), clock: {}, isPrivate: false, opening: "none",
      players: { B: { kind: "engine", engine: proofEngine(state), level: 100, visits: 20000 }, W: { kind: "human" } } }),
  };
}
