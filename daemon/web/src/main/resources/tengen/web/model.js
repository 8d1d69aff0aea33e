/** The page's state and its reducer. */
import { DELETE } from "./deleting.js";
import { measured } from "./effort.js";
import { analystFor, enginePlayer, isPlayedHere } from "./engines.js";
import { analysed, doubtful, evaluated, mistakes, rated, settled } from "./evaluations.js";
import { EXPLORE, isAtStoredEnd, isOver } from "./explore.js";
import { boardGame, PEOPLE } from "./game.js";
import { GAMES, GAMES_FAILED, listReceived, newList, opened, reloadList } from "./games.js";
import { IMPORT } from "./importing.js";
import { judged, LESSON, LESSON_FAILED, lineFrom, newLesson } from "./lesson.js";
import { answeredRound, nextRound, noTables } from "./live.js";
import { localGameActions } from "./localGames.js";
import { isMatch } from "./match.js";
import { engineToMove, firstPass, secondPass } from "./queries.js";
import { linked } from "./route.js";
import { USUAL_START, changeMode, chooseStart, firstStone, goHome, playEngine, rematch } from "./screens.js";
import { storyActions } from "./story.js";
import { AT_MATCH, AT_TABLE, TABLE_FAILED, leftTable, newTable, tableAnswered, tableEvent } from "./table.js";
import * as trees from "./tree.js";
import { goTo } from "./view.js";

const BEGUN = {
  page: "board",
  mode: "play",
  tab: "moves",
  asking: null,
  isEndHidden: false,
  isGhostAsked: false,
  link: null,
  tree: trees.newTree(),
  at: 0,
  head: 0,
  positions: {},
  evaluations: {},
  marks: {},
  hint: -1,
  hinted: -1,
  review: null,
  lesson: null,
  efforts: {},
  playedLine: null,
  isShowOpen: false,
  longer: 0,
  overlay: null,
  preview: null,
  resigned: null,
  paused: false,
  setup: null,
  message: null,
  table: null,
  ended: null,
  saving: null,
  isOwn: false,
  isOpened: false,
  recordKey: null,
  stored: null,
};

/** The empty board of the start screen, which takes a stone before the daemon has described it. */
const EMPTY_BOARD = { toMove: "B", stones: [], illegal: [], verdict: { state: "open" } };

export const initial = {
  ...BEGUN,
  mode: "home",
  positions: { 0: EMPTY_BOARD },
  start: USUAL_START,
  epoch: 0,
  connection: "connecting",
  connections: 0,
  left: [],
  live: noTables(),
  games: newList(),
  hello: null,
  game: boardGame("gomoku-freestyle", 15, 15),
  players: { B: { kind: "human" }, W: { ...enginePlayer("gomoku"), level: USUAL_START.level } },
  analysis: { on: false, engine: "gomoku", lines: 5, shown: true, beside: [] },
  ghost: null,
  dialog: null,
  offer: null,
  readings: [],
  localGames: [],
  discarded: null,
  recalled: null,
  imports: 0,
  imported: null,
  removal: null,
  toast: null,
  isHidden: false,
};

/** Puts a stone of the chosen side on a point, or removes one. */
function put(setup, vertex) {
  const others = setup.stones.filter(([, at]) => at !== vertex);
  return { ...setup, stones: setup.tool === "erase" ? others : [...others, [setup.tool, vertex]] };
}

function begin(state, game, players) {
  const analysis = { ...analystFor(state, game), on: false };
  const left = state.table?.id ? [...state.left, state.table] : state.left;
  const overlay = game.text && hasValueCard(state) ? state.overlay : null;
  return { ...state, ...BEGUN, left, game, players, analysis, overlay, epoch: state.epoch + 1, dialog: null };
}

/** Plays a move of the side to move: in the game if its last position is shown, else in a branch. */
function play(state, move) {
  if (state.at !== state.head) {
    return playBranch(state, move);
  }
  return isOver(state) ? state : step(state, move, (node) => ({ head: node, ended: null }), trees.first);
}

/** Shows the position after a move, in a branch; the game stays where it is. */
function playBranch(state, move) {
  return step(state, move, () => ({}), (tree) => tree);
}

