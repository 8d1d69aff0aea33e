/** States of the page's model for its tests. */
globalThis.navigator ??= { language: "en" };
globalThis.location ??= { origin: "http://tengen", pathname: "/" };

const { initial, reduce } = await import("../../main/resources/tengen/web/model.js");

export const KNOWN = ["gomoku-freestyle", "gomoku-renju", "nogo"];

const PEOPLE = { B: { kind: "human" }, W: { kind: "human" } };

/** The state after these actions. */
export function after(state, ...actions) {
  return actions.reduce(reduce, state);
}

/** A game between people that begins so. */
export function begun(game) {
  return after(initial, { type: "begin", game, players: PEOPLE });
}

/** What the daemon answers to a query of this kind about a node. */
export function answer(state, kind, node, more, message) {
  const id = [kind, state.epoch, node, ...more].join(":");
  return after(state, { type: "answer", message: { id, ...message }, nowMs: 0 });
}

/** The position at the node that is shown is known: this side is to move. */
export function known(state, toMove) {
  return answer(state, "position", state.at, [], { toMove, stones: [], illegal: [], verdict: { state: "open" } });
}

/** The same after these moves of whose turn it is, Black's first. */
export function played(state, ...moves) {
  return moves.reduce(
    (all, move, ply) => known(after(all, { type: "play", move }), ply % 2 ? "B" : "W"), known(state, "B"));
}

/** Candidates: each a move, its visits, Black's win rate. */
export function infos(...all) {
  return { moveInfos: all.map(([move, visits, winrate], order) => ({ move, visits, winrate, order, pv: [move] })) };
}

/** Moves from the root by the first child each. */
export function mainLine({ nodes }) {
  const moves = [];
  for (let at = nodes[0].children[0]; at !== undefined; at = nodes[at].children[0]) {
    moves.push(`${nodes[at].side} ${nodes[at].move}`);
  }
  return moves;
}
