import assert from "node:assert/strict";
import test from "node:test";
const { translator } = await import("../../main/resources/tengen/web/i18n/translate.js");

const { withPoints } = await import("../../main/resources/tengen/web/vertex.js");
const { loadLanguage } = await import("../../main/resources/tengen/web/i18n/languages.js");

await loadLanguage("zh");
const [en, zh] = ["en", "zh"].map(translator);

test("what the daemon fills in and puts together has words", () => {
  assert.equal(zh.message("7 in a row"), "7连");
  assert.equal(zh.message("Illegal move 2: H8: occupied"), "不可走 H8：已有棋子");
  assert.equal(zh.message("Illegal move: H8: forbidden: double three"), "不可走 H8：三三禁手");
  assert.equal(zh.message("game 3, move 2: off the board"), "第 3 局，第 2 手：在棋盘之外");
  assert.equal(zh.message("too many searches of this address: 4 at most"), "此地址的搜索过多：最多 4 个");
  assert.equal(zh.message("ann may not play"), "ann 无权对弈");
  assert.equal(zh.message("Black has no legal move"), "黑方无合法着法");
  assert.equal(zh.message("a win by continuous fours: every first move of a shortest"), "连续冲四取胜：最短取胜的所有第一手");
  assert.equal(en.message("move 2: occupied"), "Move 2: occupied");
});

test("why a combinatorial position cannot be read has words, however long or short what was typed is", () => {
  assert.equal(zh.message("'x' is not a whole number below 2^64"), "“x”不是小于 2^64 的整数");
  assert.equal(zh.message("row '' must have 2 cells of .#; rows are joined by /"), "行“”应有 2 格，可用 .#；各行以 / 分隔");
  assert.equal(zh.message("invalid value: expected a value such as 3/4, 1^2*, *2, +-(1) or {1|*}, got the end"),
    "数值有误：此处应为数值（如 3/4、1^2*、*2、+-(1) 或 {1|*}），而不是结尾");
  const games = Array(60).fill("hackenbush").join(", ");
  assert.equal(zh.message(`unknown game 'chess'; known games: ${games}`), `没有游戏“chess”，可用的有：${games}`);
});

test("points in the daemon's sentences are named as on the board", () => {
  const game = { text: null, width: 15, height: 15 };
  assert.equal(zh.message(withPoints("a block without liberty at 8,2", game, "letters")), "I13 处的棋块无气");
  assert.equal(withPoints("occupied: two stones at 8,2", game, "gtp"), "occupied: two stones at J13");
  assert.equal(withPoints("off the board: a stone at 30,3", game, "letters"), "off the board: a stone at 30,3");
  assert.equal(withPoints("a block without liberty at 8,2", game, "piskvork"), "a block without liberty at 8,2");
  assert.equal(en.message(withPoints("Illegal move 2: J9: occupied", game, "letters")), "I9 cannot be played: occupied");
  assert.equal(withPoints("Illegal move 2: =1-2: no move is left", { text: "nim 1 2" }, "letters"), "Illegal move 2: =1-2: no move is left");
  assert.equal(withPoints("too many searches of alice: 4 at most", game, "letters"), "too many searches of alice: 4 at most");
});

test("what the page does not know stays, behind words for the error's code", () => {
  for (const odd of ["odd words", "constructor", "__proto__", "x".repeat(100_000)]) {
    assert.equal(zh.message(odd), odd);
    assert.equal(zh.fault(odd, "busy"), `引擎繁忙：${odd}`);
    assert.equal(en.fault(odd, "busy"), odd);
    assert.equal(zh.fault(odd, undefined), odd);
  }
  assert.equal(zh.fault("no table abc", "unknown-table"), "没有 abc 这一桌");
});

test("one is told as one", () => {
  assert.equal(en("reviewed", { black: 1, white: 1 }), "Reviewed: 1 mistake of Black, 1 of White");
  assert.equal(en("reviewed", { black: 0, white: 1 }), "Reviewed: 0 mistakes of Black, 1 of White");
  assert.match(en("mistaken", { move: "H8", loss: 1, better: "H9" }), /lost 1 point of/);
  assert.match(en("mistaken", { move: "H8", loss: 21, better: "H9" }), /lost 21 points of/);
  assert.match(en("proof.threats", { moves: "1" }), /in 1 move:/);
  assert.match(en("line.label", { move: "H8", worth: "50 %", visits: 1 }), /, 1 visit:/);
});