/** Returns the state after a move that the position does not allow, with the reason unless a stone is there; null: it is allowed. */
function refused(state, move) {
  const { illegal = [], stones = [] } = state.positions[state.at] ?? {};
  const [, reason] = illegal.find(([vertex]) => vertex === move) ?? [];
  return reason
    ? { ...state, message: { kind: "illegal", move, reason } }
    : stones.some(([, vertex]) => vertex === move) ? state : null;
}

/** Asks whether to play on a point, unless it cannot be played. */
function askedFor(state, ghost) {
  const not = refused(state, ghost);
  return { ...(not ?? state), ghost: not ? null : ghost, isGhostAsked: !not };
}

function step(state, move, more, place) {
  const position = state.positions[state.at];
  if (position?.verdict.state !== "open") {
    return state;
  }
  const not = refused(state, move);
  if (not) {
    return not;
  }
  const [tree, node] = trees.play(state.tree, state.at, position.toMove, move);
  return goTo({ ...state, tree: place(tree, node), ...more(node) }, node);
}

/** Adds a line of moves below a node as a branch; the game stays where it is. */
function branch(state, node, moves, players) {
  let tree = state.tree;
  let at = node;
  for (const { side, move } of lineFrom(state, node, moves, players)) {
    [tree, at] = trees.play(tree, at, side, move);
  }
  return goTo({ ...state, tree }, at);
}

/** Goes back to the last turn of a person. A finished game stays as it is. */
function takeBack(state) {
  let node = state.tree.nodes[state.head].parent;
  while (node > 0 && state.players[trees.other(state.tree.nodes[node].side)].kind !== "human") {
    node = state.tree.nodes[node].parent;
  }
  return node < 0 || isOver(state) || isAtStoredEnd(state) ? state : goTo({ ...state, head: node, ended: null }, node);
}

/** Counts the mistakes of each side. */
function counted({ tree }, nodes) {
  const of = (side) => nodes.filter((node) => tree.nodes[node].side === side).length;
  return { black: of("B"), white: of("W") };
}

function reviewed(state, engine, message) {
  const { line, open, pass } = state.review;
  const node = line[message.turnNumber];
  const known = state.evaluations[node]?.referee ? state : evaluated(state, node, engine, message);
  const review = { ...state.review, open: open.filter((each) => each !== node) };
  const next = { ...known, review };
  if (review.open.length || message.isDuringSearch) {
    return next;
  }
  const again = pass === 1 ? doubtful(next, line) : [];
  const found = mistakes(next, line);
  return again.length
    ? { ...next, review: secondPass(next, again) }
    : { ...next, review: null, lesson: newLesson(next, line), tab: "analysis", message: { kind: "reviewed", ...counted(next, found) } };
}

/** Gives up a table that cannot be watched. A page that has not seen its game returns to the start screen. */
function unwatched(state, message) {
  const next = { ...state, ...TABLE_FAILED.watch(state, message) };
  return next.table || state.table.seq ? next : goHome(next, begin);
}

/** State changes after failed queries, by kind. The page does not repeat a failed query by itself. */
const FAILED = {
  ...TABLE_FAILED,
  ...GAMES_FAILED,
  ...LESSON_FAILED,
  tables: answeredRound,
  watch: unwatched,
  stored: (state, message) => (message.code === "unknown-game" ? goHome(state, begin) : GAMES_FAILED.stored(state)),
  move: () => ({ paused: true }),
  analysis: (state) => ({ analysis: { ...state.analysis, on: false } }),
  overlay: () => ({ overlay: null }),
  hint: () => ({ hint: -1 }),
  review: () => ({ review: null }),
  position: (state, _, node) => ({ positions: { ...state.positions, [node]: REJECTED_POSITION } }),
};

/** Returns whether the card of a game without a board is open. */
function hasValueCard({ game, overlay }) {
  return Boolean(game.text) && overlay?.name === "value";
}

/** Returns the state for a position that is too large to be valued: its card says so, and stays open. */
function unvalued(state, node) {
  const marks = { ...state.marks[node], value: { text: "outcome unknown\nwinning b unknown" } };
  return { ...state, marks: { ...state.marks, [node]: marks } };
}

/** The answer for a position that the referee rejects: no move is legal. */
const REJECTED_POSITION = { verdict: { state: "refused" }, stones: [], illegal: [] };

/** Checks the link that the page was opened with, once the daemon's rules are known. */
function greeted(state, link) {
  const opened = link && fromUsualStart(state, state.game, link);
  if (opened) {
    return loaded(state, opened, link);
  }
  return link && !isPlayedHere(state, state.game)
    ? { ...goHome({ ...state, game: initial.game }, begin), message: { kind: "noGame" } }
    : { ...state, analysis: analystFor(state, state.game) };
}

