import assert from "node:assert/strict";
import test from "node:test";
import { after, answer, begun, played } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { finding, groupedTopics, topicMarks } = await import("../../main/resources/tengen/web/topics.js");
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
  const marks = topicMarks(withTopic("threats", "…", [["E8", "b4"], ["F8", "b4o"], ["F7", "w3"]]));
  assert.deepEqual(marks.map(({ label, heat, side }) => [label, heat, side]), [["4", 4, "B"], ["4!", 5, "B"], ["3", 2, "W"]]);
});
