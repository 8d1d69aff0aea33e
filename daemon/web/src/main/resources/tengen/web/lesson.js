/**
 * The review as a lesson: it visits mistakes, stops before each, lets the reader try again and shows lines of moves.
 * State `lesson` is null or {line, found, whose, node, stage, tried}. `line` has the reviewed nodes, `found` the mistakes
 * that the review found, worst first; a later analysis does not change them. `whose` is the side whose mistakes are
 * visited ("B", "W" or "all"), `node` the mistake (-1: none yet), `stage` what the card shows, and `tried` the move that
 * the reader tried.
 */
import { lossOf, mistakes, winRate } from "./evaluations.js";
import { stepLine } from "./playedLine.js";
import { other, turnsOf } from "./tree.js";
import { goTo } from "./view.js";

/** Win rate that a tried move must lose less of to be right, from 0 to 1. */
const RIGHT_LOSS = 0.05;

/** Returns the side of the one person in a game against an engine, "B" or "W"; null: there are two people, or none. */
export function onlyPerson({ players }) {
  const people = ["B", "W"].filter((side) => players[side].kind === "human");
  return people.length === 1 ? people[0] : null;
}

/**
 * Returns a lesson over the reviewed nodes, about the only person of a game against an engine, else about both sides.
 */
export function newLesson(state, line) {
  return { line, found: mistakes(state, line), whose: onlyPerson(state) ?? "all", node: -1, stage: "overview", tried: null };
}

/** Returns the mistakes that the lesson visits, in playing order. */
export function lessonMistakes({ lesson, tree }, whose = lesson.whose) {
  return lesson.line.filter((node) => lesson.found.includes(node) && (whose === "all" || tree.nodes[node].side === whose));
}

/** Returns the mistake after the one that is shown, or before it; after the last one the first again; -1: there is none. */
export function nextMistake(state, step = 1) {
  const all = lessonMistakes(state);
  const at = all.indexOf(state.lesson.node);
  return all[(at < 0 ? (step > 0 ? 0 : all.length - 1) : at + step + all.length) % all.length] ?? -1;
}

/** Returns the mistake whose position is on the board, or null if the reader has gone elsewhere. */
export function shownMistake({ lesson, tree, at }) {
  return lesson && lesson.node > 0 && tree.nodes[lesson.node].parent === at ? lesson.node : null;
}

/** Returns whether the next press on the board is the reader's attempt. */
export function isTrying(state) {
  return shownMistake(state) !== null && ["try", "wrong"].includes(state.lesson.stage);
}

/** Returns the engine's line in place of a node's move, {move, pv}; null: no engine has another one. */
export function betterLine(state, node) {
  const { parent, move } = state.tree.nodes[node];
  const lines = Object.values(state.evaluations[parent] ?? {}).map(({ infos }) => infos[0]);
  return lines.find((info) => info && info.move !== move) ?? null;
}

/** Returns the better line at the position shown as {side, move}. */
function betterTurns(state, node) {
  const { pv = [], pvPlayers } = betterLine(state, node) ?? {};
  return lineFrom(state, state.at, pv, pvPlayers);
}

/** Returns the line that shows why a move is a mistake, as {side, move}: the mistake and the reply to it. */
function whyLine(state, node) {
  const after = Object.values(state.evaluations[node] ?? {}).map(({ infos }) => infos?.[0]);
  const { side, move } = state.tree.nodes[node];
  const { toMove = other(side) } = state.positions[node] ?? {};
  const { pv = [], pvPlayers } = after.find(Boolean) ?? {};
  return [{ side, move }, ...turnsOf(toMove, pv, pvPlayers)];
}

/** Returns in how many of its own moves the opponent wins by force after a node; null: no win is proved. */
export function forcedWin(state, node) {
  const proofs = Object.values(state.evaluations[node] ?? {}).map(({ infos }) => infos?.[0]?.proof);
  const win = proofs.find((proof) => proof?.result === "win");
  return win ? Math.ceil((win.plies ?? 1) / 2) : null;
}

/** Returns a side's chances at a node in percent, or null. */
export function chances(state, node, side) {
  const rate = winRate(state, node);
  return rate === null ? null : Math.round(100 * (side === "B" ? rate : 1 - rate));
}

/** Returns the query about the move that the reader tried, if there is one. */
export function trialQueries(state, position, limits) {
  const { lesson, epoch, analysis, tree } = state;
  if (lesson?.stage !== "judging") {
    return [];
  }
  const { parent, side } = tree.nodes[lesson.node];
  const before = position(state, parent);
  return [{
    id: `try:${epoch}:${lesson.node}:${lesson.tried}`,
    ...before,
    moves: [...before.moves, [side, lesson.tried]],
    engine: analysis.engine,
    lines: 1,
    ...limits,
  }];
}

