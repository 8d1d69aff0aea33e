/**
 * The board's three modes: `home` to start a game, `play`, and `review` to analyse. Pure functions on the page's
 * state.
 */
import { enginePlayer, enginesFor, hasLevel } from "./engines.js";
import { boardGame, PEOPLE } from "./game.js";
import { isMatch, isWatching, seatOf } from "./match.js";
import { newTable, endAtTable } from "./table.js";
import * as trees from "./tree.js";

/** The stops of the level slider, as values of the engines' option `level`. */
export const LEVELS = [0, 15, 30, 45, 60, 80, 100];

/** Returns the number of the stop nearest to a level. */
export function stopOf(level) {
  const distances = LEVELS.map((each) => Math.abs(each - level));
  return distances.indexOf(Math.min(...distances));
}

/** The start screen's initial settings. */
export const USUAL_START = { level: 30, side: "B" };

/**
 * Returns the players of a new game: the person at a side, where "either" counts as Black, and an engine at the
 * other.
 */
export function against(state, game, { level, side }) {
  const able = enginesFor(state, game.rules, game.width, game.height).map(({ id }) => id);
  const engine = able.find((id) => hasLevel(state, id)) ?? able[0] ?? "gomoku";
  const opponent = { ...enginePlayer(engine), level };
  return side === "W" ? { B: opponent, W: PEOPLE.W } : { B: PEOPLE.B, W: opponent };
}

/** Returns a game without moves and without a setup. */
function fromStart(game) {
  return game.text ? game : boardGame(game.rules, game.width, game.height);
}

/** Returns to the start screen and closes the game. */
export function goHome(state, begin) {
  if (state.mode === "home") {
    return { ...state, page: "board", dialog: null, players: against(state, state.game, state.start) };
  }
  const game = fromStart(state.game);
  return { ...begin(state, game, against(state, game, state.start)), mode: "home" };
}

/** Switches between playing and reviewing the game. From the start screen, review opens an empty board. */
export function changeMode(state, mode, begin) {
  if (state.mode === "home") {
    return mode === "home" || mode === "play"
      ? goHome(state, begin)
      : { ...begin(state, fromStart(state.game), PEOPLE), mode, tab: "analysis" };
  }
  return { ...state, page: "board", mode, tab: mode === "review" ? "analysis" : "moves", dialog: null, asking: null };
}

/** Changes level or side on the start screen. */
export function chooseStart(state, change) {
  const start = { ...state.start, ...change };
  return state.mode === "home" ? { ...state, start, players: against(state, state.game, start) } : { ...state, start };
}

/**
 * Starts the game that is chosen on the start screen.
 *
 * @param {number} chance random number from 0 to 1, which decides the side if either was chosen
 */
export function playEngine(state, chance, begin) {
  const { game, start } = state;
  const side = start.side === "either" ? (chance < 0.5 ? "B" : "W") : start.side;
  return { ...begin(state, game, against(state, game, { ...start, side })), table: newTable({}) };
}

/** Starts a game from a stone on the start screen. The person plays Black, whichever colour is chosen. */
export function firstStone(state) {
  return { ...state, mode: "play", players: against(state, state.game, { ...state.start, side: "B" }) };
}

/** Starts the game again with colours swapped, at a table if it was at one. */
export function rematch(state, begin) {
  const players = { B: state.players.W, W: state.players.B };
  const { table } = state;
  const next = begin(state, state.game, players);
  return table
    ? { ...next, table: newTable({ clock: table.clock, isPrivate: table.isPrivate, opening: table.opening }) }
    : next;
}

/** Returns whether this page only watches its table. */
export function watches(state) {
  return isWatching(state);
}

/** Returns the side of this page's person, "B" or "W"; null if the person plays both or none. */
export function ownSide(state) {
  if (isMatch(state)) {
    return seatOf(state);
  }
  const people = ["B", "W"].filter((side) => state.players[side].kind === "human");
  return people.length === 1 && !watches(state) ? people[0] : null;
}

/** Returns the winner of the game, "B", "W" or "none" for a draw; null: the game goes on. */
export function winner(state) {
  const over = endAtTable(state);
  if (state.resigned) {
    return trees.other(state.resigned);
  }
  if (over) {
    return { B: "B", W: "W", black: "B", white: "W" }[over.winner] ?? "none";
  }
  const verdict = state.positions[state.head]?.verdict;
  return { won: verdict?.side, drawn: "none" }[verdict?.state] ?? null;
}
