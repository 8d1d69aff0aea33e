/**
 * A match: two people at a table of the daemon, each with a seat and a token of their own. Pure functions on the
 * page's state.
 */
import { isForeign } from "./game.js";
import { actor } from "./opening.js";
import { other } from "./tree.js";

/** The fields of a table that only a match uses. */
export const NO_MATCH = {
  role: null, invite: null, spectate: null, isLinked: false, isLooking: false,
  request: null, refusal: null, away: {}, awayMs: 0, next: null,
};

const SIDES = { black: "B", white: "W" };

/** Returns whether two people with seats of their own play at the page's table. */
export function isMatch({ table, players }) {
  return Boolean(table?.id && (players.B.seat || players.W.seat));
}

/** Returns the side that this page plays in a match: "B" or "W"; null: none. */
export function seatOf(state) {
  return isMatch(state) ? (SIDES[state.table.role] ?? null) : null;
}

/** Returns whether this page may only watch its table. */
export function isWatching({ table }) {
  return Boolean(table?.id && table.ask?.op !== "sit" && (!table.token || ["invite", "watch"].includes(table.role)));
}

/** Returns whether a person at this page plays a side. */
export function plays(state, side) {
  const isPerson = state.players[side].kind === "human" && !isWatching(state);
  return isPerson && (!isMatch(state) || seatOf(state) === side);
}

/** Returns the side whose seat is free; null: none is. */
export function freeSide({ players }) {
  return ["B", "W"].find((side) => ["invite", "open"].includes(players[side].seat)) ?? null;
}

/**
 * Returns what the page shows of an invitation.
 *
 * @returns {"opening" | "host" | "guest" | "taken" | null} opening: the table is not open yet; host: it waits for the
 *     guest; guest: it may take the seat; taken: the seat of its invitation is taken; null: nothing
 */
export function invitation(state) {
  const { table } = state;
  const free = freeSide(state);
  if (table && !table.id && free) {
    return "opening";
  }
  if (!isMatch(state) || table.isLooking) {
    return null;
  }
  if (!free) {
    return table.role === "invite" && isWatching(state) ? "taken" : null;
  }
  if (seatOf(state)) {
    return "host";
  }
  return table.role === "invite" || state.players[free].seat === "open" ? "guest" : null;
}

/** Returns whether the players of the page's table, or this page's seat there, are not known yet. */
export function isAwaited(state) {
  const { table } = state;
  return Boolean(table && (table.isUnknown || table.ask?.op === "sit" || (!table.id && freeSide(state))));
}

/** Returns whether a match is going on that this page plays. */
export function isPlaying(state) {
  return Boolean(seatOf(state) && !freeSide(state) && !state.table.over);
}

/** Returns whether a game may still be aborted: it has fewer than two turns. */
export function mayAbort(state) {
  return isPlaying(state) && state.table.line.length <= 2;
}

/** Returns whether the opponent asks this page for something. */
export function isAsked(state) {
  const own = seatOf(state);
  return Boolean(own && state.table.request && state.table.request.side !== own);
}

/** Returns the seconds until this page may claim the win, 0 when it may; null: the opponent is present. */
export function awaySeconds(state, nowMs) {
  const side = seatOf(state);
  const left = isPlaying(state) ? state.table.away[other(side)] : undefined;
  return left === undefined ? null : Math.max(0, left - (nowMs - state.table.awayMs) / 1000);
}

/** Returns whether the player of a side is away, as the opponent sees it. */
export function isAway(state, side) {
  return seatOf(state) === other(side) && awaySeconds(state, state.table.awayMs) !== null;
}

/** Returns the address of a table in this page, with a token if there is one. */
export function linkTo(id, token) {
  return `${location.origin}${location.pathname}#/t/${id}${token ? `/${token}` : ""}`;
}

/** Loads the encoder of QR codes, which only an invitation needs. */
export const loadQrCodes = () => import("./qr.js");

/** Returns the table with the tokens from the daemon: that of the own seat, or of a host without a seat. */
export function withTokens(table, tokens, hasSeat) {
  const role = hasSeat ? Object.keys(SIDES).find((name) => tokens[name]) : "host";
  return { ...table, role, token: tokens[role], invite: tokens.invite ?? table.invite, spectate: tokens.watch ?? table.spectate };
}

/**
 * Returns the side whose turn is next, before the daemon has described the position; null: unknown, since a plugin's
 * game may have several moves in a turn.
 */
function nextSide({ game, tree, head }) {
  if (head === 0) {
    return game.first ?? "B";
  }
  return isForeign(game) ? null : other(tree.nodes[head].side);
}

/** Returns the side whose turn it is, whether or not this page plays it; null: nobody's. */
export function toAct(state) {
  const { verdict = { state: "open" }, toMove = nextSide(state) } = state.positions[state.head] ?? {};
  return toMove && verdict.state === "open" && !state.table?.over && !freeSide(state) ? actor(state, toMove) : null;
}

/** Returns whether a request remains open after a move. A draw offer remains until the opponent moves. */
function standsAfter(request, side) {
  return request?.what === "draw" && request.side === side;
}

const withTable = (state, fields) => ({ ...state, table: { ...state.table, ...fields } });

/** Changes of a match by the daemon's events, in addition to those of the game. */
export const MATCH_KINDS = {
  seated: (state, { side, name }) => ({
    ...state, players: { ...state.players, [side]: { kind: "human", seat: "taken", name: name ?? "" } } }),
  request: (state, { seq, side, what, to }) => withTable(state, { request: { seq, side, what, to }, refusal: null }),
  declined: (state, { side }) => withTable(state, {
    request: null,
    refusal: state.table.request && side !== state.table.request.side ? { ...state.table.request } : null,
  }),
  rematch: (state, { next }) => withTable(state, { next, request: null }),
};

/** Returns the state without requests that an event has settled. */
export function withoutSettledRequests(state, { kind, side }) {
  const { request } = state.table ?? {};
  const isSettled = ["undo", "over"].includes(kind) || (kind === "move" && !standsAfter(request, side));
  return isSettled && state.table ? withTable(state, { request: null, refusal: null }) : state;
}

/** Returns the fields of a snapshot that a match needs. */
export function matchOf({ request = null, away = {}, next = null }, nowMs) {
  return { request, away, next, awayMs: nowMs, refusal: null };
}

/** Returns the state after a message about players who are away. */
export function withAway(state, { away }, nowMs) {
  return withTable(state, { away, awayMs: nowMs });
}

/** Actions of a match, which send requests to its table. @param ask queues a request */
export function matchActions(ask) {
  return {
    offer: (state, { what }) => ask(state, { op: what }),
    reply: (state, { isAccepted }) => {
      const { request } = state.table;
      return request ? ask(state, { op: isAccepted ? "accept" : "decline", request: request.seq }) : state;
    },
    abort: (state) => ask(state, { op: "abort" }),
    claim: (state) => ask(state, { op: "claim" }),
    cancelInvitation: (state) => ask(state, { op: "close" }),
    sit: (state, { name }) => {
      const { table } = state;
      return table.ask ? state : withTable(state, { ask: { op: "sit", name }, asks: table.asks + 1 });
    },
    look: (state) => withTable(state, { isLooking: true }),
  };
}
