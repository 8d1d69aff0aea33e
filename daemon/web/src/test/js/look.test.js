/** Tests of games that a plugin brings: stones that flip, several turns in a row, passes, looks and words. */
import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, answer, begun, played } from "./states.js";

const web = "../../main/resources/tengen/web";
const { boardGame } = await import(`${web}/game.js`);
const { isTurnAgain, lookOf, passOf, rarePoints, stonesOf, turnPoints } = await import(`${web}/look.js`);
const { cardsOf, lineOf, nameOf } = await import(`${web}/catalog.js`);
const { lookSample } = await import(`${web}/pictures/samples.js`);
const { offerWords, translator } = await import(`${web}/i18n/translate.js`);
const { loadLanguage } = await import(`${web}/i18n/languages.js`);

await loadLanguage("zh");
const [en, zh] = ["en", "zh"].map(translator);

const LOOK = {
  surface: "squares",
  picture: { boardXSize: 4, boardYSize: 3, stones: [["B", "A1"], ["W", "D3"]] },
  words: [{ language: "en", name: "Othello", line: "Flip discs" }, { language: "zh-Hans", name: "黑白棋", line: "翻转" }],
};
const OTHELLO = boardGame("othello", 4, 4);
const OPEN = { illegal: [], verdict: { state: "open" } };

/** Delivers the position at the node that is shown. */
const described = (state, fields) => answer(state, "position", state.at, [], { ...OPEN, ...fields });

test("flipped stones are those that the daemon describes, and moves since then stand as played", () => {
  const start = described(begun(OTHELLO), { toMove: "B", stones: [["W", "B3"], ["B", "C3"]] });
  const moved = after(start, { type: "play", move: "A3" });
  assert.deepEqual(stonesOf(moved), [["W", "B3"], ["B", "C3"], ["B", "A3"]]);
  const flipped = described(moved, { toMove: "W", stones: [["B", "A3"], ["B", "B3"], ["B", "C3"]] });
  assert.deepEqual(stonesOf(flipped), [["B", "B3"], ["B", "C3"], ["B", "A3"]]);
});

test("stones of Gomoku stand in the order in which they were played", () => {
  const state = played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8", "A1");
  assert.deepEqual(stonesOf(state), [["B", "H8"], ["W", "A1"]]);
  assert.deepEqual(turnPoints(state), []);
});

test("the stones of one turn belong together", () => {
  let state = described(begun(boardGame("connect6", 9, 9)), { toMove: "B", stones: [] });
  assert.equal(isTurnAgain(state), false);
  for (const [move, next] of [["E5", "W"], ["A9", "W"], ["B9", "B"]]) {
    state = described(after(state, { type: "play", move }), { toMove: next, stones: [] });
    assert.equal(isTurnAgain(state), move === "A9", move);
  }
  assert.deepEqual(turnPoints(state), [{ x: 0, y: 0 }]);
});

test("a person passes without another move, or where the rules allow it", () => {
  const all = ["A", "B", "C", "D"].flatMap((column) => [1, 2, 3, 4].map((row) => column + row));
  const start = begun(OTHELLO);
  const shown = (illegal, fields) => described(start, { toMove: "W", stones: [["B", "A1"]], illegal: illegal.map((vertex) => [vertex, "no"]), ...fields });
  assert.equal(passOf(shown([], {})), null);
  assert.equal(passOf(shown([], { pass: true })), "may");
  const stuck = shown(all.slice(1), { pass: true });
  assert.equal(passOf(stuck), "must");
  const passed = after(stuck, { type: "play", move: "pass" });
  assert.equal(passed.tree.nodes[passed.head].move, "pass");
  assert.deepEqual(stonesOf(passed), [["B", "A1"]]);
  assert.equal(isTurnAgain(described(passed, { toMove: "W", stones: [] })), false);
});

test("points that may be played are marked where they are fewer than the others", () => {
  const illegal = ["B1", "C1", "D1"].map((vertex) => [vertex, "no"]);
  assert.deepEqual(rarePoints({ stones: [], illegal: illegal.slice(0, 2) }, boardGame("othello", 4, 1)), null);
  assert.deepEqual(rarePoints({ stones: [], illegal }, boardGame("othello", 4, 1)), [{ x: 0, y: 0 }]);
  assert.equal(rarePoints({ stones: [], illegal }, boardGame("nogo", 4, 1)), null);
});

test("a game has the card, the name and the line that its plugin gives it", () => {
  const rules = [{ id: "othello", family: "othello", look: LOOK }];
  const hello = { rules, engines: [{ id: "one", games: [{ rules: "othello", openings: [] }] }] };
  offerWords(rules);
  assert.deepEqual(cardsOf({ hello }), [{ id: "othello", group: "more", rules: ["othello"], also: [] }]);
  assert.deepEqual([nameOf("othello", en), lineOf("othello", en)], ["Othello", "Flip discs"]);
  assert.deepEqual([nameOf("othello", zh), lineOf("othello", zh)], ["黑白棋", "翻转"]);
  assert.equal(nameOf("othello", translator("ko")), "Othello");
  assert.equal(lookOf({ hello, game: OTHELLO }), LOOK);
  assert.equal(lookOf({ hello: null, game: OTHELLO }), null);
});

test("a game keeps the words that the page has for it", () => {
  offerWords([{ id: "nim", look: LOOK }]);
  assert.equal(nameOf("nim", en), "Nim");
});

test("a small picture is drawn in the middle of its card", () => {
  assert.deepEqual(lookSample(LOOK), {
    stones: [{ side: "B", x: 1, y: 3 }, { side: "W", x: 4, y: 1 }], cross: null, isSquares: true });
  assert.equal(lookSample(undefined), null);
});
