/** Topics of the engines in groups, and their answers as lines and marks. */
import { enginesFor } from "./engines.js";
import { lineFrom } from "./lesson.js";
import { typed } from "./vertex.js";

/** Topics that are variants of another topic, below which they are listed. */
const VARIANTS = {
  "vcf-shortest": "vcf", "vct-shortest": "vct", "strict-vct": "vct", "strict-vct-shortest": "vct",
};

/** The topic that has its own card in a game without a board. */
const VALUE = "value";

/** Returns the topics of a game, each with the first engine that has it: on a board those that mark points. */
export function topicsOf(state) {
  const { rules, width, height, text } = state.game;
  const byName = new Map();
  for (const engine of enginesFor(state, rules, width, height)) {
    engine.topics
      .filter(({ name, marksPoints }) => (text || marksPoints) && !byName.has(name))
      .forEach((topic) => byName.set(topic.name, { ...topic, engine: engine.id }));
  }
  return [...byName.values()];
}

/** Returns the topics as {topic, variants}, without the one that has its own card. */
export function groupedTopics(state) {
  const all = topicsOf(state).filter(({ name }) => !(state.game.text && name === VALUE));
  const isThere = (name) => all.some((topic) => topic.name === name);
  return all
    .filter(({ name }) => !isThere(VARIANTS[name]))
    .map((topic) => ({ topic, variants: all.filter(({ name }) => VARIANTS[name] === topic.name) }));
}

/** Reads an engine's win by threats: "win 2 nodes 36 pv 6,7 0,11", "none nodes 5", "unknown nodes 9". */
function readThreats(state, text) {
  const [, outcome, count, pv] = /^(win|none|unknown) ?(\d*) ?nodes \d+(?: pv (.*))?$/.exec(text) ?? [];
  const { width, height } = state.game;
  const vertices = (pv ?? "").split(" ").filter(Boolean).map((word) => typed(word, "piskvork", width, height));
  return outcome ? { kind: outcome, count: Number(count), moves: lineFrom(state, state.at, vertices) } : null;
}

/** Reads the number of replies that do not lose: "3 of 217 nodes 9000". */
function readDefences(text) {
  const [, holding, replies] = /^(\d+) of (\d+) nodes \d+$/.exec(text) ?? [];
  return replies ? { kind: "defences", holding: Number(holding), replies: Number(replies) } : null;
}

/**
 * Returns the answer to the chosen topic at the node that is shown as {kind, …}, or null without an answer. `win` has
 * `count` and `moves`; `defences` has `holding` and `replies`; others are {kind: "text", text}.
 */
export function finding(state) {
  const name = state.overlay?.name;
  const answer = name && state.marks[state.at]?.[name];
  if (!answer) {
    return null;
  }
  const read = /vc[ft]/.test(name) ? readThreats(state, answer.text) : name === "defences" ? readDefences(answer.text) : null;
  return read ?? { kind: "text", text: answer.text };
}

/** Returns the empty points of the node that is shown without those of the marks. */
function unmarked(state, marks) {
  const { width, height } = state.game;
  const taken = new Set([...(state.positions[state.at]?.stones ?? []).map(([, vertex]) => vertex), ...marks.map(([vertex]) => vertex)]);
  const all = [];
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) {
      const vertex = typed(`${x},${y}`, "piskvork", width, height);
      if (!taken.has(vertex)) {
        all.push(vertex);
      }
    }
  }
  return all;
}

/** Heat of threats, from 1 to 5. Labels of threes are `w3`, of open threes `w3o`; those of fours have 4. */
const HEAT = { 3: 2, "3o": 3, 4: 4, "4o": 5 };

/**
 * Returns the marks of the chosen topic as {vertex, label, heat, side, isBad}. Threats have heat. Of the replies to a
 * threat the less numerous kind is marked: those that hold, or those that lose. Nothing is marked if all hold.
 */
export function topicMarks(state) {
  const name = state.overlay?.name;
  const answer = name && state.marks[state.at]?.[name];
  if (!answer) {
    return [];
  }
  const read = finding(state);
  if (read.kind === "defences" && 2 * read.holding > read.replies) {
    return read.holding === read.replies ? [] : unmarked(state, answer.marks).map((vertex) => ({ vertex, label: "", isBad: true }));
  }
  if (read.kind === "win") {
    return [];
  }
  return answer.marks.map(([vertex, label]) => {
    const [, side, made] = /^([bw])([34]o?)$/.exec(label) ?? [];
    return made
      ? { vertex, label: made.replace("4o", "4!").replace("3o", "3!"), heat: HEAT[made], side: side.toUpperCase() }
      : { vertex, label };
  });
}
