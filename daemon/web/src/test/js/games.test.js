import assert from "node:assert/strict";
import test from "node:test";
import { after, answer, HELLO, known } from "./states.js";

process.env.TZ = "Europe/Berlin";
const { initial } = await import("../../main/resources/tengen/web/model.js");
const { isAll } = await import("../../main/resources/tengen/web/games.js");
const { period, playedText, rangeText, resultParts } = await import("../../main/resources/tengen/web/gamewords.js");
const { translator } = await import("../../main/resources/tengen/web/i18n/translate.js");
const { wanted } = await import("../../main/resources/tengen/web/queries.js");

const LIST = after(initial, { type: "page", page: "games" });
const ROWS = [{ id: "0123456789ABCDEF" }];

function asked(state) {
  return wanted(state).filter(({ action }) => action === "tengen-games").map(({ filter }) => filter);
}

function listAnswer(state, message) {
  return answer(state, "games", state.games.asked, [], message);
}

test("a list is asked for once, and shown until the next has come", () => {
  const listed = listAnswer(LIST, { games: ROWS });
  assert.deepEqual([asked(LIST).length, asked(listed).length], [1, 0]);
  const next = after(listed, { type: "games", filter: { player: "Ann" } });
  assert.deepEqual(next.games.rows, ROWS);
  assert.equal(asked(next)[0].player, "Ann");
  assert.deepEqual(listAnswer(next, { games: [] }).games.rows, []);
});

test("the games of a filter are counted once, and each part of the list tells which it shows", () => {
  const query = (state) => wanted(state).find(({ action }) => action === "tengen-games");
  const range = ({ games }) => rangeText(games, "en", translator("en"));
  const rows = (count) => Array.from({ length: count }, (_, index) => ({ id: String(index) }));
  const drawn = after(LIST, { type: "games", filter: { result: "draw" } });
  assert.deepEqual([query(drawn).filter.result, query(drawn).count, query(drawn).before], ["draw", true, undefined]);
  const first = listAnswer(drawn, { games: rows(20), next: "5-a", total: 10000, totalIsMinimum: true });
  assert.equal(range(first), "1–20 of 10,000+");
  const second = after(first, { type: "older" });
  assert.deepEqual([query(second).before, query(second).count], ["5-a", undefined]);
  assert.equal(range(listAnswer(second, { games: rows(2) })), "21–22 of 10,000+");
  const again = after(listAnswer(second, { games: rows(2) }), { type: "page", page: "games" });
  assert.equal(query(again).count, true);
  assert.equal(range(listAnswer(again, { games: rows(2), total: 22 })), "21–22 of 22");
  const newer = after(listAnswer(again, { games: rows(2), total: 22 }), { type: "newer" });
  assert.equal(range(listAnswer(newer, { games: rows(20), next: "5-a" })), "1–20 of 22");
});

test("the part before the last one is shown when all games of the last one are deleted", () => {
  const first = listAnswer(LIST, { games: ROWS, next: "5-a", total: 2 });
  const second = listAnswer(after(first, { type: "older" }), { games: [{ id: "FEDCBA9876543210" }] });
  const emptied = after(second, { type: "delete", ids: ["FEDCBA9876543210"] },
    { type: "removalAnswered", number: 1, isUndone: false, fault: null });
  const back = listAnswer(emptied, { games: [], total: 1 });
  assert.deepEqual([back.games.places.length, asked(back).length], [1, 1]);
  assert.deepEqual(listAnswer(back, { games: ROWS, total: 1 }).games.rows, ROWS);
});

test("a list that is refused leaves what was shown, with the reason", () => {
  const next = after(listAnswer(LIST, { games: ROWS }), { type: "games", filter: { player: "x".repeat(101) } });
  const { games } = listAnswer(next, { error: "Must be at most 100 characters", code: "bad-field" });
  assert.deepEqual(games.rows, ROWS);
  assert.deepEqual(games.fault, { text: "Must be at most 100 characters", code: "bad-field" });
  assert.deepEqual([games.isMissing, asked({ ...next, games }).length], [false, 0]);
  assert.equal(listAnswer(next, { error: "no archive", code: "no-archive" }).games.isMissing, true);
  assert.equal(after({ ...next, games }, { type: "games", filter: {} }).games.fault, null);
});

