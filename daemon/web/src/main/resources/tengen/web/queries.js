/**
 * The queries to the daemon that a state needs, as a pure function. An id is KIND:EPOCH:NODE with further parts, by
 * which a late answer is recognised and dropped.
 */
import { columnsOf } from "./compare.js";
import { hasLevel } from "./engines.js";
import { knownInfos } from "./evaluations.js";
import { gamesQueries } from "./games.js";
import { trialQueries } from "./lesson.js";
import { liveQueries } from "./live.js";
import { unknownFrames } from "./look.js";
import { actor } from "./opening.js";
import { endAtTable, tableQueries } from "./table.js";
import { lineThrough, moves } from "./tree.js";

const REPORT_SECONDS = 0.3;
const MAX_SECONDS = 30;
const TOPIC_SECONDS = 10;
const TRIAL_SECONDS = 10;
const QUICK_VISITS = 3000;

/** Returns the fields of a query that describe a position. */
export function position(state, node) {
  const { game, tree } = state;
  const at = { moves: moves(tree, node) };
  if (game.text) {
    return { ...at, game: game.text };
  }
  return {
    ...at,
    rules: game.rules,
    boardXSize: game.width,
    boardYSize: game.height,
    ...(game.stones.length ? { initialStones: game.stones } : {}),
    ...(game.first ? { initialPlayer: game.first } : {}),
  };
}

const colours = { reportAnalysisWinratesAs: "BLACK" };

/** Returns the engine to move at the game's last position, or null if a person is to move or the game has ended. */
export function engineToMove(state) {
  const current = state.positions[state.head];
  const isOpen =
    state.mode !== "home" && current?.verdict.state === "open" && !state.paused && !state.resigned && !endAtTable(state);
  const player = isOpen ? state.players[actor(state, current.toMove)] : null;
  return player?.kind === "engine" ? player : null;
}

/** Number of visits for an analysis that only the page ends. */
const ENDLESS_VISITS = 1e12;

/**
 * Returns whether an engine's analysis of a node with as many lines has ended by itself, for example after proving a
 * win.
 */
function isAnalysed(state, node, engine, lines) {
  return (state.evaluations[node]?.[engine]?.lines ?? 0) >= lines;
}

/** Returns the engines that still analyse the position shown. */
function analysing({ analysis, positions, evaluations, at, isHidden }) {
  const isOpen = positions[at]?.verdict.state === "open";
  return analysis.on && isOpen && !isHidden
    ? columnsOf(analysis).filter((engine) => !isAnalysed({ evaluations }, at, engine, analysis.lines))
    : [];
}

/** Returns whether the position shown is being analysed. */
export function isAnalysing(state) {
  return analysing(state).length > 0;
}

function analysis(state) {
  const { lines } = state.analysis;
  return analysing(state).map((engine) => ({
    id: `analysis:${state.epoch}:${state.at}:${engine}:${lines}`,
    ...position(state, state.at),
    engine,
    lines,
    maxVisits: ENDLESS_VISITS,
    reportDuringSearchEvery: REPORT_SECONDS,
    overrideSettings: colours,
  }));
}

const MOVE_SECONDS = 5;

/** Returns the fields of a query for the strength of a player: the level of its engine, else a number of visits. */
function strength(state, { engine, level, visits }) {
  return hasLevel(state, engine)
    ? { options: { level }, overrideSettings: { ...colours, maxTime: MOVE_SECONDS } }
    : { maxVisits: visits, overrideSettings: { ...colours, maxTime: MAX_SECONDS } };
}

function move(state) {
  const player = state.table ? null : engineToMove(state);
  return player
    ? [
        {
          id: `move:${state.epoch}:${state.head}:${player.engine}`,
          ...position(state, state.head),
          engine: player.engine,
          lines: 1,
          priority: 1,
          ...strength(state, player),
        },
      ]
    : [];
}

function overlay(state) {
  const { overlay: topic, at, epoch, longer, analysis: chosen } = state;
  const engine = topic?.engine ?? chosen.engine;
  const isKnown = topic && state.marks[at]?.[topic.name];
  return topic && !isKnown
    ? [
        {
          id: `overlay:${epoch}:${at}:${topic.name}:${longer}`,
          action: "tengen-inspect",
          ...position(state, at),
          engine,
          topic: topic.name,
          maxTime: TOPIC_SECONDS * 6 ** longer,
        },
      ]
    : [];
}

function hint(state) {
  const isOpen = state.positions[state.at]?.verdict.state === "open";
  const isWanted = state.hint === state.at && isOpen && !knownInfos(state).length;
  return isWanted
    ? [
        {
          id: `hint:${state.epoch}:${state.at}:${state.analysis.engine}`,
          ...position(state, state.at),
          engine: state.analysis.engine,
          lines: 1,
          maxVisits: QUICK_VISITS * 10,
          overrideSettings: { ...colours, maxTime: 5 },
        },
      ]
    : [];
}

function review(state) {
  if (!state.review) {
    return [];
  }
  const { engine, visits, line, pass, turns, open } = state.review;
  return open.length
    ? [
        {
          id: `review:${state.epoch}:${pass}:${engine}`,
          ...position(state, line[line.length - 1]),
          engine,
          lines: 1,
          analyzeTurns: turns,
          maxVisits: visits,
          overrideSettings: { ...colours, maxTime: MAX_SECONDS },
        },
      ]
    : [];
}

/** Maximum number of positions that are asked for at once before an animation is saved. */
const MAX_FRAMES = 8;

/** Returns all queries that a state needs. */
export function wanted(state) {
  const unknown = [state.at, state.head, ...unknownFrames(state).slice(0, MAX_FRAMES)].filter(
    (node, index, all) => !state.positions[node] && all.indexOf(node) === index,
  );
  return [
    ...unknown.map((node) => ({
      id: `position:${state.epoch}:${node}`,
      action: "tengen-position",
      ...position(state, node),
    })),
    ...move(state),
    ...tableQueries(state, position),
    ...gamesQueries(state),
    ...liveQueries(state),
    ...analysis(state),
    ...overlay(state),
    ...hint(state),
    ...review(state),
    ...trialQueries(state, position, { maxVisits: 10 * QUICK_VISITS, overrideSettings: { ...colours, maxTime: TRIAL_SECONDS } }),
  ];
}

/** Returns the first pass of a review: a quick search of every position of the open line. */
export function firstPass(state) {
  const line = lineThrough(state.tree, state.at);
  return pass(state.analysis.engine, QUICK_VISITS, line, 1, line);
}

/** Returns the second pass of a review: ten times deeper searches of likely mistakes and of the positions before them. */
export function secondPass(state, mistakes) {
  const { line, engine } = state.review;
  const open = [...new Set(mistakes.flatMap((node) => [state.tree.nodes[node].parent, node]))];
  return pass(engine, 10 * QUICK_VISITS, line, 2, open);
}

function pass(engine, visits, line, number, open) {
  return { engine, visits, line, pass: number, open, turns: open.map((node) => line.indexOf(node)) };
}
