import assert from "node:assert/strict";
import test from "node:test";
import { after, answer, begun, known, played } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { finding } = await import("../../main/resources/tengen/web/findings.js");
const { groupedTopics, topicMarks } = await import("../../main/resources/tengen/web/topics.js");
const { wanted } = await import("../../main/resources/tengen/web/queries.js");

const TOPICS = ["threats", "vcf", "vcf-shortest", "vct", "vct-shortest", "strict-vct", "strict-vct-shortest", "defences"];
const HELLO = { action: "tengen-hello", rules: [{ id: "gomoku-freestyle" }], engines: [{
  id: "gomoku", options: [], games: [{ rules: "gomoku-freestyle", minSide: 5, maxSide: 22 }],
  topics: TOPICS.map((name) => ({ name, help: name, marksPoints: true })) }] };

function withTopic(name, text, marks = []) {
  const state = after(played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8", "H9"),
    { type: "answer", message: HELLO, nowMs: 0 }, { type: "show", topic: { name, engine: "gomoku" } });
  return answer(state, "overlay", state.at, [name, "0"], { text, marks });
}

test("variants stand below their topic", () => {
  const groups = groupedTopics(withTopic("vcf", "none nodes 3"));
  assert.deepEqual(groups.map(({ topic, variants }) => [topic.name, variants.length]),
    [["threats", 0], ["vcf", 1], ["vct", 3], ["defences", 0]]);
});

test("a win by threats is a line of moves with sides", () => {
  const read = finding(withTopic("vcf", "win 2 nodes 36 pv 9,7 5,7 10,7", [["K8", ""]]));
  assert.equal(read.kind, "win");
  assert.equal(read.count, 2);
  assert.deepEqual(read.moves, [{ side: "B", move: "K8" }, { side: "W", move: "F8" }, { side: "B", move: "L8" }]);
});

test("what is not decided can be searched for longer", () => {
  const state = withTopic("vct", "unknown nodes 900");
  assert.equal(finding(state).kind, "unknown");
  const longer = after(state, { type: "lookLonger" });
  assert.equal(finding(longer), null);
  const [query] = wanted(longer).filter(({ id }) => id.startsWith("overlay:"));
  assert.equal(query.maxTime, 60);
});

test("of defences the fewer are marked", () => {
  assert.deepEqual(topicMarks(withTopic("defences", "2 of 223 nodes 5", [["G7", ""], ["J9", ""]])).map(({ vertex }) => vertex), ["G7", "J9"]);
  assert.deepEqual(topicMarks(withTopic("defences", "223 of 223 nodes 5", [["G7", ""]])), []);
  const small = after(withTopic("defences", "222 of 223 nodes 5", []), { type: "go", node: 0 });
  assert.deepEqual(topicMarks(small), [], "nothing was said of that position");
});

test("threats are heat with their side and size", () => {
  const text = "black: open four 5,7; four 4,7\nwhite: three 5,8";
  const marks = topicMarks(withTopic("threats", text, [["E8", "b4"], ["F8", "b4o"], ["F7", "w3"], ["G7", "w43"], ["H7", "b33"], ["J7", "b5"]]));
  assert.deepEqual(marks.map(({ label, heat, side }) => [label, heat, side]),
    [["4", 4, "B"], ["4!", 5, "B"], ["3", 2, "W"], ["43", 4, "W"], ["33", 3, "B"], ["5", 5, "B"]]);
});

test("threats are listed by side and kind with their points", () => {
  assert.deepEqual(finding(withTopic("threats", "black: open four 5,7 6,7; four-three 4,7\nwhite: none")).sides, [
    { side: "B", groups: [{ name: "open-four", moves: ["F8", "G8"] }, { name: "four-three", moves: ["E8"] }] },
    { side: "W", groups: [] },
  ]);
});

