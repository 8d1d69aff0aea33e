/**
 * A game at one of the daemon's tables, which continues without the page. Events tell the page what happens. The
 * person's actions become requests, and take effect when their events arrive.
 */
import { shownSeconds } from "./clock.js";
import { hasLevel } from "./engines.js";
import { beginsAlike, PEOPLE } from "./game.js";
import {
  freeSide, isMatch, isWatching, MATCH_KINDS, matchActions, matchOf, NO_MATCH, plays, withoutSettledRequests, toAct, withAway, withTokens,
} from "./match.js";
import { actor, stage } from "./opening.js";
import * as trees from "./tree.js";
import { goTo } from "./view.js";

/**
 * Returns a table. Without an id the daemon has not opened it yet; while it `isUnknown` the daemon has not described it; if
 * it `isMissed` the page is to ask again to watch it.
 */
export function newTable(fields) {
  return {
    id: null,
    isUnknown: false,
    token: null,
    clock: {},
    isPrivate: false,
    opening: "none",
    choices: [],
    seq: 0,
    watched: 0,
    isMissed: false,
    clocks: {},
    receivedMs: 0,
    over: null,
    halt: null,
    delay: 0,
    isArchived: true,
    line: [0],
    ask: null,
    asks: 0,
    waiting: [],
    ...NO_MATCH,
    ...fields,
  };
}

/** Returns a player in the form of a query. */
export function seat(state, player) {
  if (player.kind === "human") {
    const isFree = ["invite", "open"].includes(player.seat);
    return { human: true, ...(player.name ? { name: player.name } : {}), ...(isFree ? { seat: player.seat } : {}) };
  }
  return hasLevel(state, player.engine)
    ? { engine: player.engine, options: { level: player.level }, maxTime: 5 }
    : { engine: player.engine, maxVisits: player.visits, maxTime: 30 };
}

/** Returns a player of a query in the form of the page. */
function player({ engine, options = {}, maxVisits = 20000, seat: place, name }) {
  return engine
    ? { kind: "engine", engine, level: Number(options.level ?? 20), visits: maxVisits }
    : { kind: "human", ...(place ? { seat: place } : {}), ...(name ? { name } : {}) };
}

const players = ({ black, white }) => ({ B: player(black), W: player(white) });

/** Sends a request, or queues it behind the one that has no answer yet. */
function ask(state, fields) {
  const { table } = state;
  if (!table.token) {
    return state;
  }
  return { ...state, table: table.ask
    ? { ...table, waiting: [...table.waiting, fields] }
    : { ...table, ask: fields, asks: table.asks + 1 } };
}

/** Returns the table after an answer: the next queued request is sent. */
function nextRequest(table) {
  const [next = null, ...waiting] = table.waiting;
  return { ...table, ask: next, asks: table.asks + (next ? 1 : 0), waiting };
}

/**
 * Returns the table after an answer. The page watches again with a new token, so that the daemon knows its owner is
 * present.
 */
function answered(table, { tokens }) {
  const next = nextRequest(table);
  return tokens ? { ...withTokens(next, tokens, true), watched: 0 } : next;
}

/** Returns how many turns remain when the last turn of a person at this page is taken back. */
function before(state) {
  const { table, tree } = state;
  for (let ply = table.line.length - 1; ply > 0; ply--) {
    if (plays(state, tree.nodes[table.line[ply]].side)) {
      return ply - 1;
    }
  }
  return table.line.length - 2;
}

/** Actions at a table. They replace those of a game without a table. */
export const AT_TABLE = {
  play: (state, { move }, playBranch) => {
    const looked = playBranch(state, move);
    const { table, at, head } = state;
    if (at !== head || isWatching(state) || looked.at === at) {
      return looked;
    }
    const isOurs = plays(state, actor(state, state.positions[at].toMove)) && !freeSide(state);
    const fields = { op: "play", ply: table.line.length - 1, move };
    const isChoice = ["choice", "last"].includes(stage(table));
    return !isOurs || isChoice || table.over || table.ask
      ? state
      : { ...state, table: { ...table, ask: fields, asks: table.asks + 1 } };
  },
  takeBack: (state) =>
    state.table.line.length > 1 && !state.table.over
      ? ask(goTo(state, state.head), { op: "undo", ply: state.table.line.length - 1, to: before(state) })
      : state,
  choose: (state, { choice }) =>
    ask(state, { op: "choose", ply: state.table.line.length - 1, choice }),
  resign: (state) => ask({ ...state, asking: null }, { op: "resign" }),
  pause: (state) => ask(state, state.paused ? { op: "go", delay: state.table.delay } : { op: "pause" }),
  step: (state) => ask(state, { op: "go", plies: 1, delay: state.table.delay }),
  speed: (state, { delay }) =>
    state.paused ? { ...state, table: { ...state.table, delay } } : ask(state, { op: "go", delay }),
  players: (state, { players: both }) =>
    ask(state, { op: "players", black: seat(state, both.B), white: seat(state, both.W) }),
  watchAgain: (state) => ({ ...state, table: { ...state.table, watched: 0, isMissed: false } }),
  ...matchActions(ask),
};

