import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, begun, HELLO, known } from "./states.js";
const { allLeft, left } = await import("../../main/resources/tengen/web/table.js");
const { periodsLeft, shownSeconds } = await import("../../main/resources/tengen/web/clock.js");
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { awaySeconds, invitation, isAwaited, isWatching, mayAbort, seatOf, toAct } = await import("../../main/resources/tengen/web/match.js");
const { isYourTurn } = await import("../../main/resources/tengen/web/explore.js");
const { clocksText } = await import("../../main/resources/tengen/web/panels/bars.js");
const { wanted } = await import("../../main/resources/tengen/web/queries.js");
const { translator } = await import("../../main/resources/tengen/web/i18n/translate.js");
const { begunText } = await import("../../main/resources/tengen/web/panels/requests.js");
const { address, opened } = await import("../../main/resources/tengen/web/route.js");

const GAME = boardGame("nogo", 9, 9);
const TOKEN = "0123456789abcdef0123456789abcdef";
const GUEST = "fedcba9876543210fedcba9876543210";
const FREE = { kind: "human", seat: "invite" };
const SEATS = { black: { human: true, name: "Anna", seat: "taken" }, white: { human: true, seat: "invite" } };
const BOTH = { ...SEATS, white: { human: true, name: "Ben", seat: "taken" } };
const TABLE = { event: "table", table: "t1" };

const say = (state, message, nowMs = 0) => after(state, { type: "answer", message, nowMs });
/** Returns a page that is connected. */
const fresh = () => after(begun(GAME), { type: "connection", connection: "ready" }, HELLO);
const asked = (state, kind) => wanted(state).find(({ id }) => id.startsWith(kind));
const reply = (state, kind, message) => say(state, { id: asked(state, kind).id, table: "t1", ...message });

function snapshot(state, seats, more = {}) {
  return say(state, { ...TABLE, seq: 1, kind: "snapshot", rules: "nogo", boardXSize: 9, boardYSize: 9, moves: [],
    clock: {}, clocks: {}, delay: 0, ...seats, ...more });
}

/** Returns a page that has invited a guest to play White. */
function host() {
  const players = { B: { kind: "human", name: "Anna" }, W: FREE };
  const begins = after(fresh(), { type: "table", game: GAME, players, clock: {}, isPrivate: false, opening: "none" });
  const open = reply(begins, "open", { tokens: { host: "h", black: TOKEN, invite: GUEST } });
  return known(snapshot(reply(open, "watch", { role: "black" }), SEATS), "B");
}

/** Returns a page that was opened by a link, after the daemon has told the role of its token. */
function visitor(token, role, seats = SEATS) {
  const link = opened(`#/t/t1/${token}`);
  const comes = after(fresh(), link);
  return known(snapshot(reply(comes, "watch", role ? { role } : {}), seats), "B");
}

/** Returns a match of two seated people, with Black at this page. */
function match() {
  return say(host(), { ...TABLE, seq: 2, kind: "seated", side: "W", name: "Ben", clocks: {}, archived: true });
}

test("a screen reader hears who plays when the guest has come, and whose turn it is", () => {
  const heard = (state) => begunText(state, translator("en"));
  const guest = visitor(TOKEN, "white", BOTH);
  assert.deepEqual([host(), match(), guest, visitor(TOKEN, "watch", BOTH)].map(heard), ["", "Anna – Ben. Your turn", "Anna – Ben", ""]);
  assert.equal(heard(say(match(), { ...TABLE, seq: 3, kind: "move", side: "B", move: "E5", clocks: {}, archived: true })), "");
});

test("a table with a free seat asks for a guest, and waits for one", () => {
  const players = { B: { kind: "human", name: "Anna" }, W: FREE };
  const begins = after(fresh(), { type: "table", game: GAME, players, clock: {}, isPrivate: false, opening: "none" });
  assert.deepEqual(asked(begins, "open").white, { human: true, seat: "invite" });
  assert.equal(invitation(begins), "opening");
  const state = host();
  assert.equal(invitation(state), "host");
  assert.equal(state.table.invite, GUEST);
  assert.equal(after(state, { type: "play", move: "E5" }).table.ask, null);
  assert.equal(after(state, { type: "cancelInvitation" }).table.ask.op, "close");
});