test("a day lasts until the next, whichever hours it has and whatever the year", () => {
  const hours = (from, to) => {
    const [{ fromMs, beforeMs }] = asked(after(LIST, { type: "games", filter: { from, to } }));
    return [new Date(fromMs).toString().slice(0, 24), (beforeMs - fromMs) / 3600000];
  };
  assert.deepEqual(hours("2026-10-25", "2026-10-25"), ["Sun Oct 25 2026 00:00:00", 25]);
  assert.deepEqual(hours("2026-03-29", "2026-03-29"), ["Sun Mar 29 2026 00:00:00", 23]);
  assert.deepEqual(hours("2026-12-31", "2027-01-01"), ["Thu Dec 31 2026 00:00:00", 48]);
  assert.deepEqual(hours("12345-01-01", "12345-01-01")[1], 24);
  assert.deepEqual(asked(LIST)[0].fromMs, undefined);
});

test("a stored game that an engine plays on is no more that of who resigned it", () => {
  const id = "0123456789ABCDEF";
  const greeted = after(initial, { type: "answer", message: { action: "tengen-hello", rules: [{ id: "nogo" }], engines: [] } });
  const game = { rules: "nogo", setup: "board 9x9", toMove: "black", turns: [{ side: "black", move: "E5" }],
    black: { name: "Ann" }, white: { name: "Bo" }, winner: "white", manner: "resigned" };
  const stored = known(answer(after(greeted, { type: "openStored", id, ply: null, link: `#/g/${id}` }), "stored", 0, [], { game }), "W");
  assert.deepEqual(stored.stored.over, { winner: "white", manner: "resigned" });
  const human = { kind: "human" };
  const seated = after(stored, { type: "players", players: { B: human, W: { kind: "engine", engine: "nogo", level: 20, visits: 1 } } });
  assert.equal(wanted(seated).filter(({ op }) => op === "new").length, 1);
  assert.equal(seated.stored, null);
});

test("a period ends today, and every game is of any time", () => {
  const now = new Date(2026, 2, 3, 23, 30);
  assert.deepEqual(period("week", now), { from: "2026-02-25", to: "" });
  assert.deepEqual(period("year", now), { from: "2025-03-04", to: "" });
  assert.deepEqual(period("any", now), { from: "", to: "" });
  const { filter } = initial.games;
  assert.deepEqual([filter, { ...filter, player: "Ann" }].map(isAll), [true, false]);
});

test("a result names the winner, and the reason where it is known", () => {
  const resultText = (fields) => Object.values(resultParts({ rules: "gomoku-renju", source: "table", black: { name: "Ann" },
    white: { name: "Bo" }, winner: "white", manner: "by-rules", ...fields }, translator("en"))).filter(Boolean).join(" · ");
  assert.equal(resultText({}), "Bo won · Five in a row");
  assert.equal(resultText({ rules: "nogo" }), "Bo won · No legal move");
  assert.equal(resultText({ source: "import" }), "Bo won");
  assert.equal(resultText({ manner: "time", winner: "black" }), "Ann won · Time");
  assert.equal(resultText({ white: { name: "Ann" } }), "White wins · Five in a row");
  assert.equal(resultText({ winner: "none" }), "Draw");
  assert.equal(resultText({ manner: undefined }), "Not over");
});

test("when a game was played is told as people say it", () => {
  const now = new Date(2026, 10, 28, 9, 0);
  const played = (year, ...when) => ({ startedMs: new Date(year, ...when).getTime(), source: "table" });
  const dateText = (...when) => playedText(played(2026, ...when), now, "en");
  assert.equal(dateText(10, 28, 8, 10), "Today 08:10");
  assert.equal(playedText({ ...played(2026, 10, 28), source: "import" }, now, "en"), "Today");
  assert.equal(dateText(10, 27, 23, 59), "Yesterday");
  assert.equal(dateText(10, 24), "Nov 24");
  assert.equal(playedText(played(2025, 10, 24), now, "zh"), "2025\u5e7411\u670824\u65e5");
  assert.equal(playedText({ startedMs: Number.NaN }, now, "en"), "");
});

test("an address of a game that is gone opens the start screen", () => {
  const opened = after(initial, HELLO, { type: "openStored", id: "0".repeat(16), ply: null, link: `#/g/${"0".repeat(16)}` });
  const gone = answer(opened, "stored", 0, [], { error: "no such game", code: "unknown-game" });
  assert.deepEqual([gone.mode, gone.stored, gone.message.code], ["home", null, "unknown-game"]);
  const unread = answer(opened, "stored", 0, [], { error: "the games cannot be read now", code: "refused" });
  assert.deepEqual([unread.mode, unread.stored.isShown], ["review", true]);
});
