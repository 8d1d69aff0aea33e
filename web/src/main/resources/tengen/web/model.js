/** The page's state and how it changes: one pure reducer. */
import { firstPass, secondPass } from "./queries.js";
import * as trees from "./tree.js";

/** A new game on a board. */
export function boardGame(rules, width, height, stones = [], first = null) {
  return { rules, width, height, stones, first, text: null };
}

/** The engines that play these rules on this board. */
export function enginesFor(state, rules, width, height) {
  return (state.hello?.engines ?? []).filter((engine) =>
    engine.games.some(
      (game) =>
        game.rules === rules &&
        (!game.maxSide || (game.minSide <= Math.min(width, height) && Math.max(width, height) <= game.maxSide)),
    ),
  );
}

/** The analyst goes on where it plays the new game too; else the first that does takes its place. */
function analystFor(state, { rules, width, height }) {
  const able = enginesFor(state, rules, width, height).map((engine) => engine.id);
  const { engine } = state.analysis;
  return { ...state.analysis, engine: able.includes(engine) ? engine : (able[0] ?? engine) };
}

const BEGUN = {
  tree: trees.newTree(),
  at: 0,
  head: 0,
  positions: {},
  evaluations: {},
  marks: {},
  hint: -1,
  review: null,
  overlay: null,
  preview: null,
  resigned: null,
  paused: false,
  setup: null,
  message: null,
};

export const initial = {
  ...BEGUN,
  epoch: 0,
  connection: "connecting",
  hello: null,
  game: boardGame("gomoku-freestyle", 15, 15),
  players: { B: { kind: "human" }, W: { kind: "engine", engine: "gomoku", visits: 20000 } },
  analysis: { on: false, engine: "gomoku", lines: 5, shown: true },
  ghost: null,
  dialog: null,
};

/** A mistake loses so much of a win rate, from 0 to 1. */
export const MISTAKES = [
  { sign: "??", loss: 0.2 },
  { sign: "?", loss: 0.1 },
  { sign: "?!", loss: 0.05 },
];

