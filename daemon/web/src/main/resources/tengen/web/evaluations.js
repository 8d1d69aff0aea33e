/** What is known of positions: win rates, and mistakes by what they lost. */

/** A mistake loses so much of a win rate, from 0 to 1. */
export const MISTAKES = [
  { sign: "??", loss: 0.2 },
  { sign: "?", loss: 0.1 },
  { sign: "?!", loss: 0.05 },
];

/** Returns Black's win rate at a node by this engine, or by any that knows it; null: unknown. */
export function winRate(state, node, engine = null) {
  const said = state.evaluations[node];
  if (engine || !said) {
    return said?.[engine]?.blackWinRate ?? null;
  }
  for (const each in said) {
    if (said[each].blackWinRate !== null) {
      return said[each].blackWinRate;
    }
  }
  return null;
}

/** Candidates at the node that is shown, by the engine that analyses, else by another; a file may tell a win rate alone. */
export function knownInfos(state) {
  const said = state.evaluations[state.at] ?? {};
  const chosen = said[state.analysis.engine] ?? Object.values(said)[0];
  return chosen?.infos ?? [];
}

/** What a move lost, from 0 to 1, as an engine says that has looked at both positions; null: none has. */
export function lossOf(state, node) {
  const { parent, side } = state.tree.nodes[node];
  const after = (engine) => winRate(state, node, engine) ?? winRate(state, node, "referee");
  const engines = [state.analysis.engine, ...Object.keys(state.evaluations[parent] ?? {})];
  const both = engines.find((each) => winRate(state, parent, each) !== null && after(each) !== null);
  if (both === undefined) {
    return null;
  }
  const gain = after(both) - winRate(state, parent, both);
  return side === "B" ? -gain : gain;
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

function visits(infos) {
  return infos.reduce((sum, info) => sum + info.visits, 0);
}

function isTelling(infos) {
  return Boolean(infos[0]?.proof) || visits(infos) >= FEW_VISITS;
}

/** What counts more than what is known: it is proved, or looked at more. */
function isDeeper(infos, known) {
  const [proof, before] = [Boolean(infos[0]?.proof), Boolean(known.infos[0]?.proof)];
  return proof === before ? visits(infos) >= visits(known.infos) : proof;
}

function withSaid(state, node, engine, said) {
  const there = { ...state.evaluations[node], [engine]: said };
  return { ...state, evaluations: { ...state.evaluations, [node]: there } };
}

/** What an engine has said of a node beside an analysis of it; what it knew better before stays. */
export function evaluated(state, node, engine, message) {
  const known = state.evaluations[node]?.[engine];
  const isLess = known && !isDeeper(message.moveInfos ?? [], known);
  return isLess ? state : analysed(state, node, engine, message, 0);
}

/** What an analysis for so many lines says; they count once it has run to its end. */
export function analysed(state, node, engine, message, lines) {
  const infos = message.moveInfos ?? [];
  if (!infos.length && !message.rootInfo) {
    return state;
  }
  const blackWinRate = isTelling(infos) ? infos[0].winrate : null;
  return withSaid(state, node, engine, { infos, blackWinRate, lines: message.isDuringSearch ? 0 : lines });
}

/** A win rate of Black that a file tells, without moves. */
export function rated(state, node, engine, blackWinRate) {
  return withSaid(state, node, engine, { infos: [], blackWinRate, lines: 0 });
}

/** A finished position has a win rate without a search. */
export function settled(state, node, verdict) {
  if (verdict.state === "open") {
    return state;
  }
  const rate = verdict.state === "drawn" ? 0.5 : verdict.side === "B" ? 1 : 0;
  const said = { infos: [], blackWinRate: rate, lines: 0 };
  return { ...state, evaluations: { ...state.evaluations, [node]: { referee: said } } };
}
