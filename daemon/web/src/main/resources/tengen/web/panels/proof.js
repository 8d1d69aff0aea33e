/** The proof that Black wins, step by step: the proof's statement about the position shown, and links onwards. */
import { h } from "preact";
import { lineFrom } from "../lesson.js";
import { shownLine } from "../playedLine.js";
import { moveName, typed } from "../vertex.js";
import { Line } from "./line.js";

const SIZE = 15;

function vertices(words) {
  return words.split(" ").map((word) => typed(word, "piskvork", SIZE, SIZE));
}

/** Reads the size of a tree: "nodes 371 depth 10". */
function extent(line) {
  const [, nodes, depth] = /nodes (\d+) depth (\d+)$/.exec(line ?? "") ?? [];
  return { nodes: Number(nodes), depth: Number(depth) };
}

/** Reads lines of replies with their trees, the largest tree first. */
function children(lines) {
  return lines
    .map((line) => ({ move: vertices(line.split(" ")[0])[0], ...extent(line) }))
    .sort((one, other) => other.nodes - one.nodes);
}

/**
 * Reads the text of the topic `proof`.
 *
 * @returns {{node?, move?, within?, replies?, nodes?, depth?, threats?, line?, isFirst?}} a node with Black's move
 *     or White's replies, a win by threats, or the 35 replies to the first stone; empty: nothing is proved
 */
export function readProof(text) {
  const [head, size, ...replies] = text.split("\n");
  const black = /^node (\d+) move (\S+)$/.exec(head);
  const white = /^node (\d+) .*vct within (\d+)$/.exec(head);
  const lost = /^every reply: vct within (\d+)$/.exec(head);
  const threats = /^vct (\d+) nodes \d+ pv (.*)$/.exec(head);
  if (head.startsWith("first stone")) {
    return { isFirst: true, replies: children([size, ...replies]) };
  }
  if (black) {
    return { node: black[1], move: vertices(black[2])[0], ...extent(size) };
  }
  if (white) {
    return { node: white[1], within: white[2], replies: children(replies), ...extent(size) };
  }
  if (lost) {
    return { within: lost[1], replies: [] };
  }
  return threats ? { threats: threats[1], line: vertices(threats[2]) } : {};
}

/** Returns the next move of the longest line: Black's move, or the reply with the deepest tree. */
function nextOfLongest({ move, replies = [] }) {
  const deepest = replies.reduce((best, reply) => (best && best.depth >= reply.depth ? best : reply), null);
  return move ?? deepest?.move ?? null;
}

/** Buttons that follow the longest line or start a game as White against the proof. */
function Ways({ found, t, act }) {
  const next = nextOfLongest(found);
  return h("div", { class: "row wrap" }, [
    next && h("button", { class: "btn primary grow", id: "proof-next", onClick: () => act({ type: "walk", move: next }) },
      t("proof.next")),
    h("button", { class: "btn", id: "survive", onClick: () => act({ type: "survive" }) }, t("proof.survive")),
  ]);
}

function Replies({ replies, name, t, act }) {
  return h("ol", { class: "replies" }, replies.map(({ move, nodes, depth }, index) =>
    h("li", { key: move }, h("button", { class: "btn ghost small", "data-step": move,
      onClick: () => act({ type: "walk", move }) }, [h("span", { class: "rk" }, index + 1), t("proof.reply", { move: name(move), nodes, depth })]))));
}

/** A win by threats: its line to step through, and a button that plays it out. */
function ForcedWin({ state, settings, t, act, found, ways }) {
  return h("div", { id: "proof" }, [
    h("p", {}, t("proof.threats", { moves: found.threats })),
    shownLine(state) ? h(Line, { state, settings, t, act })
      : h("button", { class: "btn", id: "show-line", onClick: () =>
          act({ type: "playLine", moves: lineFrom(state, state.at, found.line), title: "win" }) }, t("finding.show")),
    h("button", { class: "btn", id: "proof-line", onClick: () => act({ type: "branch", node: state.at, moves: found.line }) },
      t("proof.play")),
    ways,
  ]);
}

export function Proof({ state, settings, t, act, text }) {
  const found = readProof(text);
  const name = (move) => moveName(move, state.game, settings.notation, t);
  const replies = found.replies ?? [];
  const ways = h(Ways, { found, t, act });

  if (found.line) {
    return h(ForcedWin, { state, settings, t, act, found, ways });
  }
  if (!found.node && !found.within && !found.isFirst) {
    return h("div", { id: "proof" }, [
      h("p", {}, t("proof.none")),
      h("div", { class: "row wrap" }, [
        h("button", { class: "btn primary grow", id: "proof-start", onClick: () => act({ type: "story" }) }, t("proof.start")),
        h("button", { class: "btn", id: "survive", onClick: () => act({ type: "survive" }) }, t("proof.survive")),
      ]),
    ]);
  }
  return h("div", { id: "proof" }, [
    found.node && h("p", { id: "proof-node" }, t("proof.node", found)),
    found.move && h("p", {}, [`${t("proof.move")} `, h("button", { class: "btn", "data-step": found.move,
      onClick: () => act({ type: "walk", move: found.move }) }, name(found.move))]),
    replies.length > 0 && h("p", {}, t(found.isFirst ? "proof.first" : "proof.replies", { count: replies.length })),
    replies.length > 0 && h(Replies, { replies, name, t, act }),
    found.within && h("p", {}, t(replies.length ? "proof.others" : "proof.every", found)),
    ways,
  ]);
}