/** Judges the tried move by Black's win rate after it. */
export function judged(state, rate) {
  const { lesson, tree } = state;
  const { parent, side } = tree.nodes[lesson.node];
  const best = winRate(state, parent);
  const loss = side === "B" ? best - rate : rate - best;
  return { ...state, lesson: { ...lesson, stage: loss < RIGHT_LOSS ? "right" : "wrong" } };
}

function tried(state, { move }) {
  const { lesson } = state;
  const node = shownMistake(state);
  const isIllegal = state.positions[state.at]?.illegal?.some(([vertex]) => vertex === move);
  const isTaken = state.positions[state.at]?.stones?.some(([, vertex]) => vertex === move);
  if (node === null || isIllegal || isTaken) {
    return state;
  }
  const better = betterLine(state, node);
  const known = move === better?.move ? "right" : move === state.tree.nodes[node].move ? "wrong" : "judging";
  return { ...state, lesson: { ...lesson, tried: move, stage: known }, playedLine: null, ghost: null, isGhostAsked: false };
}

/** Returns a line of moves as {side, move}, beginning with the side to move at a node. */
export function lineFrom(state, node, moves, players) {
  return turnsOf(state.positions[node]?.toMove ?? "B", moves, players);
}

const STAGES = {
  try: () => ({ stage: "try", tried: null }),
  shown: () => ({ stage: "shown", tried: null }),
};

function lessonAction(state, action) {
  const { lesson } = state;
  switch (action.op) {
    case "close":
      return { ...state, lesson: null, playedLine: null };
    case "whose": {
      const chosen = { ...state, lesson: { ...lesson, whose: action.whose } };
      return lessonMistakes(chosen).includes(lesson.node) ? chosen : { ...chosen, lesson: { ...chosen.lesson, node: -1 } };
    }
    case "visit": {
      const next = { ...state, lesson: { ...lesson, node: action.node, stage: "shown", tried: null } };
      return goTo(next, state.tree.nodes[action.node].parent);
    }
    case "tried":
      return tried(state, action);
    case "better":
    case "why": {
      const { node } = lesson;
      const moves = action.op === "better" ? betterTurns(state, node) : whyLine(state, node);
      const shown = { ...state, lesson: { ...lesson, stage: "shown" } };
      return playLine(shown, { moves, title: action.op });
    }
    default:
      return { ...state, lesson: { ...lesson, ...STAGES[action.op]() }, playedLine: null };
  }
}

/** Shows a line of moves on the board, from the position that is shown. */
function playLine(state, { moves, title }) {
  return { ...state, playedLine: { node: state.at, moves, step: Math.min(1, moves.length), title } };
}

/** Actions of the review and of what the board shows beside the stones. */
export const LESSON = {
  lesson: (state, action) => (state.lesson ? lessonAction(state, action) : state),
  playLine,
  stepLine: (state, { step }) => stepLine(state, step),
  showMenu: (state, { isOpen }) => ({ ...state, isShowOpen: isOpen }),
  show: (state, { topic, isShown = state.analysis.shown }) => ({
    ...state, overlay: topic, playedLine: null, isShowOpen: false, longer: 0, analysis: { ...state.analysis, shown: isShown } }),
  lookLonger: (state) => ({
    ...state, longer: state.longer + 1, marks: { ...state.marks, [state.at]: { ...state.marks[state.at], [state.overlay.name]: undefined } } }),
};

/** State changes after failed queries: the card offers another attempt. */
export const LESSON_FAILED = {
  try: ({ lesson }) => ({ lesson: lesson && { ...lesson, stage: "try" } }),
};

/**
 * Returns a side's accuracy, from 0 to 100, or null if no move was evaluated: the mean of lichess's accuracy of its
 * moves, which falls with the win rate that a move lost.
 */
export function accuracy(state, side) {
  const losses = state.lesson.line
    .filter((node) => node > 0 && state.tree.nodes[node].side === side)
    .map((node) => lossOf(state, node))
    .filter((loss) => loss !== null);
  const of = (loss) => Math.min(100, Math.max(0, 103.1668 * Math.exp(-0.04354 * 100 * Math.max(0, loss)) - 3.1669));
  return losses.length ? Math.round(losses.reduce((sum, loss) => sum + of(loss), 0) / losses.length) : null;
}

const TURNING_POINTS = 3;

/** Returns the moves that changed the win rate most, in playing order, at most three. */
export function turningPoints({ lesson }) {
  const worst = lesson.found.slice(0, TURNING_POINTS);
  return lesson.line.filter((node) => worst.includes(node));
}
