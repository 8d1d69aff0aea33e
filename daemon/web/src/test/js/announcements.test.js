import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, answer, begun, infos, played } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { translator } = await import("../../main/resources/tengen/web/i18n/translate.js");
const { Announcements } = await import("../../main/resources/tengen/web/pages/play.js");

/** A game in which White has answered H8 with A1, and a better answer is known. */
const GAME = answer(
  played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8", "A1"), "analysis", 1, ["gomoku", 5], infos(["H9", 5000, 0.6]));
const LOST = "A1 lost 19 points of 100; better was H9. White A1";

function announcement(state) {
  return Announcements({ state, settings: { notation: "letters" }, t: translator("en") }).props.children;
}

function reported(state, winRate, isDuringSearch) {
  return answer(state, "analysis", 2, ["gomoku", 5], { isDuringSearch, ...infos(["H9", 200, winRate]) });
}

test("what a move lost is told when the analysis has ended, and not at each report", () => {
  const analysing = after(GAME, { type: "analysis", change: { on: true } });
  const first = reported(analysing, 0.71, true);
  const second = reported(first, 0.74, true);
  assert.deepEqual([first, second].map(announcement), ["White A1", "White A1"]);
  assert.equal(announcement(reported(second, 0.79, false)), LOST);
  assert.equal(announcement(after(reported(second, 0.79, true), { type: "analysis", change: { on: false } })), LOST);
});

test("a hint is told where it was asked for, and not while an analysis changes it", () => {
  const asked = after(played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8", "A1"), { type: "hint" });
  assert.equal(announcement(asked), "White A1");
  const known = answer(asked, "hint", 2, ["gomoku"], infos(["H9", 5000, 0.62]));
  assert.equal(announcement(known), "Hint: H9, 62 %");
  assert.equal(announcement(after(known, { type: "analysis", change: { on: true } })), "White A1");
  assert.equal(announcement(after(known, { type: "play", move: "J8" })), "Black I8");
});

test("a review tells the end at the last move alone", () => {
  const over = after(played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8", "A1"), { type: "resign" }, { type: "mode", mode: "review" });
  assert.equal(announcement(over), "White A1. Black resigns");
  assert.equal(announcement(after(over, { type: "go", node: 1 })), "Black H8");
});

test("what a review finds is told when it is over", () => {
  const reviewing = after(GAME, { type: "review" });
  const found = answer(reviewing, "review", 1, ["gomoku"], { turnNumber: 2, ...infos(["H9", 3000, 0.79]) });
  assert.equal(announcement(found), "White A1");
  assert.equal(announcement(after(found, { type: "review" })), LOST);
});
