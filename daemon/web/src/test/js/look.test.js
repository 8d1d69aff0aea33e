/** Tests of games that a plugin brings: stones that flip, several turns in a row, passes, looks and words. */
import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { after, answer, begun, known, played } from "./states.js";

const web = "../../main/resources/tengen/web";
const { ghosts } = await import(`${web}/board/board.js`);
const { boardGame } = await import(`${web}/game.js`);
const { hasLongTurns, isTurnAgain, lookOf, passOf, rarePoints, stonesOf, turnPoints } = await import(`${web}/look.js`);
const { rows } = await import(`${web}/panels/tree.js`);
const { mainLine, moves } = await import(`${web}/tree.js`);
const { moveName } = await import(`${web}/vertex.js`);
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

/** Returns the rows of the list of moves as [number, moves]. */
function listed(state) {
  const { tree } = state;
  return rows(tree, mainLine(tree), hasLongTurns(state))
    .map(({ number, cells }) => [number, cells.map((node) => `${tree.nodes[node].side} ${tree.nodes[node].move}`).join(" ")]);
}

/** Plays moves, each with the side to move after it. */
function afterTurns(game, first, ...turns) {
  return turns.reduce((state, [move, toMove]) => described(after(state, { type: "play", move }), { toMove, stones: [] }),
    described(begun(game), { toMove: first, stones: [] }));
}

test("where a turn has several stones, the list of moves has a number for each turn", () => {
  const connect6 = boardGame("connect6", 9, 9);
  const opening = [["E5", "W"], ["A9", "W"]];
  assert.deepEqual(listed(afterTurns(connect6, "B", ["E5", "W"])), [[1, "B E5"]]);
  assert.deepEqual(listed(afterTurns(connect6, "B", ...opening)), [[1, "B E5"], [2, "W A9"]]);
  assert.deepEqual(listed(afterTurns(connect6, "B", ...opening, ["B9", "B"], ["C3", "B"])),
    [[1, "B E5"], [2, "W A9 W B9"], [3, "B C3"]]);
  const three = [["A1", "B"], ["A2", "B"], ["A3", "W"], ["A4", "B"]];
  assert.deepEqual(listed(afterTurns(connect6, "B", ...three)), [[1, "B A1 B A2"], [null, "B A3"], [2, "W A4"]]);
});

test("elsewhere the list of moves has a number for Black's and White's move, also where White began", () => {
  assert.deepEqual(listed(afterTurns(OTHELLO, "B", ["A1", "W"], ["pass", "B"], ["A2", "W"])), [[1, "B A1 W pass"], [2, "B A2"]]);
  assert.deepEqual(listed(afterTurns(OTHELLO, "W", ["A1", "B"], ["A2", "W"])), [[1, "W A1"], [2, "B A2"]]);
});

test("a pass has the reader's word, and other moves their point", () => {
  assert.deepEqual([en, zh].map((t) => moveName("pass", OTHELLO, "letters", t)), ["Pass", "停一手"]);
  assert.equal(moveName("J1", boardGame("nogo", 9, 9), "letters", zh), "I1");
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

test("a line of a game with several moves in a turn has the sides that the daemon tells", () => {
  const start = known(begun(boardGame("connect6", 19, 19)), "W");
  const moveInfos = [{ move: "A1", visits: 9, winrate: 0.5, order: 0, pv: ["A1", "B1", "C1", "D1"], pvPlayers: "WWBB" }];
  const analysed = answer(start, "analysis", start.at, ["gomoku", 1], { moveInfos });
  const sides = ghosts({ ...analysed, preview: { move: "A1", engine: "gomoku" } }, { toMove: "W" }).map(({ side }) => side);
  assert.deepEqual(sides, ["W", "W", "B", "B"]);
  const [info] = moveInfos;
  const branched = after(analysed, { type: "branch", node: analysed.at, moves: info.pv, players: info.pvPlayers });
  assert.deepEqual(moves(branched.tree, branched.at), [["W", "A1"], ["W", "B1"], ["B", "C1"], ["B", "D1"]]);
});
