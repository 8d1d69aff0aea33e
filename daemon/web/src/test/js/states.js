/** States of the page's model for its tests. */
globalThis.navigator ??= { languages: ["en"] };
globalThis.location ??= { origin: "http://tengen", pathname: "/" };

const { initial, reduce } = await import("../../main/resources/tengen/web/model.js");

export const KNOWN = ["gomoku-freestyle", "gomoku-renju", "nogo"];

/** The daemon's greeting: it has these rules, and no engines. */
export const HELLO = {
  type: "answer",
  message: { action: "tengen-hello", engines: [], rules: KNOWN.map((id) => ({ id })) },
  nowMs: 0,
};

const PEOPLE = { B: { kind: "human" }, W: { kind: "human" } };

/** Returns the state after these actions. */
export function after(state, ...actions) {
  return actions.reduce(reduce, state);
}

/** Returns a game between people without moves. */
export function begun(game) {
  return after(initial, { type: "begin", game, players: PEOPLE });
}

/** Delivers the daemon's answer to a query of a kind about a node. */
export function answer(state, kind, node, more, message) {
  const id = [kind, state.epoch, node, ...more].join(":");
  return after(state, { type: "answer", message: { id, ...message }, nowMs: 0 });
}

/** Delivers the position at the node that is shown: a side is to move. */
export function known(state, toMove) {
  return answer(state, "position", state.at, [], { toMove, stones: [], illegal: [], verdict: { state: "open" } });
}

/** Plays moves by alternating sides, Black first. */
export function played(state, ...moves) {
  return moves.reduce(
    (all, move, ply) => known(after(all, { type: "play", move }), ply % 2 ? "B" : "W"), known(state, "B"));
}

/** Returns candidates: each a move, its visits, Black's win rate. */
export function infos(...all) {
  return { moveInfos: all.map(([move, visits, winrate], order) => ({ move, visits, winrate, order, pv: [move] })) };
}

/** Returns the moves from the root by each node's first child. */
export function mainLine({ nodes }) {
  const moves = [];
  for (let at = nodes[0].children[0]; at !== undefined; at = nodes[at].children[0]) {
    moves.push(`${nodes[at].side} ${nodes[at].move}`);
  }
  return moves;
}
