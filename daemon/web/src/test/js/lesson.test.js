import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, answer, begun, infos, known, played } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { signOf } = await import("../../main/resources/tengen/web/evaluations.js");
const { accuracy, isTrying, lessonMistakes, nextMistake, shownMistake, turningPoints } =
  await import("../../main/resources/tengen/web/lesson.js");
const { numberedLine, shownLine } = await import("../../main/resources/tengen/web/playedLine.js");
const { Lesson } = await import("../../main/resources/tengen/web/panels/lesson.js");
const { wanted } = await import("../../main/resources/tengen/web/queries.js");

const BEGUN = begun(boardGame("gomoku-freestyle", 15, 15));

/** Black's win rate before each move; Black's second move and White's second one are mistakes. */
const RATES = [0.5, 0.5, 0.5, 0.2, 0.6];

/** Returns a reviewed game of four moves. The engine's line begins with G8, and after two moves with J8. */
function reviewed(players = null) {
  const state = played(BEGUN, "H8", "H9", "A1", "O15");
  const seated = players ? after(state, { type: "players", players }) : state;
  let review = after(seated, { type: "review" });
  for (let pass = 1; review.review; pass++) {
    for (const turn of [...review.review.turns]) {
      const pv = turn === 2 ? ["J8", "J9", "K8"] : ["G8", "G9"];
      review = answer(review, "review", pass, ["gomoku"],
        { turnNumber: turn, moveInfos: [{ move: pv[0], visits: 3000, winrate: RATES[turn], order: 0, pv }] });
    }
  }
  return review;
}

test("a review becomes a lesson that visits the mistakes in playing order", () => {
  const state = reviewed();
  assert.equal(state.lesson.whose, "all");
  assert.deepEqual(lessonMistakes(state), [3, 4]);
  assert.deepEqual(lessonMistakes(state, "W"), [4]);
  const first = after(state, { type: "lesson", op: "visit", node: nextMistake(state) });
  assert.equal(first.at, 2, "it stops before the mistake");
  assert.equal(shownMistake(first), 3);
  const second = after(first, { type: "lesson", op: "visit", node: nextMistake(first) });
  assert.equal(second.at, 3);
  assert.equal(nextMistake(second), 3, "after the last one the first again");
});

test("the progress of a review stands where its lesson will stand", () => {
  const shown = (state) => Lesson({ state, t: (key) => key, act: () => {} });
  assert.equal(shown(BEGUN), null);
  const running = after(played(BEGUN, "H8", "H9", "A1"), { type: "review" });
  const begun = answer(running, "review", 1, ["gomoku"], { turnNumber: 2, ...infos(["G8", 100, 0.5]) });
  const { type, props } = shown(begun);
  const bar = type(props).props.children.find((each) => each.type === "progress");
  assert.deepEqual([bar.props.value, bar.props.max], [1, 4]);
  assert.equal(shown(reviewed()).props.id, "lesson");
});

test("a mistake that is not among the chosen ones is left", () => {
  const first = after(reviewed(), { type: "lesson", op: "visit", node: 3 });
  const chosen = (whose) => after(first, { type: "lesson", op: "whose", whose }).lesson.node;
  assert.deepEqual([chosen("B"), chosen("W"), chosen("all")], [3, -1, 3]);
});

test("the mistakes of whoever played an engine come first", () => {
  const state = reviewed({ B: { kind: "engine", engine: "gomoku" }, W: { kind: "human" } });
  assert.equal(state.lesson?.whose ?? "W", "W");
});

test("the move of the engine is right, the mistake is wrong, and another is asked about", () => {
  const trying = after(reviewed(), { type: "lesson", op: "visit", node: 3 }, { type: "lesson", op: "try" });
  assert.ok(isTrying(trying));
  const tried = (move) => after(trying, { type: "lesson", op: "tried", move });
  assert.equal(tried("J8").lesson.stage, "right");
  assert.equal(tried("A1").lesson.stage, "wrong");
  const judging = tried("C3");
  const [query] = wanted(judging).filter(({ id }) => id.startsWith("try:"));
  assert.deepEqual(query.moves.at(-1), ["B", "C3"]);
  const judgedAt = (winrate) => answer(judging, "try", 3, ["C3"], { moveInfos: [{ move: "D4", visits: 9, winrate, pv: ["D4"] }] });
  assert.equal(judgedAt(0.47).lesson.stage, "right");
  assert.equal(judgedAt(0.4).lesson.stage, "wrong");
});

test("a taken point is no try", () => {
  const trying = after(reviewed(), { type: "lesson", op: "visit", node: 3 }, { type: "lesson", op: "try" });
  const taken = answer(trying, "position", 2, [], { toMove: "B", stones: [["B", "H8"]], illegal: [], verdict: { state: "open" } });
  assert.equal(after(taken, { type: "lesson", op: "tried", move: "H8" }).lesson.stage, "try");
});

test("a tried move ends the question whether to play there", () => {
  const asked = after(reviewed(), { type: "lesson", op: "visit", node: 3 }, { type: "lesson", op: "try" },
    { type: "ghost", ghost: "C3", isAsked: true });
  const tried = after(asked, { type: "lesson", op: "tried", move: "C3" });
  assert.equal(tried.lesson.stage, "judging");
  assert.deepEqual([tried.ghost, tried.isGhostAsked], [null, false]);
});

test("a line is stepped through, and left where the position changes", () => {
  const shown = after(reviewed(), { type: "lesson", op: "visit", node: 3 }, { type: "lesson", op: "better" });
  assert.deepEqual(shownLine(shown).moves.map(({ side, move }) => side + move), ["BJ8", "WJ9", "BK8"]);
  const on = after(shown, { type: "stepLine", step: 2 });
  assert.deepEqual(numberedLine(shownLine(on)).map(({ isToCome }) => isToCome), [false, false, true]);
  assert.equal(shownLine(after(on, { type: "stepLine", step: 9 })).step, 3);
  assert.equal(shownLine(after(on, { type: "go", node: 0 })), null);
});

test("why a move is a mistake is its own move and the reply", () => {
  const shown = after(reviewed(), { type: "lesson", op: "visit", node: 3 }, { type: "lesson", op: "why" });
  assert.deepEqual(shownLine(shown).moves.map(({ side, move }) => side + move), ["BA1", "WG8", "BG9"]);
});

test("accuracy falls with what moves lost, and turning points are the worst moves", () => {
  const state = reviewed();
  assert.equal(accuracy(state, "B"), Math.round((100 + 103.1668 * Math.exp(-0.04354 * 30) - 3.1669) / 2));
  assert.deepEqual(turningPoints(state), [3, 4]);
});

test("an analysis of a reviewed position does not change what the lesson visits", () => {
  const state = reviewed();
  const evaluated = answer(state, "analysis", 3, ["gomoku", 5], infos(["G8", 90000, 0.9]));
  assert.equal(signOf(evaluated, 3), "");
  assert.deepEqual([lessonMistakes(evaluated), turningPoints(evaluated)], [[3, 4], [3, 4]]);
});