/** Returns the game of a link from its usual start if it has no board and the link tells no start; else null. */
function fromUsualStart({ hello }, { rules, text }, link) {
  const usual = hello?.rules.find(({ id }) => id === rules)?.game;
  return usual && !text ? linked(link, usual) : null;
}

function answered(state, message, nowMs) {
  if (message.event) {
    return tableEvent(state, message, nowMs, { begin, boardGame, evaluated });
  }
  if (message.action === "tengen-hello") {
    return greeted({ ...state, hello: message }, !state.hello && state.link);
  }
  const [kind, epoch, number, more, lines] = String(message.id ?? "").split(":");
  if (kind === "unwatch") {
    return leftTable(state, epoch, message);
  }
  if (Number(epoch) !== state.epoch || message.warning) {
    return state;
  }
  const node = Number(number);
  if (message.error) {
    if (kind === "overlay" && !hasValueCard(state) && message.code === "refused" && !state.longer) {
      // An engine that a busy daemon starts for the topic may not be ready in time.
      return { ...state, longer: 1 };
    }
    return kind === "overlay" && hasValueCard(state)
      ? unvalued(state, node)
      : { ...state, ...FAILED[kind]?.(state, message, node), message: { kind: "error", text: message.error, code: message.code } };
  }
  switch (kind) {
    case "position":
      return settled(
        { ...state, positions: { ...state.positions, [node]: message } }, node, message.verdict);
    case "analysis":
      return { ...analysed(state, node, more, message, Number(lines)), efforts: measured(state.efforts, more, message, nowMs) };
    case "hint":
      return { ...evaluated(state, node, more, message), hint: -1 };
    case "overlay":
      return { ...state, marks: { ...state.marks, [node]: { ...state.marks[node], [more]: message } } };
    case "move":
      return moved(state, node, more, message);
    case "open":
    case "watch":
    case "ask":
      return tableAnswered(state, kind, number, message);
    case "tables":
      return { ...state, ...answeredRound(state, message, node) };
    case "games":
      return listReceived(state, node, message);
    case "stored":
      return opened(state, message, { begin, evaluated, goTo });
    case "try":
      return state.lesson?.tried === more && state.lesson.node === node && !message.isDuringSearch
        ? judged(state, message.moveInfos?.[0]?.winrate ?? 0.5) : state;
    case "review":
      return state.review && state.review.pass === node ? reviewed(state, more, message) : state;
    default:
      return state;
  }
}

/** Adds an engine's move. A page that shows the game's last position follows it. */
function moved(state, node, engine, message) {
  const known = evaluated(state, node, engine, message);
  const best = message.moveInfos?.[0]?.move;
  if (message.isDuringSearch || node !== state.head || !best) {
    return known;
  }
  const side = state.positions[node].toMove;
  const [tree, child] = trees.play(known.tree, node, side, best);
  const grown = { ...known, tree: trees.first(tree, child), head: child };
  return state.at === node ? goTo(grown, child) : grown;
}

/** Opens a game from a file, with its evaluations. */
function loaded(state, { game, tree, at, thoughts = [], rates = [], notes = [] }, link) {
  const message = notes.length ? { kind: "notes", notes } : null;
  const begun = { ...begin(state, game, PEOPLE), mode: "review", tree, at, head: at, link, message, isOpened: true };
  const withRates = rates.reduce((all, [node, engine, rate]) => rated(all, node, engine, rate), begun);
  return thoughts.reduce((all, [node, engine, answer]) => evaluated(all, node, engine, answer), withRates);
}

/** Begins a game at a table of the daemon. */
function openTable(state, { game, players, clock, isPrivate, opening }) {
  return { ...begin(state, game, players), table: newTable({ clock, isPrivate, opening }) };
}

