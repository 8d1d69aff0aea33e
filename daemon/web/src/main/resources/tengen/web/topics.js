/** Topics of the engines in groups, and the marks of their answers. */
import { enginesFor } from "./engines.js";
import { finding } from "./findings.js";
import { pretty } from "./pictures/symbols.js";
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

/** Threats by the ends of their marks' labels: `b4o` is Black's open four. Heat is from 1 to 5. */
const THREATS = {
  3: { threat: "three", label: "3", heat: 2 },
  33: { threat: "double-three", label: "33", heat: 3 },
  4: { threat: "four", label: "4", heat: 4 },
  43: { threat: "four-three", label: "43", heat: 4 },
  "4o": { threat: "open-four", label: "4!", heat: 5 },
  5: { threat: "five", label: "5", heat: 5 },
};

const SIDES = { b: ["B"], w: ["W"], bw: ["B", "W"] };

/** Maximum length of a value that is written on a point, in characters. */
const MAX_VALUE_CHARACTERS = 5;

/** Marks by topic, from a vertex and the label that the engine gives it. */
const MARKS = {
  threats: (vertex, label) => ({ vertex, label, side: SIDES[label[0]]?.[0], ...THREATS[label.slice(1)] }),
  forbidden: (vertex) => ({ vertex, label: "", isBad: true }),
  legal: (vertex, label) => ({ vertex, label: "", owners: SIDES[label] ?? [] }),
  safe: (vertex, label) => ({ vertex, label: "", owners: SIDES[label] ?? [] }),
  value: (vertex, label) => ({ vertex, label: label.length > MAX_VALUE_CHARACTERS ? "…" : pretty(label) }),
};

/** Returns marks with their places by size as labels, in which the panel of the proof lists the replies. */
function ranked(marks) {
  const largestFirst = [...marks].sort(([, one], [, other]) => other - one);
  return marks.map((mark) => [mark[0], mark[1] && String(1 + largestFirst.indexOf(mark))]);
}

/**
 * Returns the marks of the chosen topic as {vertex, label, heat, threat, side, isBad, owners}. Threats have heat.
 * `owners` are the sides that may play on the point. Of the replies to a threat the less numerous kind is marked:
 * those that hold, or those that lose. Nothing is marked if all hold.
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
  if (read.kind === "win" && !name.endsWith("-shortest")) {
    return [];
  }
  const mark = MARKS[read.kind === "text" ? "" : name] ?? ((vertex, label) => ({ vertex, label }));
  const marks = name === "proof" ? ranked(answer.marks) : answer.marks;
  return marks.map(([vertex, label]) => mark(vertex, label));
}