/** Actions that differ in a match between two people. */
export const AT_MATCH = {
  rematch: (state) => ask(state, { op: "rematch" }),
  players: (state) => state,
  pause: (state) => state,
};

/** Takes the answer to leaving a table. The table counts as left also if it does not exist any more. */
export function leftTable(state, table, { error, code }) {
  const left = state.left.filter(({ id }) => id !== table);
  const isTold = error && code !== "unknown-table";
  return { ...state, left, ...(isTold ? { message: { kind: "error", text: error } } : {}) };
}

/**
 * Returns the queries for the page's table and for tables to be left. A host who leaves a finished table closes it.
 * The id of that query has no epoch, so that a new game does not repeat it.
 */
export function tableQueries(state, position) {
  const { table, epoch, connections, left } = state;
  const unwatch = left.map(({ id, token, over, role }) => ({
    id: `unwatch:${id}`,
    ...(over && token && role === "host" ? { action: "tengen-table", op: "close", token } : { action: "tengen-unwatch" }),
    table: id,
  }));
  // A table is opened once the engines are known, since only some have levels.
  const isEarly = !table?.id && !state.hello;
  if (!table || isEarly) {
    return unwatch;
  }
  if (!table.id) {
    return [
      ...unwatch,
      {
        id: `open:${epoch}:0`,
        action: "tengen-table",
        op: "new",
        ...position(state, table.line.at(-1)),
        black: seat(state, state.players.B),
        white: seat(state, state.players.W),
        clock: table.clock,
        private: table.isPrivate,
        opening: table.opening,
      },
    ];
  }
  const own = { table: table.id, ...(table.token ? { token: table.token } : {}) };
  const watch = {
    id: `watch:${epoch}:${connections}:${table.seq}`, action: "tengen-watch", ...own, since: table.seq };
  return [
    ...unwatch,
    ...(table.watched === connections ? [] : [watch]),
    ...(table.ask ? [{ id: `ask:${epoch}:${table.asks}`, action: "tengen-table", ...own, ...table.ask }] : []),
  ];
}

/** Takes an answer that is not an event. */
export function tableAnswered(state, kind, number, message) {
  const { table } = state;
  switch (kind) {
    case "open":
      return { ...state, table: withTokens({ ...table, id: message.table }, message.tokens, freeSide(state) !== null) };
    case "watch":
      return { ...state, table: { ...table, watched: Number(number), isMissed: false, role: message.role ?? null,
        token: message.role ? table.token : null } };
    default:
      return Number(number) === table.asks ? { ...state, table: answered(table, message) } : state;
  }
}

/** Returns how the game has ended at its table, also after the table has gone; null: it goes on. */
export function endAtTable({ table, ended, head }) {
  return table ? table.over : ended?.head === head ? ended : null;
}

/**
 * Returns the state after a table has gone: its game continues without a table. Unless this page had a token there,
 * people play both sides.
 */
function withoutTable(state) {
  const { table, head, players: both } = state;
  const ended = table.over && { ...table.over, head };
  return { ...state, table: null, ended, players: table.token ? both : PEOPLE };
}

/** Codes of errors after which the table is given up. After others the page stays at it and tries again. */
const UNAVAILABLE_CODES = ["unknown-table", "denied"];

/** State changes after failed queries about a table. */
export const TABLE_FAILED = {
  open: () => ({ table: null, isOwn: true }),
  watch: (state, { code }) => {
    const { table, connections, players: both } = state;
    if (!UNAVAILABLE_CODES.includes(code)) {
      return { table: { ...table, watched: connections, isMissed: true } };
    }
    return { ...withoutTable(state), ...(both.B.kind === both.W.kind ? { players: PEOPLE } : {}) };
  },
  ask: ({ table }) => ({ table: table && nextRequest(table) }),
};

/** Moves the head of the game. The page follows if it shows the head. */
function show(state, node, follows) {
  return follows ? { ...goTo({ ...state, head: node }, node), asking: state.asking } : { ...state, head: node };
}

function moved(state, { side, move }) {
  const { table } = state;
  const [tree, node] = trees.play(state.tree, table.line.at(-1), side, move);
  const grown = { ...state, tree: trees.visit(trees.first(tree, node), state.at), table: { ...table, line: [...table.line, node] } };
  return show(grown, node, state.at === state.head);
}

function over(state, end) {
  const resigned = end?.manner === "resigned" ? trees.other(end.winner) : null;
  return { ...state, resigned, table: { ...state.table, over: end } };
}

