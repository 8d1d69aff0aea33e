import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { container } from "./dom.js";
import { after, answer, begun, known } from "./states.js";

const web = "../../main/resources/tengen/web";
const { boardGame } = await import(`${web}/game.js`);
const { translator } = await import(`${web}/i18n/translate.js`);
const { h, render } = await import("preact");
const { about, number, readValue, ValueCard } = await import(`${web}/panels/value.js`);
const { sceneAt, moveWords } = await import(`${web}/pictures/current.js`);
const { hintOf } = await import(`${web}/pictures/hints.js`);

const NIM = { ...boardGame("nim", 0, 0), text: "nim 3 5" };
const VALUE = { type: "overlay", overlay: { name: "value", engine: "cgt" } };
const en = translator("en");

function position(state, node, fields) {
  return answer(state, "position", node, [], { rules: "nim", verdict: { state: "open" }, moreMoves: false, ...fields });
}

test("a value is told in a sentence", () => {
  const textOf = (value, mean, temperature) => en(...about({ value, mean, temperature }));
  assert.equal(textOf("3/4", "3/4", "-1/4"), "Left is 3/4 moves ahead.");
  assert.equal(textOf("-1", "-1", "-1"), "Right is 1 move ahead.");
  assert.equal(textOf("1*2", "1", "0"), "Left is 1 move ahead.");
  assert.match(textOf("0", "0", "-1"), /^Nobody is ahead/);
  assert.match(textOf("*4", "0", "0"), /^A heap of Nim/);
  assert.match(textOf("{2|-1/2}", "3/4", "5/4"), /hot game.*5\/4/);
  assert.match(textOf("^", "0", "0"), /^Neither side/);
  assert.equal(about({ value: "unknown" }), null);
});

test("the topic's text is read by its lines", () => {
  const { outcome, winning } = readValue("outcome N\nvalue *\nwinning b 1-1 2-1");
  assert.deepEqual([outcome, winning, number("-3/4")], ["N", "b 1-1 2-1", -0.75]);
});

test("the card stays open in the next game without a board, and where a position is too large", () => {
  const open = after(begun(NIM), VALUE);
  const failed = answer(open, "overlay", 0, ["value"], { error: "the engine has no answer to value", code: "internal" });
  assert.equal(failed.overlay.name, "value");
  assert.equal(readValue(failed.marks[0].value.text).outcome, "unknown");
  assert.equal(failed.message, open.message);
  const again = after(failed, { type: "begin", game: NIM });
  assert.deepEqual([again.overlay.name, again.marks], ["value", {}]);
  assert.equal(after(failed, { type: "begin", game: boardGame("nogo", 9, 9) }).overlay, null);
});

test("the card says that the engine thinks, and is not there for a rejected start", () => {
  const played = [{ id: "cgt", games: [{ rules: "nim" }], topics: [{ name: "value" }] }];
  const known = after(begun(NIM), { type: "answer", message: { action: "tengen-hello", engines: played, rules: [{ id: "nim", game: "nim 3 5" }] } });
  const drawn = (state) => {
    const screen = container();
    render(h(ValueCard, { state, t: en, act: () => {} }), screen);
    return screen;
  };
  const open = after(known, VALUE);
  assert.equal(drawn(open).find("valuing").text, "Thinking");
  const valued = answer(open, "overlay", 0, ["value"], { text: "outcome N\nvalue *6\nwinning b 2-2" });
  assert.equal(drawn(valued).find("valuing"), null);
  const rejected = answer(open, "position", 0, [], { error: "invalid number" });
  assert.equal(drawn(rejected).find("value"), null);
});

test("a move of the game is told in words, and the picture follows it", () => {
  const shown = position(begun(NIM), 0, { position: "3 5", moves: ["1-1", "1-2", "1-3"], toMove: "B" });
  const moved = after(shown, { type: "play", move: "1-2" });
  assert.equal(moveWords(moved, 0, "1-2", en), "Take 2 from heap 1, leaving 1");
  assert.equal(sceneAt(moved, 1), null);
  const next = position(moved, 1, { position: "1 5", moves: ["1-1"], toMove: "W" });
  assert.equal(sceneAt(next, 1).spoken[1].heaps, "1, 5");
  assert.equal(sceneAt(next, 1).height, sceneAt(next, 0).height);
});

test("a position of a board has no picture", () => {
  assert.equal(sceneAt(known(begun(boardGame("nogo", 9, 9)), "B"), 0), null);
});

test("what a side does is told", () => {
  assert.equal(hintOf({ rules: "domineering", toMove: "W" }, en), "Right lays a domino flat.");
  assert.equal(hintOf({ rules: "misere-nim", toMove: "B" }, en), "Take from one heap. The player who cannot move wins.");
});
