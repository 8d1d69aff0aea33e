/** The board: drawing and cells, from the state. */
import { h } from "preact";
import { useMemo, useRef } from "preact/hooks";
import { knownInfos } from "../evaluations.js";
import { isOver } from "../explore.js";
import { isTrying, shownMistake } from "../lesson.js";
import { lookOf, rarePoints, stonesOf, turnPoints } from "../look.js";
import { shownLine } from "../playedLine.js";
import { pendingMove } from "../pending.js";
import { engineToMove } from "../queries.js";
import { pathTo, turnsOf } from "../tree.js";
import { pointOf, shown } from "../vertex.js";
import { Grid } from "./grid.js";
import { badgesOf, HeatLegend, lineOf, marksOf } from "./marks.js";
import { MARGIN, points, Stones } from "./stones.js";
import { wheelSteps } from "./wheel.js";

const MAX_CANDIDATES = 10;

/** Returns a candidate's value for the side to move: a win rate in percent, or a proved result. */
export function worth(info, toMove) {
  if (info.proof) {
    const sign = { win: "W", loss: "L", draw: "=" }[info.proof.result];
    return sign + (info.proof.plies ?? "");
  }
  return String(Math.round(100 * (toMove === "B" ? info.winrate : 1 - info.winrate)));
}

/** Returns the value with its sign. */
export function percent(info, toMove) {
  const value = worth(info, toMove);
  return info.proof ? value : `${value} %`;
}

/**
 * Returns an engine's candidates for the position shown. Returns none while they are hidden or would give away the
 * move that the reader is to find.
 */
export function shownInfos(state, engine = state.analysis.engine) {
  const isAnswer = shownMistake(state) !== null && ["try", "judging", "wrong"].includes(state.lesson.stage);
  return state.analysis.shown && !isAnswer ? knownInfos(state, engine) : [];
}

/** Returns the candidates to draw: none while another drawing is on the board. */
export function candidates(state, position, t) {
  if (state.preview || state.overlay || shownLine(state) || badgesOf(state).length) {
    return [];
  }
  const infos = shownInfos(state).slice(0, MAX_CANDIDATES);
  const most = Math.max(1, ...infos.map((info) => info.visits));
  return infos
    .map((info, index) => ({
      at: pointOf(info.move, state.game.width, state.game.height),
      best: index === 0,
      worth: worth(info, position.toMove),
      visits: t.short(info.visits),
      weight: info.visits / most,
    }))
    .filter((each) => each.at);
}

/** Returns the stones of the line that is pointed at. */
export function ghosts(state, position) {
  const { move: first, engine } = state.preview;
  const { pv = [], pvPlayers } = shownInfos(state, engine).find(({ move }) => move === first) ?? {};
  const shownMoves = pv.slice(0, state.preview?.length ?? pv.length);
  return turnsOf(position.toMove, shownMoves, pvPlayers)
    .map(({ side, move }, index) => ({ at: pointOf(move, state.game.width, state.game.height), side, number: index + 1 }))
    .filter((each) => each.at);
}

function numbered(state, settings) {
  const path = pathTo(state.tree, state.at).slice(1);
  const from = { none: path.length, ten: path.length - 10, all: 0 }[settings.numbers];
  return path
    .map((node, index) => ({ ...state.tree.nodes[node], number: index + 1 }))
    .slice(Math.max(0, from))
    .map(({ move, side, number }) => ({
      at: pointOf(move, state.game.width, state.game.height),
      side,
      number,
    }))
    .filter((each) => each.at);
}

function shownStones(state) {
  const stones = state.setup ? state.setup.stones : stonesOf(state);
  return stones.map(([side, vertex]) => ({
    side,
    vertex,
    at: pointOf(vertex, state.game.width, state.game.height),
  }));
}

/** Smallest number of lines whose labels and candidates need larger letters on small screens. */
const DENSE = 13;

function boardClass({ width, height }) {
  return Math.max(width, height) >= DENSE ? "board dense" : "board";
}

/** Returns whether the last stone follows the position that was shown before, so that it drops onto the board. */
function useFresh({ at, tree, epoch }) {
  const shown = useRef({ at, epoch, isFresh: false });
  if (shown.current.at !== at || shown.current.epoch !== epoch) {
    const isFresh = shown.current.epoch === epoch && tree.nodes[at].parent === shown.current.at;
    shown.current = { at, epoch, isFresh };
  }
  return shown.current.isFresh;
}

