/** What is known of positions: win rates, and mistakes by what they lost. */

/** A mistake loses so much of a win rate, from 0 to 1. */
export const MISTAKES = [
  { sign: "??", loss: 0.2 },
  { sign: "?", loss: 0.1 },
  { sign: "?!", loss: 0.05 },
];

/** Black's win rate at a node, as this engine or any has said; null: none has. */
export function winRate(state, node, engine = null) {
  const said = state.evaluations[node] ?? {};
  const rates = (engine ? [said[engine]] : Object.values(said)).map((each) => each?.blackWinRate ?? null);
  return rates.find((rate) => rate !== null) ?? null;
}

/** What a move lost, from 0 to 1; null: not known. */
export function lossOf(state, node) {
  const { parent, side } = state.tree.nodes[node];
  const [before, after] = [winRate(state, parent), winRate(state, node)];
  if (before === null || after === null) {
    return null;
  }
  return side === "B" ? before - after : after - before;
}

/** The mistake's sign at a node, or "". */
export function signOf(state, node) {
  const loss = node > 0 ? lossOf(state, node) : null;
  return loss === null ? "" : (MISTAKES.find((each) => loss >= each.loss)?.sign ?? "");
}

/** The nodes of a line that lost most, worst first. */
export function mistakes(state, line) {
  return line
    .filter((node) => signOf(state, node))
    .sort((one, other) => lossOf(state, other) - lossOf(state, one));
}

/** The nearest mistake on a line after a node of it, or before; -1: there is none. */
export function mistakeFrom(state, line, node, step) {
  const here = line.indexOf(node);
  const on = step > 0 ? line.slice(here + 1) : line.slice(0, here).reverse();
  return on.find((each) => signOf(state, each)) ?? -1;
}

/** What would have been better than a mistake, by who has looked at the position before it; null: not known. */
export function betterThan(state, node) {
  const { parent, move } = state.tree.nodes[node];
  const moves = Object.values(state.evaluations[parent] ?? {}).map((said) => said.infos[0]?.move);
  return moves.find((best) => best && best !== move) ?? null;
}

const LISTED = 3;

/** The worst mistakes of a side on a line, worst first, three at most. */
export function worst(state, line, side) {
  return mistakes(state, line).filter((node) => state.tree.nodes[node].side === side).slice(0, LISTED);
}

/** Fewer visits than these say too little to draw a curve by, unless all is proved. */
const FEW_VISITS = 50;

function isTelling(infos) {
  return Boolean(infos[0]?.proof) || infos.reduce((sum, info) => sum + info.visits, 0) >= FEW_VISITS;
}

/** What an engine has said of a node; only an analysis that ran to its end is done. */
export function evaluated(state, node, engine, message, isAnalysis = false) {
  const infos = message.moveInfos ?? [];
  if (!infos.length && !message.rootInfo) {
    return state;
  }
  const said = {
    infos,
    blackWinRate: isTelling(infos) ? infos[0].winrate : null,
    done: isAnalysis && !message.isDuringSearch,
  };
  const there = { ...state.evaluations[node], [engine]: said };
  return { ...state, evaluations: { ...state.evaluations, [node]: there } };
}

/** A finished position has a win rate without a search. */
export function settled(state, node, verdict) {
  if (verdict.state === "open") {
    return state;
  }
  const rate = verdict.state === "drawn" ? 0.5 : verdict.side === "B" ? 1 : 0;
  const said = { infos: [], blackWinRate: rate, done: true };
  return { ...state, evaluations: { ...state.evaluations, [node]: { referee: said } } };
}