test("each topic of Tengen's engines is read, and no other text", () => {
  const read = (name, text) => {
    const { kind, ...fields } = finding(withTopic(name, text));
    return [kind, ...Object.values(fields)];
  };
  assert.deepEqual(read("forbidden", "none"), ["forbidden", []]);
  assert.deepEqual(read("forbidden", "7,7 8,8"), ["forbidden", ["H8", "J7"]]);
  assert.deepEqual(read("candidates", "7,7 120; 8,8 90"), ["candidates", "H8"]);
  assert.deepEqual(read("candidates", "none"), ["candidates", null]);
  assert.deepEqual(read("legal", "black 3, white 4, both 2"), ["legal", "3", "4", "2"]);
  assert.deepEqual(read("safe", "black 3, white 4"), ["safe", "3", "4"]);
  assert.deepEqual(read("regions", "4"), ["regions", "4"]);
  assert.deepEqual(read("regions", "unknown: more than 64 points"), ["large"]);
  assert.deepEqual(read("solve", "win nodes 9 pv 3,4"), ["solved", true, "D11"]);
  assert.deepEqual(read("solve", "loss nodes 9 pv 3,4"), ["solved", false, "D11"]);
  assert.deepEqual(read("solve", "unknown nodes 9"), ["unknown"]);
  assert.deepEqual(read("value", "unknown: more than 64 points"), ["large"]);
  assert.equal(read("value", "outcome N\nvalue *\nmean 0\ntemperature 0\nregions *")[0], "values");
  for (const name of [...TOPICS, "forbidden", "candidates", "legal", "safe", "regions", "solve", "value", "other"]) {
    assert.deepEqual(read(name, "some words of mine"), ["text", "some words of mine"]);
  }
});

test("points that a side may play on are marked by its stone, forbidden ones by a cross, and long values by dots", () => {
  const marks = (name, text, ...labels) => topicMarks(withTopic(name, text, labels.map((label) => ["E8", label])));
  assert.deepEqual(marks("legal", "black 3, white 4, both 2", "b", "w", "bw").map(({ owners }) => owners), [["B"], ["W"], ["B", "W"]]);
  assert.equal(marks("forbidden", "4,7", "x")[0].isBad, true);
  assert.deepEqual(marks("value", "outcome N", "-1/2", "{1|-1,{2|0}}").map(({ label }) => label), ["−1/2", "…"]);
  assert.deepEqual(marks("other", "words", "mine").map(({ label }) => label), ["mine"]);
  assert.equal(marks("vct-shortest", "win 2 nodes 36 pv 9,7 5,7 10,7", "").length, 1);
});

test("replies of the proof have their places in the list on the board, the largest tree first", () => {
  const text = "first stone 7,7\n8,7 nodes 371 depth 9\n8,8 nodes 4000 depth 11\n9,8 nodes 371 depth 10";
  const state = withTopic("proof", text, [["J8", "371"], ["J7", "4000"], ["K7", "371"]]);
  assert.deepEqual(topicMarks(state).map(({ vertex, label }) => [vertex, label]), [["J8", "2"], ["J7", "1"], ["K7", "3"]]);
  assert.deepEqual(topicMarks(withTopic("proof", "none", [["J8", ""]])).map(({ label }) => label), [""]);
});

test("a topic that the engine does not answer in time is asked for once more, with more time", () => {
  const late = { error: "the engine has no answer to proof", code: "refused" };
  const query = (state) => wanted(state).find(({ id }) => id.startsWith("overlay:"));
  const asks = after(known(begun(boardGame("gomoku-freestyle", 15, 15)), "B"), { type: "show", topic: { name: "proof", engine: "gomoku-proof" } });
  const again = answer(asks, "overlay", 0, ["proof", "0"], late);
  assert.deepEqual([query(asks).maxTime, query(again).maxTime, again.overlay.name, again.message], [10, 60, "proof", null]);
  const failed = answer(again, "overlay", 0, ["proof", "1"], late);
  assert.deepEqual([query(failed), failed.overlay, failed.message.text], [undefined, null, late.error]);
});