const KINDS = {
  move: moved,
  ...MATCH_KINDS,
  chosen: (state, message) => ({
    ...state,
    players: players(message),
    table: { ...state.table, choices: [...state.table.choices, message.choice], ...(isMatch(state) ? { watched: 0 } : {}) },
  }),
  undo: (state, { to }) => {
    const line = state.table.line.slice(0, to + 1);
    return show(over({ ...state, table: { ...state.table, line } }, null), line.at(-1), state.at === state.head);
  },
  players: (state, message) => ({ ...state, players: players(message) }),
  paused: (state, { detail = null }) => ({ ...state, paused: true, table: { ...state.table, halt: detail } }),
  go: (state, { delay }) => ({ ...state, paused: false, table: { ...state.table, delay, halt: null } }),
  over,
  closed: (state) => ({ ...withoutTable(state), paused: true }),
};

function gameOf({ game, rules, boardXSize, boardYSize, initialStones, initialPlayer }, boardGame) {
  return game
    ? { ...boardGame(game.split(" ")[0], 0, 0), text: game }
    : boardGame(rules, boardXSize, boardYSize, initialStones ?? [], initialPlayer);
}

/** Takes a snapshot, which describes the whole table. */
function snapshot(state, message, nowMs, { begin, boardGame }) {
  const game = gameOf(message, boardGame);
  const isSame = beginsAlike(game, state.game) && (message.moves.length > 0 || game.first === state.game.first);
  const table = { ...state.table, line: [0] };
  let next = isSame
    ? { ...state, players: players(message), table }
    : { ...begin({ ...state, table: null }, game, players(message)), mode: state.mode, table };
  for (const [side, move] of message.moves) {
    const [tree, node] = trees.play(next.tree, next.table.line.at(-1), side, move);
    next = { ...next, tree: trees.first(tree, node), table: { ...next.table, line: [...next.table.line, node] } };
  }
  const current = { ...next, paused: Boolean(message.paused),
    table: { ...next.table, isUnknown: false, clock: message.clock, delay: message.delay, isPrivate: message.private,
      halt: message.paused?.detail ?? null, opening: message.opening ?? "none", choices: message.choices ?? [],
      ...matchOf(message, nowMs) } };
  const follows = !isSame || state.at === state.head;
  return over(show(current, current.table.line.at(-1), follows), message.over ?? null);
}

/** Stores an engine's evaluation of its move at the table. */
function withEvaluation(state, { kind, move, side, thought }, evaluated) {
  const engine = state.players[actor(state, side)]?.engine;
  return kind === "move" && thought && engine
    ? evaluated(state, state.table.line.at(-1), engine, {
        moveInfos: [{ move, order: 0, pv: [move], winrate: 0.5, ...thought }] })
    : state;
}

/** Applies an event of the table. @param make begins a game, makes a board, stores an evaluation */
export function tableEvent(state, message, nowMs, make) {
  const { table } = state;
  const isWhole = message.kind === "snapshot";
  if (!table?.id || message.table !== table.id || (message.seq <= table.seq && !isWhole)) {
    return state;
  }
  if (message.kind === "away") {
    return withAway(state, message, nowMs);
  }
  if (message.kind === "elsewhere" || (!isWhole && message.seq > table.seq + 1)) {
    return { ...state, table: { ...table, watched: 0 } };
  }
  const updated = { ...state, table: { ...table, seq: message.seq, clocks: message.clocks, receivedMs: nowMs,
    isArchived: message.archived } };
  if (isWhole) {
    return snapshot(updated, message, nowMs, make);
  }
  const next = withoutSettledRequests(KINDS[message.kind]?.(withEvaluation(updated, message, make.evaluated), message) ?? updated, message);
  return message.kind === "rematch" ? follow(next, message.next, make.begin) : next;
}

/** Opens the table of a rematch, where the same token plays the other side. */
function follow(state, next, begin) {
  const { token, invite, spectate, role } = state.table;
  const table = newTable({ id: next, isUnknown: true, token, invite, spectate, isLooking: role === "invite" });
  return { ...begin(state, state.game, PEOPLE), page: state.page, table };
}

/** Returns the time that the clock of a side shows, in seconds; null: no clock. */
export function left(state, side, nowMs) {
  const { table } = state;
  if (!table) {
    return null;
  }
  const { move } = table.clocks;
  const isToMove = toAct(state) === side;
  const ofMove = isToMove ? (move ?? Infinity) - spent(state, side, nowMs) : Infinity;
  const seconds = Math.min(shownSeconds(table.clock, allLeft(state, side, nowMs)), ofMove);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}

function spent(state, side, nowMs) {
  return state.table && toAct(state) === side && !state.paused ? (nowMs - state.table.receivedMs) / 1000 : 0;
}

/** Returns the time that a side has left with all periods, in seconds; Infinity: no clock. */
export function allLeft(state, side, nowMs) {
  const { black, white } = state.table?.clocks ?? {};
  return Math.max(0, ((side === "B" ? black : white) ?? Infinity) - spent(state, side, nowMs));
}