test("the game starts by itself when the guest sits, and each plays the own side", () => {
  const state = match();
  assert.equal(invitation(state), null);
  assert.equal(seatOf(state), "B");
  assert.equal(isYourTurn(state), true);
  assert.deepEqual(after(state, { type: "play", move: "E5" }).table.ask, { op: "play", ply: 0, move: "E5" });
  const moved = known(say(state, { ...TABLE, seq: 3, kind: "move", side: "B", move: "E5", clocks: {} }), "W");
  assert.equal(after(moved, { type: "play", move: "D5" }).table.ask, null);
  assert.equal(isYourTurn(moved), false);
});

test("a guest joins with one action, and watches again with the token of the seat", () => {
  const guest = visitor(GUEST, "invite");
  assert.equal(invitation(guest), "guest");
  assert.equal(address(guest), `#/t/t1/${GUEST}`);
  const sits = after(guest, { type: "sit", name: "Ben" });
  assert.equal(asked(sits, "ask").token, GUEST);
  const sat = reply(sits, "ask", { tokens: { white: TOKEN } });
  assert.equal(sat.table.token, TOKEN);
  assert.equal(asked(sat, "watch").token, TOKEN);
  const seated = snapshot(reply(sat, "watch", { role: "white" }), BOTH);
  assert.equal(seatOf(seated), "W");
  assert.equal(address(seated), "#/t/t1");
});

test("a page shows no players before it knows them and its own seat", () => {
  const comes = after(fresh(), opened(`#/t/t1/${GUEST}`));
  assert.equal(isAwaited(comes), true);
  const guest = visitor(GUEST, "invite");
  assert.equal(isAwaited(guest), false);
  const sits = after(guest, { type: "sit", name: "Ben" });
  const seated = say(sits, { ...TABLE, seq: 2, kind: "seated", side: "W", name: "Ben", clocks: {}, archived: true });
  assert.deepEqual([invitation(seated), isWatching(seated), isAwaited(seated)], [null, false, true]);
  const sat = reply(seated, "ask", { tokens: { white: TOKEN } });
  assert.deepEqual([seatOf(sat), isAwaited(sat)], ["W", false]);

  const players = { B: { kind: "human", name: "Anna" }, W: FREE };
  const begins = after(fresh(), { type: "table", game: GAME, players, clock: {}, isPrivate: false, opening: "none" });
  assert.deepEqual([isAwaited(begins), isAwaited(host())], [true, false]);
});

test("the turn is known before the daemon has described the position", () => {
  assert.equal(toAct(host()), null);
  const state = match();
  const undescribed = { ...state, positions: {} };
  assert.deepEqual([toAct(state), toAct(undescribed)], ["B", "B"]);
  const moved = say(state, { ...TABLE, seq: 3, kind: "move", side: "B", move: "E5", clocks: {} });
  assert.equal(moved.positions[moved.head], undefined);
  assert.equal(toAct(moved), "W");
  assert.equal(toAct({ ...moved, game: boardGame("connect6", 19, 19) }), null);
});

test("a second guest sees that the seat is taken, and may watch", () => {
  const late = visitor(GUEST, "invite", BOTH);
  assert.equal(invitation(late), "taken");
  const looks = after(late, { type: "look" });
  assert.equal(invitation(looks), null);
  assert.equal(seatOf(looks), null);
  assert.equal(after(looks, { type: "play", move: "E5" }).table.ask, null);
});

test("whoever opens a seat to everybody has the other one", () => {
  const players = { B: { kind: "human", name: "Anna" }, W: { kind: "human", seat: "open" } };
  const begins = after(fresh(), { type: "table", game: GAME, players, clock: {}, isPrivate: false, opening: "none" });
  const open = reply(begins, "open", { tokens: { host: "h", black: TOKEN } });
  assert.deepEqual([open.table.role, open.table.token], ["black", TOKEN]);
  const plain = after(fresh(), { type: "table", game: GAME, players: { B: { kind: "human" }, W: { kind: "human" } },
    clock: {}, isPrivate: false, opening: "none" });
  assert.equal(reply(plain, "open", { tokens: { host: "h", black: TOKEN, white: GUEST } }).table.role, "host");
});

