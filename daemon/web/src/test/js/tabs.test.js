import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, begun } from "./states.js";
const { chosenTab, tabBy } = await import("../../main/resources/tengen/web/panels/tabs.js");
const { boardGame } = await import("../../main/resources/tengen/web/game.js");

const NAMES = ["analysis", "moves", "notes"];

test("arrows lead to the next tab in a circle, Home and End to the first and the last", () => {
  const by = (key, shown) => tabBy(key, NAMES, shown);
  assert.deepEqual(["analysis", "moves", "notes"].map((shown) => by("ArrowRight", shown)), ["moves", "notes", "analysis"]);
  assert.deepEqual(["analysis", "moves", "notes"].map((shown) => by("ArrowLeft", shown)), ["notes", "analysis", "moves"]);
  assert.deepEqual(["Home", "End", "a"].map((key) => by(key, "moves")), ["analysis", "notes", undefined]);
});

test("where the chosen panel has no tab, the analysis is chosen", () => {
  assert.deepEqual([chosenTab(NAMES, "moves"), chosenTab(NAMES, "graph")], ["moves", "analysis"]);
});

test("an analysis that begins shows its candidates in a review, and leaves a game as it is", () => {
  const game = begun(boardGame("gomoku-freestyle", 15, 15));
  const review = after(game, { type: "mode", mode: "review" }, { type: "tab", tab: "notes" });
  const on = { type: "analysis", change: { on: true } };
  assert.equal(after(review, on).tab, "analysis");
  assert.equal(after(review, on, { type: "tab", tab: "moves" }, { type: "analysis", change: { on: false } }).tab, "moves");
  assert.equal(after(game, on).tab, "moves");
});