const CHANGES = {
  connection: (state, { connection }) => ({
    ...state, connection, connections: state.connections + (connection === "ready" ? 1 : 0) }),
  answer: (state, { message, nowMs }) => answered(state, message, nowMs),
  table: openTable,
  seat: (state, { id, token, isLinked, invite, spectate, mode }) =>
    state.table?.id === id && (state.table.token || !token)
      ? { ...state, page: "board", mode }
      : { ...begin(state, state.game, state.players), mode, table: newTable({ id, isUnknown: true, token, isLinked, invite, spectate }) },
  home: (state) => goHome(state, begin),
  mode: (state, { mode }) => changeMode(state, mode, begin),
  start: (state, { change }) => chooseStart(state, change),
  playEngine: (state, { chance }) => playEngine(state, chance, begin),
  rematch: (state) => rematch(state, begin),
  tab: (state, { tab }) => ({ ...state, tab }),
  ask: (state, { asking }) => ({ ...state, asking, dialog: null }),
  hideEnd: (state) => ({ ...state, isEndHidden: true }),
  round: nextRound,
  begin: (state, { game, players }) => ({
    ...begin(state, game, players ?? state.players), mode: players ? "play" : state.mode }),
  page: (state, { page }) => {
    const next = { ...state, page, dialog: null };
    return page === "games" ? reloadList(next) : page === "live" ? nextRound(next) : next;
  },
  ...GAMES,
  ...IMPORT,
  ...DELETE,
  openStored: (state, { id, ply, link }) =>
    state.stored?.id === id && state.stored.isShown
      ? goTo({ ...state, page: "board", link }, ply === null ? state.at : Math.min(ply, state.stored.plies ?? 0))
      : { ...begin(state, state.game, PEOPLE), mode: "review", stored: { id, ply, isShown: false }, link },
  loaded: (state, { link = null, ...given }) => {
    const game = (link && fromUsualStart(state, given.game, link)) ?? given;
    return isPlayedHere(state, game.game) ? loaded(state, game, link) : { ...state, message: { kind: "noGame" } };
  },
  choose: (state, { readings }) => ({ ...state, readings, dialog: "choose" }),
  play: (state, { move }) => play(state.mode === "home" ? firstStone(state) : state, move),
  walk: (state, { move }) => playBranch(state, move),
  branch: (state, { node, moves, players }) => branch(state, node, moves, players),
  takeBack,
  resign: (state) => ({ ...state, asking: null, resigned: state.positions[state.head]?.toMove ?? null }),
  pause: (state) => ({ ...state, paused: !state.paused }),
  players: (state, { players }) => ({ ...state, players }),
  analysis: (state, { change }) => ({
    ...state, analysis: { ...state.analysis, ...change }, efforts: change.on === false ? {} : state.efforts,
    tab: change.on && state.mode === "review" ? "analysis" : state.tab }),
  overlay: (state, { overlay }) => ({
    ...state, overlay: state.overlay?.name === overlay?.name ? null : overlay }),
  hint: (state) => ({ ...state, hint: state.at, hinted: state.at, analysis: { ...state.analysis, shown: true } }),
  review: (state) => ({ ...state, review: state.review ? null : firstPass(state) }),
  preview: (state, { preview }) => ({ ...state, preview }),
  ghost: (state, { ghost, isAsked = false }) => (isAsked ? askedFor(state, ghost) : { ...state, ghost, isGhostAsked: false }),
  hidden: (state, { isHidden }) => ({ ...state, isHidden }),
  dialog: (state, { dialog, offer = null }) => ({ ...state, dialog, offer }),
  closed: (state, { dialog }) => (state.dialog === dialog ? { ...state, dialog: null } : state),
  setup: (state, { setup }) => ({ ...state, setup, dialog: null }),
  put: (state, { vertex }) => ({ ...state, setup: put(state.setup, vertex) }),
  message: (state, { message }) => ({ ...state, message }),
  save: (state, { name }) => ({ ...state, saving: name }),
  ...EXPLORE,
  ...LESSON,
  ...storyActions({ begin, branch, table: openTable, people: PEOPLE }),
  ...localGameActions({ begin, rated }),
};

/** Returns the state after an action {type, …}. */
export function reduce(state, action) {
  const atTable = (isMatch(state) && AT_MATCH[action.type]) || (state.table && AT_TABLE[action.type]);
  return seated(
    atTable ? atTable(state, action, playBranch) : CHANGES[action.type](state, action));
}

/**
 * Moves the page's game to a table if an engine is to move. The players and the result of a stored game are then
 * obsolete. Without a table the page asks the engine itself.
 */
function seated(state) {
  return state.table || state.isOwn || !engineToMove(state)
    ? state
    : { ...state, stored: null, table: newTable({ line: trees.pathTo(state.tree, state.head) }) };
}
