/** The proof explorer: what the proof that Black wins says of a position, and where it goes on. */
import { h } from "preact";
import { moves } from "../tree.js";
import { moveName, typed } from "../vertex.js";

const SIZE = 15;
const CENTRE = "H8";

function vertices(words) {
  return words.split(" ").map((word) => typed(word, "piskvork", SIZE, SIZE));
}

/** What a line says of the size of a tree: "nodes 371 depth 10". */
function extent(line) {
  const [, nodes, depth] = /nodes (\d+) depth (\d+)$/.exec(line ?? "") ?? [];
  return { nodes: Number(nodes), depth: Number(depth) };
}

/**
 * The text of the topic `proof`, the replies with the largest trees first.
 *
 * @returns {{node?, move?, within?, replies?, nodes?, depth?, threats?, line?}} a node with Black's
 *     move or White's replies, or a win by threats; empty: nothing is proved
 */
export function readProof(text) {
  const [head, size, ...replies] = text.split("\n");
  const black = /^node (\d+) move (\S+)$/.exec(head);
  const white = /^node (\d+) .*vct within (\d+)$/.exec(head);
  const lost = /^every reply: vct within (\d+)$/.exec(head);
  const threats = /^vct (\d+) nodes \d+ pv (.*)$/.exec(head);
  if (black) {
    return { node: black[1], move: vertices(black[2])[0], ...extent(size) };
  }
  if (white) {
    const children = replies
      .map((line) => ({ move: vertices(line.split(" ")[0])[0], ...extent(line) }))
      .sort((one, other) => other.nodes - one.nodes);
    return { node: white[1], within: white[2], replies: children, ...extent(size) };
  }
  if (lost) {
    return { within: lost[1], replies: [] };
  }
  return threats ? { threats: threats[1], line: vertices(threats[2]) } : {};
}

/** Where nothing is proved: the way to the first move, after which everything is. */
function Beginning({ state, t, act }) {
  const played = moves(state.tree, state.at).map(([, move]) => move);
  return played.length === 1 && played[0] === CENTRE
    ? h("p", {}, t("proof.any"))
    : h("div", {}, [
        h("p", {}, t("proof.none")),
        h("button", { class: "btn", id: "proof-start", onClick: () => act({ type: "branch", node: 0, moves: [CENTRE] }) },
          t("proof.start")),
      ]);
}

export function Proof({ state, settings, t, act, text }) {
  const found = readProof(text);
  const name = (move) => moveName(move, state.game, settings.notation);
  const step = (move, label) =>
    h("button", { class: "btn", "data-step": move, onClick: () => act({ type: "walk", move }) }, label);

  if (found.line) {
    return h("div", { id: "proof" }, [
      h("p", {}, t("proof.threats", { moves: found.threats })),
      h("button", { class: "btn", id: "proof-line", onClick: () => act({ type: "branch", node: state.at, moves: found.line }) },
        found.line.map(name).join(" ")),
    ]);
  }
  if (!found.node && !found.within) {
    return h("div", { id: "proof" }, h(Beginning, { state, t, act }));
  }
  return h("div", { id: "proof" }, [
    found.node && h("p", { id: "proof-node", title: t("proof.help") }, t("proof.node", found)),
    found.move && h("p", {}, [`${t("proof.move")} `, step(found.move, name(found.move))]),
    found.replies && [
      found.replies.length > 0 && h("p", {}, t("proof.replies")),
      h("ol", { class: "replies" }, found.replies.map(({ move, nodes, depth }) =>
        h("li", { key: move }, step(move, t("proof.reply", { move: name(move), nodes, depth }))))),
      h("p", {}, t(found.replies.length ? "proof.others" : "proof.every", found)),
    ],
  ]);
}