/** Draws the board of a state. `t` translates, `act` dispatches. */
export function Board({ state, settings, t, act }) {
  const { game } = state;
  const position = state.positions[state.at];
  const stones = shownStones(state);
  const last = state.at > 0 && !state.setup ? state.tree.nodes[state.at].move : null;
  const isOpen = position?.verdict.state === "open" && !(state.at === state.head && isOver(state));
  const illegal = new Map(isOpen && !state.setup ? (position.illegal ?? []) : []);
  const bySide = new Map(stones.map(({ vertex, side }) => [vertex, side]));

  const steps = useRef(null);
  steps.current ??= wheelSteps();

  /** Steps through the moves. With a modifier the wheel zooms the page or scrolls it sideways. */
  function wheel(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      return;
    }
    event.preventDefault();
    const step = steps.current(event);
    if (step) {
      act({ type: "stepBy", step });
    }
  }

  const notation = settings.notation;
  const names = useMemo(() => new Map(), [notation, game.height]);

  /** Returns a vertex in the chosen notation. The names are cached, since hundreds of cells need them at once. */
  function written(vertex) {
    const known = names.get(vertex) ?? shown(vertex, notation, game.height);
    names.set(vertex, known);
    return known;
  }

  function name(vertex) {
    const what = bySide.has(vertex)
      ? t(`stone.${bySide.get(vertex)}`)
      : t(illegal.has(vertex) ? "cell.illegal" : "cell.empty");
    return t.list([written(vertex), what, vertex === last && t("cell.last")]);
  }

  const isPlayed = (vertex, isSure) => settings.input === "direct" && (isSure || state.ghost === vertex);
  const asked = (vertex) => ({ type: "ghost", ghost: vertex, isAsked: true });

  function press(vertex, isSure) {
    if (state.setup) {
      act({ type: "put", vertex });
    } else if (isTrying(state)) {
      act(isPlayed(vertex, isSure) ? { type: "lesson", op: "tried", move: vertex } : asked(vertex));
    } else if (state.overlay?.name === "proof") {
      act({ type: "walk", move: vertex });
    } else if (isOpen && !isThinking) {
      act(isPlayed(vertex, isSure) ? { type: "play", move: vertex } : asked(vertex));
    }
  }

  /** Shows the line of a candidate, or the stone that a press on another point would play. */
  function hover(vertex) {
    const isCandidate = !state.setup && infos.some((info) => info.move === vertex);
    const length = settings.nextOnly ? 1 : null;
    act({ type: "preview", preview: isCandidate ? { move: vertex, length } : null });
    if (settings.input === "direct" && !state.isGhostAsked) {
      act({ type: "ghost", ghost: isCandidate ? null : vertex });
    }
  }

  const isFresh = useFresh(state);
  const infos = isOpen ? shownInfos(state).slice(0, MAX_CANDIDATES) : [];
  const isThinking = state.at === state.head && engineToMove(state) !== null;
  const wonLine = position?.verdict.line ? points(position.verdict.line, game) : [];
  const lastPoint = last && pointOf(last, game.width, game.height);
  const canHover = isOpen && !isThinking && state.ghost && !bySide.has(state.ghost);
  const rare = isOpen && !isThinking && !state.setup ? rarePoints(position, game) : null;
  const waiting = state.at === state.head && position && pendingMove(state);
  const ratio = (game.width - 1 + 2 * MARGIN) / (game.height - 1 + 2 * MARGIN);
  return h("div", { class: boardClass(game), id: "board", onWheel: wheel, style: { "--ratio": ratio } }, [
    h(Stones, {
      size: game,
      notation: settings.notation,
      stones,
      isSquares: lookOf(state)?.surface === "squares",
      last: lastPoint && { at: lastPoint, before: turnPoints(state), side: state.tree.nodes[state.at].side, isFresh },
      win: wonLine.length > 1 && !state.setup && { line: wonLine, side: bySide.get(position.verdict.line[0]) },
      numbers: settings.numbers === "none" || state.setup ? [] : numbered(state, settings),
      candidates: isOpen && !state.setup ? candidates(state, position, t) : [],
      ghosts: state.preview && position ? ghosts(state, position) : [],
      marks: marksOf(state),
      played: lineOf(state),
      badges: badgesOf(state),
      crosses: rare ? [] : points([...illegal.keys()], game),
      dots: rare ?? [],
      hover: (canHover && {
        at: pointOf(state.ghost, game.width, game.height),
        side: illegal.has(state.ghost) ? "refused" : position.toMove,
        isAsked: state.isGhostAsked,
      }) || (waiting && { at: pointOf(waiting, game.width, game.height), side: position.toMove }),
    }),
    h(HeatLegend, { state, t }),
    h(Grid, {
      size: game,
      label: t("board"),
      busy: !position,
      name,
      press,
      hover,
    }),
  ]);
}
