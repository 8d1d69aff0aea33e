/** Evaluations of positions: win rates, candidates, and mistakes by the win rate that they lost. */

/** Signs of mistakes with the smallest loss of win rate, from 0 to 1. */
export const MISTAKES = [
  { sign: "??", loss: 0.2 },
  { sign: "?", loss: 0.1 },
  { sign: "?!", loss: 0.05 },
];

/** Returns Black's win rate at a node by this engine, or by any that knows it; null: unknown. */
export function winRate(state, node, engine = null) {
  const byEngine = state.evaluations[node];
  if (engine || !byEngine) {
    return byEngine?.[engine]?.blackWinRate ?? null;
  }
  for (const each in byEngine) {
    if (byEngine[each].blackWinRate !== null) {
      return byEngine[each].blackWinRate;
    }
  }
  return null;
}

/**
 * Returns an engine's candidates at the node that is shown. Without any from the only analysing engine, those of another
 * engine count. An evaluation from a file has none.
 */
export function knownInfos(state, engine = state.analysis.engine) {
  const byEngine = state.evaluations[state.at] ?? {};
  const isOnly = engine === state.analysis.engine && state.analysis.beside.length < 2;
  const chosen = byEngine[engine] ?? (isOnly ? Object.values(byEngine)[0] : null);
  return chosen?.infos ?? [];
}

/** Returns the win rate that a move lost, from 0 to 1, by an engine that knows both positions; null: none does. */
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

/** Returns the sign of what a move lost, or "". */
function signOfLoss(state, node) {
  const loss = node > 0 ? lossOf(state, node) : null;
  return loss === null ? "" : (MISTAKES.find((each) => loss >= each.loss)?.sign ?? "");
}

/** Returns whether every engine that knows candidates would have played a node's move. */
function isChosen({ tree, evaluations }, node) {
  const { parent, move } = tree.nodes[node];
  const best = Object.values(evaluations[parent] ?? {}).map(({ infos }) => infos[0]?.move).filter(Boolean);
  return best.length > 0 && best.every((each) => each === move);
}

/** Returns the sign of the mistake at a node, or "". The engines' own choice is none, even if a later search likes it less. */
export function signOf(state, node) {
  const sign = signOfLoss(state, node);
  return sign && !isChosen(state, node) ? sign : "";
}

/** Returns the moves of a line that lost win rate, among them choices of engines that a deeper search may correct. */
export function doubtful(state, line) {
  return line.filter((node) => signOfLoss(state, node));
}

/** Returns the mistakes of a line, worst first. */
export function mistakes(state, line) {
  return line
    .filter((node) => signOf(state, node))
    .sort((one, other) => lossOf(state, other) - lossOf(state, one));
}

/** Returns the nearest mistake on a line after a node, or before it for a negative step; -1: there is none. */
export function mistakeFrom(state, line, node, step) {
  const here = line.indexOf(node);
  const on = step > 0 ? line.slice(here + 1) : line.slice(0, here).reverse();
  return on.find((each) => signOf(state, each)) ?? -1;
}

/** Returns whether no engine and no file has evaluated a position of the game, and no engine is about to. */
export function isIdle({ analysis, evaluations, hinted, review }) {
  const isKnown = (byEngine) => Object.keys(byEngine).some((engine) => engine !== "referee");
  return !analysis.on && !review && hinted < 0 && !Object.values(evaluations).some(isKnown);
}

/** Smallest number of visits whose win rate is drawn. A proved result needs none. */
const MIN_VISITS = 50;

function visits(infos) {
  return infos.reduce((sum, info) => sum + info.visits, 0);
}

function isReliable(infos) {
  return Boolean(infos[0]?.proof) || visits(infos) >= MIN_VISITS;
}

/** Returns whether candidates say more than the known ones: by a proof, else by more visits. */
function isDeeper(infos, known) {
  const [proof, before] = [Boolean(infos[0]?.proof), Boolean(known.infos[0]?.proof)];
  return proof === before ? visits(infos) >= visits(known.infos) : proof;
}

/** Returns whether a restarted analysis is less deep than the known one with as many candidates. */
function isBehind(infos, known) {
  const depth = Math.max(0, ...infos.map((info) => info.depth ?? 0));
  const reached = Math.max(0, ...(known?.infos ?? []).map((info) => info.depth ?? 0));
  return Boolean(known) && infos.length <= known.infos.length && !isDeeper(infos, known) && (depth === 0 || depth < reached);
}

function withEvaluation(state, node, engine, evaluation) {
  const byEngine = { ...state.evaluations[node], [engine]: evaluation };
  return { ...state, evaluations: { ...state.evaluations, [node]: byEngine } };
}

/** Stores an evaluation from outside an analysis, unless a better one is known. */
export function evaluated(state, node, engine, message) {
  const known = state.evaluations[node]?.[engine];
  const isLess = known && !isDeeper(message.moveInfos ?? [], known);
  return isLess ? state : analysed(state, node, engine, message, 0);
}

/**
 * Stores a report of an analysis that was asked for a number of lines, which is stored with the last report only.
 * Reports of a resumed analysis are ignored until they are as deep as the known one.
 */
export function analysed(state, node, engine, message, lines) {
  const infos = message.moveInfos ?? [];
  const known = state.evaluations[node]?.[engine];
  if ((!infos.length && !message.rootInfo) || (message.isDuringSearch && isBehind(infos, known))) {
    return state;
  }
  const blackWinRate = isReliable(infos) ? infos[0].winrate : null;
  return withEvaluation(state, node, engine, { infos, blackWinRate, lines: message.isDuringSearch ? 0 : lines });
}

/** Stores a win rate that a file gives without candidates. */
export function rated(state, node, engine, blackWinRate) {
  return withEvaluation(state, node, engine, { infos: [], blackWinRate, lines: 0 });
}

/** Stores the win rate of a finished position, which needs no search. */
export function settled(state, node, verdict) {
  if (verdict.state === "open") {
    return state;
  }
  const rate = verdict.state === "drawn" ? 0.5 : verdict.side === "B" ? 1 : 0;
  const evaluation = { infos: [], blackWinRate: rate, lines: 0 };
  return { ...state, evaluations: { ...state.evaluations, [node]: { referee: evaluation } } };
}