/** Black's win rate at a node, as far as any engine has said. */
export function winRate(state, node, engine = null) {
  const said = state.evaluations[node] ?? {};
  return (engine ? said[engine] : Object.values(said)[0])?.blackWinRate ?? null;
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

/** A stone of the tool's side there, or none. */
function put(setup, vertex) {
  const others = setup.stones.filter(([, at]) => at !== vertex);
  return { ...setup, stones: setup.tool === "erase" ? others : [...others, [setup.tool, vertex]] };
}

function begin(state, game, players) {
  const analysis = analystFor(state, game);
  return { ...state, ...BEGUN, game, players, analysis, epoch: state.epoch + 1, dialog: null };
}

/** Shows a node; the game stays where it is. */
function goTo(state, node) {
  return node < 0
    ? state
    : {
        ...state,
        tree: trees.visit(state.tree, node),
        at: node,
        ghost: null,
        preview: null,
        message: null,
      };
}

/** A move of whose turn it is, and the game goes on from there. */
function play(state, move) {
  const there = state.positions[state.at];
  if (!there || there.verdict.state !== "open" || state.resigned) {
    return state;
  }
  const illegal = there.illegal?.find(([vertex]) => vertex === move);
  if (illegal) {
    return { ...state, message: { kind: "illegal", move, reason: illegal[1] } };
  }
  if (there.stones?.some(([, vertex]) => vertex === move)) {
    return state;
  }
  const [tree, node] = trees.play(state.tree, state.at, there.toMove, move);
  return goTo({ ...state, tree, head: node }, node);
}

/** Adds a line of moves below a node, for looking at: the game stays where it is. */
function branch(state, node, moves) {
  let tree = state.tree;
  let at = node;
  let side = state.positions[node]?.toMove ?? "B";
  for (const move of moves) {
    [tree, at] = trees.play(tree, at, side, move);
    side = trees.other(side);
  }
  return goTo({ ...state, tree }, at);
}

/** Back to the last turn of a person. */
function takeBack(state) {
  let node = state.tree.nodes[state.head].parent;
  while (node > 0 && state.players[trees.other(state.tree.nodes[node].side)].kind !== "human") {
    node = state.tree.nodes[node].parent;
  }
  return node < 0 ? state : goTo({ ...state, head: node, resigned: null }, node);
}

/** What an engine has said of a node; only an analysis that ran to its end is done. */
function evaluated(state, node, engine, message, isAnalysis = false) {
  const infos = message.moveInfos ?? [];
  if (!infos.length && !message.rootInfo) {
    return state;
  }
  const said = {
    infos,
    blackWinRate: infos.length ? infos[0].winrate : null,
    done: isAnalysis && !message.isDuringSearch,
  };
  const there = { ...state.evaluations[node], [engine]: said };
  return { ...state, evaluations: { ...state.evaluations, [node]: there } };
}

/** A finished position has a win rate without a search. */
function settled(state, node, verdict) {
  if (verdict.state === "open") {
    return state;
  }
  const rate = verdict.state === "drawn" ? 0.5 : verdict.side === "B" ? 1 : 0;
  const said = { infos: [], blackWinRate: rate, done: true };
  return { ...state, evaluations: { ...state.evaluations, [node]: { referee: said } } };
}

function reviewed(state, engine, message) {
  const { line, open, pass } = state.review;
  const node = line[message.turnNumber];
  const known = state.evaluations[node]?.referee ? state : evaluated(state, node, engine, message);
  const review = { ...state.review, open: open.filter((each) => each !== node) };
  const next = { ...known, review };
  if (review.open.length || message.isDuringSearch) {
    return next;
  }
  const found = mistakes(next, line);
  return pass === 1 && found.length
    ? { ...next, review: secondPass(next, found) }
    : { ...next, review: null, message: { kind: "reviewed", count: found.length } };
}

/** What was asked in vain is not asked again by itself. */
const FAILED = {
  move: () => ({ paused: true }),
  analysis: (state) => ({ analysis: { ...state.analysis, on: false } }),
  overlay: () => ({ overlay: null }),
  hint: () => ({ hint: -1 }),
  review: () => ({ review: null }),
  position: (state) => ({ positions: { ...state.positions, [state.at]: NOWHERE } }),
};

/** A position that the referee refuses: nothing can be played there. */
const NOWHERE = { verdict: { state: "refused" }, stones: [], illegal: [] };

function answered(state, message) {
  if (message.action === "tengen-hello") {
    const greeted = { ...state, hello: message };
    return { ...greeted, analysis: analystFor(greeted, state.game) };
  }
  const [kind, epoch, number, more] = String(message.id ?? "").split(":");
  if (Number(epoch) !== state.epoch || message.warning) {
    return state;
  }
  if (message.error) {
    return { ...state, ...FAILED[kind]?.(state), message: { kind: "error", text: message.error } };
  }
  const node = Number(number);
  switch (kind) {
    case "position":
      return settled(
        { ...state, positions: { ...state.positions, [node]: message } }, node, message.verdict);
    case "analysis":
      return evaluated(state, node, more, message, true);
    case "hint":
      return { ...evaluated(state, node, more, message), hint: -1 };
    case "overlay":
      return { ...state, marks: { ...state.marks, [node]: { ...state.marks[node], [more]: message } } };
    case "move":
      return moved(state, node, more, message);
    case "review":
      return state.review && state.review.pass === node ? reviewed(state, more, message) : state;
    default:
      return state;
  }
}

/** An engine's move: the page follows the game where it showed its head. */
function moved(state, node, engine, message) {
  const known = evaluated(state, node, engine, message);
  const best = message.moveInfos?.[0]?.move;
  if (message.isDuringSearch || node !== state.head || !best) {
    return known;
  }
  const side = state.positions[node].toMove;
  const [tree, child] = trees.play(known.tree, node, side, best);
  const grown = { ...known, tree, head: child };
  return state.at === node ? goTo(grown, child) : grown;
}

const CHANGES = {
  connection: (state, { connection }) => ({ ...state, connection }),
  answer: (state, { message }) => answered(state, message),
  begin: (state, { game, players }) => begin(state, game, players ?? state.players),
  loaded: (state, { game, tree, at }) => ({
    ...begin(state, game, { B: { kind: "human" }, W: { kind: "human" } }), tree, at, head: at }),
  play: (state, { move }) => play(state, move),
  go: (state, { node }) => goTo(state, node),
  branch: (state, { node, moves }) => branch(state, node, moves),
  takeBack,
  resign: (state) => ({ ...state, resigned: state.positions[state.head]?.toMove ?? null }),
  pause: (state) => ({ ...state, paused: !state.paused }),
  players: (state, { players }) => ({ ...state, players }),
  analysis: (state, { change }) => ({ ...state, analysis: { ...state.analysis, ...change } }),
  overlay: (state, { overlay }) => ({
    ...state, overlay: state.overlay?.name === overlay?.name ? null : overlay }),
  hint: (state) => ({
    ...state, hint: state.at, analysis: { ...state.analysis, shown: true } }),
  review: (state) => ({ ...state, review: state.review ? null : firstPass(state) }),
  preview: (state, { preview }) => ({ ...state, preview }),
  ghost: (state, { ghost }) => ({ ...state, ghost }),
  dialog: (state, { dialog }) => ({ ...state, dialog }),
  setup: (state, { setup }) => ({ ...state, setup }),
  put: (state, { vertex }) => ({ ...state, setup: put(state.setup, vertex) }),
  message: (state, { message }) => ({ ...state, message }),
  remove: (state, { node }) => {
    const parent = state.tree.nodes[node].parent;
    const isHead = trees.pathTo(state.tree, state.head).includes(node);
    const tree = trees.remove(state.tree, node);
    return parent < 0 ? state : goTo({ ...state, tree, head: isHead ? parent : state.head }, parent);
  },
  promote: (state, { node }) => ({ ...state, tree: trees.promote(state.tree, node) }),
  comment: (state, { node, text }) => ({ ...state, tree: trees.comment(state.tree, node, text) }),
};

/** The state after an action: {type, …}. */
export function reduce(state, action) {
  return CHANGES[action.type](state, action);
}
