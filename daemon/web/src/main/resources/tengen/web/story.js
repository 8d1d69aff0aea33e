/** The proof that Black wins freestyle Gomoku on 15×15, to be read step by step, and games against it as White. */
import { enginesFor } from "./engines.js";
import { boardGame } from "./game.js";

const SIZE = 15;
const RULES = "gomoku-freestyle";
const CENTRE = "H8";
const TOPIC = "proof";
const BEST = "tengen-survival";

/** Returns the id of an engine that plays by the proof, or null. */
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
 * Returns how many moves the visitor made before losing, and the highest number on this browser. Returns null unless
 * a finished game against the proof is shown.
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
    // Without storage only this game counts.
  }
  return { moves, best };
}

/** Actions that show the proof or start a game against it. @param model begins a game, adds a branch, opens a table */
export function storyActions({ begin, branch, table, people }) {
  const game = () => boardGame(RULES, SIZE, SIZE);
  return {
    story: (state) => ({
      ...branch(begin(state, game(), people), 0, [CENTRE]),
      isOpened: true, mode: "review", tab: "analysis", overlay: { name: TOPIC, engine: proofEngine(state) } }),
    survive: (state) => table(state, {
      game: game(), clock: {}, isPrivate: false, opening: "none",
      players: { B: { kind: "engine", engine: proofEngine(state), level: 100, visits: 20000 }, W: { kind: "human" } } }),
  };
}