test("an open seat is for everybody who comes, without a token", () => {
  const state = known(snapshot(after(fresh(), opened("#/t/t1")),
    { ...SEATS, white: { human: true, seat: "open" } }), "B");
  assert.equal(invitation(state), "guest");
  assert.equal(asked(after(state, { type: "sit", name: "" }), "ask").op, "sit");
});

test("a token that is no more leaves a spectator", () => {
  assert.equal(visitor(GUEST, null, BOTH).table.token, null);
});

test("requests are told, answered by the seq of their event, and settled by what follows", () => {
  const state = say(match(), { ...TABLE, seq: 3, kind: "request", side: "W", what: "draw", clocks: {} });
  assert.deepEqual(after(state, { type: "reply", isAccepted: true }).table.ask, { op: "accept", request: 3 });
  const mine = say(known(state, "B"), { ...TABLE, seq: 4, kind: "move", side: "B", move: "E5", clocks: {} });
  assert.equal(mine.table.request, null);
  const asks = say(mine, { ...TABLE, seq: 5, kind: "request", side: "B", what: "undo", to: 0, clocks: {} });
  const declined = say(asks, { ...TABLE, seq: 6, kind: "declined", side: "W", clocks: {} });
  assert.equal(declined.table.request, null);
  assert.equal(declined.table.refusal.what, "undo");
});

test("an own takeback is asked for, to before the own last move", () => {
  const one = known(say(match(), { ...TABLE, seq: 3, kind: "move", side: "B", move: "E5", clocks: {} }), "W");
  const two = known(say(one, { ...TABLE, seq: 4, kind: "move", side: "W", move: "D5", clocks: {} }), "B");
  assert.deepEqual(after(two, { type: "takeBack" }).table.ask, { op: "undo", ply: 2, to: 0 });
  assert.equal(mayAbort(one), true);
  assert.equal(mayAbort(two), false);
});

test("the countdown of a player who is away ends in a claim", () => {
  const state = say(match(), { ...TABLE, kind: "away", away: { W: 90 } }, 1000);
  assert.equal(awaySeconds(state, 31_000), 60);
  assert.equal(awaySeconds(state, 200_000), 0);
  assert.equal(clocksText(state, 31_000), "1:00");
  assert.equal(awaySeconds(say(state, { ...TABLE, kind: "away", away: {} }), 0), null);
  assert.equal(state.table.seq, 2);
});

test("a rematch is followed with the same token, and nothing of the old table is closed", () => {
  const over = say(match(), { ...TABLE, seq: 3, kind: "over", winner: "B", manner: "resigned", reason: "resigned", clocks: {} });
  assert.equal(after(over, { type: "offer", what: "rematch" }).table.ask.op, "rematch");
  const next = say(over, { ...TABLE, seq: 4, kind: "rematch", next: "t2", clocks: {} });
  assert.equal(asked(next, "watch").table, "t2");
  assert.equal(asked(next, "watch").token, TOKEN);
  assert.equal(asked(next, "unwatch").action, "tengen-unwatch");
});

test("byo-yomi shows main time, then the running period", () => {
  const clock = { mainTime: 60, periods: 3, periodTime: 30 };
  assert.equal(shownSeconds(clock, 150), 60);
  assert.equal(shownSeconds(clock, 90), 30);
  assert.equal(shownSeconds(clock, 61), 1);
  assert.equal(shownSeconds(clock, 60), 30);
  assert.equal(shownSeconds(clock, 0), 0);
  assert.deepEqual([150, 90, 60, 1].map((seconds) => periodsLeft(clock, seconds)), [3, 3, 2, 1]);
  assert.equal(shownSeconds({ mainTime: 60 }, 50), 50);
  const timed = { ...match(), table: { ...match().table, clock, clocks: { black: 80, white: 90 }, receivedMs: 0 } };
  assert.equal(left(timed, "B", 10_000), 10);
  assert.equal(allLeft(timed, "B", 10_000), 70);
  assert.equal(left(timed, "W", 10_000), 30);
  assert.equal(allLeft(known(begun(GAME), "B"), "B", 0), Infinity);
});
