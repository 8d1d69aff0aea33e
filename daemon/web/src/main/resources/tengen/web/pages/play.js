/** The screen to play and analyse on. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { Board, percent, shownInfos } from "../board/board.js";
import { lossOf, signOf } from "../evaluations.js";
import { passText } from "../look.js";
import { invitation, isAwaited } from "../match.js";
import { sizedName } from "../names.js";
import { Actions } from "../panels/actions.js";
import { Analysis } from "../panels/analysis.js";
import { bottomSide, PlayerBar } from "../panels/bars.js";
import { exploringText } from "../panels/explore.js";
import { EndCard, isEndShown } from "../panels/end.js";
import { EvaluationBar } from "../panels/evaluation.js";
import { Graph } from "../panels/graph.js";
import { betterLine } from "../lesson.js";
import { openingText } from "../panels/opening.js";
import { Notices, standing } from "../panels/players.js";
import { Resume } from "../panels/resume.js";
import { Invitation, Lesson } from "../panels/later.js";
import { begunText, requestText } from "../panels/requests.js";
import { Tabs } from "../panels/tabs.js";
import { Tools } from "../panels/tools.js";
import { Moves, Notes, Steps } from "../panels/tree.js";
import { moveWords } from "../pictures/current.js";
import { sideName } from "../pictures/sides.js";
import { TextGame, TextValue } from "../pictures/textgame.js";
import { pendingText } from "../pending.js";
import { isAnalysing } from "../queries.js";
import { other } from "../tree.js";
import { moveName, withPoints } from "../vertex.js";
import { Home } from "./home.js";

function messageText(state, settings, t) {
  const { message } = state;
  switch (message?.kind) {
    case "illegal":
      return t.labelled(moveName(message.move, state.game, settings.notation, t), t.message(message.reason));
    case "reviewed":
      return t("reviewed", message);
    case "noGame":
      return t.sentences([t("noGame"), message.fault && t.message(message.fault)]);
    case "notes":
      return t.sentences(message.notes.map((note) => t.message(note)));
    case "error":
      return ["unknown-table", "unknown-game"].includes(message.code)
        ? t("table.unknown")
        : t.fault(withPoints(message.text, state.game, settings.notation), message.code);
    case "unstored":
      return t("notes.local", { reason: t.sentences(message.reasons.map((reason) => t.message(reason))) });
    case "text":
      return message.text;
    default:
      return pendingText(state, settings, t);
  }
}

/** Returns what a mistake lost and what would have been better; "" for other moves. */
function mistakeText(state, settings, t) {
  const written = (move) => moveName(move, state.game, settings.notation, t);
  const better = signOf(state, state.at) && betterLine(state, state.at);
  return better
    ? t("mistaken", {
        move: written(state.tree.nodes[state.at].move),
        loss: Math.round(100 * lossOf(state, state.at)),
        better: written(better.move),
      })
    : "";
}

/** Returns the hint that was asked for at the position shown, once it is known; "" where there is none. */
function hintText(state, settings, t) {
  const best = state.hinted === state.at && !isAnalysing(state) ? shownInfos(state)[0] : null;
  const position = state.positions[state.at];
  if (!best || !position) {
    return "";
  }
  const move = state.game.text ? moveWords(state, state.at, best.move, t) : null;
  return t("hint.text", { move: move ?? moveName(best.move, state.game, settings.notation, t), worth: percent(best, position.toMove) });
}

/** Announces moves, the end, hints, errors and mistakes to screen readers, but never progress. A review tells the end at the last move alone. */
export function Announcements({ state, settings, t }) {
  const { side, move, parent } = state.tree.nodes[state.at];
  const words = () => (state.game.text
    ? t.labelled(sideName(state, side, t), moveWords(state, parent, move, t) ?? move)
    : `${sideName(state, side, t)} ${moveName(move, state.game, settings.notation, t)}`);
  const hint = hintText(state, settings, t);
  const moved = move && !hint ? words() : "";
  const lost = state.review || isAnalysing(state) ? "" : mistakeText(state, settings, t);
  const isEndTold = state.mode !== "review" || state.at === state.head;
  const text = t.sentences([messageText(state, settings, t) || lost, hint, moved, exploringText(state, t), passText(state, t), openingText(state, t),
    begunText(state, t), requestText(state, t), isEndTold && standing(state, t)]);
  return h("div", { class: "hidden", role: "status", "aria-live": "polite" }, text);
}

/** Time until a message over the board disappears, in milliseconds. */
const MESSAGE_MS = 8000;

/**
 * Shows the page's message about the last action. While playing it lies over the board for a while, or in place of a position that
 * the referee rejects; a review shows the game's name without one.
 */
export function Message({ state, settings, t, act }) {
  const isFloating = state.mode !== "review";
  const isBrief = isFloating && state.positions[state.at]?.verdict.state !== "refused";
  const { message } = state;
  useEffect(() => {
    const timer = isBrief && message ? setTimeout(() => act({ type: "message", message: null }), MESSAGE_MS) : 0;
    return () => clearTimeout(timer);
  }, [isBrief, message]);
  const text = messageText(state, settings, t) || (state.mode === "review" ? mistakeText(state, settings, t) : "");
  return h("p", { class: isFloating ? "float-message" : "message", id: "message", "data-empty": String(!text),
    "data-kind": message?.kind, "data-name": sizedName(state.game, t) }, text);
}

const TABS = ["moves", "analysis", "graph", "notes"];

/** The tabs of a phone, which shows one panel below the board. A lesson stands in the analysis' panel. */
function PhoneTabs({ state, t, act }) {
  const words = TABS.map((tab) => t(tab === "analysis" && (state.lesson || state.review) ? "review" : `tab.${tab}`));
  return h(Tabs, { names: TABS, words, look: "seg tabs-bar", state, t, act });
}

/** The moves, with their steps while playing. A review has the steps below all panels, where they stay in view. */
function MovesCard(props) {
  const { state, t } = props;
  return h("section", { class: "moves card", id: "panel-moves", "data-panel": "moves", role: state.mode === "review" ? "tabpanel" : undefined,
    "aria-label": t("moves") }, [
    h("div", { class: "bar" }, [
      h("h2", {}, t("moves")),
      h("span", { class: "chip rules" }, sizedName(state.game, t)),
    ]),
    h(Moves, props),
    state.mode !== "review" && h(Steps, props),
  ]);
}

/**
 * The panels of the column. A review on a desktop has tabs for the candidates, the moves and the notes; the graph stays in
 * view, below them, or above them with a lesson or the progress of a review.
 */
function Panels({ isShown, ...props }) {
  const isReview = props.state.mode === "review";
  // A key for each place: a graph that moves could move its neighbours, which would lose the focus.
  const graph = (key) => isShown("graph") && h("div", { key, id: "panel-graph", "data-panel": "graph" }, h(Graph, props));
  const isTaught = props.state.lesson || props.state.review;
  return [
    isTaught && isShown("analysis") && h("div", { key: "lesson", class: "lesson-panel" }, h(Lesson, props)),
    isTaught && graph("above"),
    isShown("analysis") && h(Analysis, props),
    h(MovesCard, props),
    isShown("notes") && h("div", { class: "card pad", id: "panel-notes", "data-panel": "notes", role: "tabpanel", "aria-label": props.t("tab.notes") }, [h(Notes, props), isReview && h(Tools, props)]),
    !isTaught && graph("below"),
  ];
}

/** The column beside the board: players, moves and actions, and for a review the engine's panels. */
function Column(props) {
  const { state, t } = props;
  const bottom = bottomSide(state);
  const isReview = state.mode === "review";
  const end = isReview && standing(state, t);
  // While playing, a phone shows the panel of the chosen tab, and no other device has tabs.
  const isShown = (tab) => isReview || state.tab === tab;
  return h("aside", { class: `side ${state.mode}`, "aria-label": t(isReview ? "screen.analyse" : "game") }, [
    h("h1", { class: "hidden rules" }, sizedName(state.game, t)),
    h(PlayerBar, { ...props, side: other(bottom), where: "top" }),
    h("div", { class: "middle" }, [
      h(PhoneTabs, props),
      isReview && h(Message, props),
      h(Notices, props),
      h(TextValue, props),
      isReview && h(Resume, props),
      end && h("p", { class: "end", id: "end" }, end),
      h(Panels, { ...props, isShown }),
    ]),
    isReview && h("div", { class: "card step-card" }, h(Steps, props)),
    h(Actions, props),
    h(PlayerBar, { ...props, side: bottom, where: "bottom" }),
  ]);
}

/** Keeps the column's place until the players of the table are known. */
function Awaited({ state, t }) {
  return h("aside", { class: `side ${state.mode}`, "aria-label": t("game"), "aria-busy": "true" });
}

export function Play(props) {
  const { state, act } = props;
  const isHome = state.mode === "home";
  const isInvited = invitation(state) !== null;
  const hasBar = state.mode === "review" && !state.game.text;
  const board = h("div", { class: "stage", onPointerDown: () => isEndShown(state) && act({ type: "hideEnd" }) }, [
    hasBar && h(EvaluationBar, props),
    state.game.text ? h(TextGame, props) : h(Board, props),
    state.mode !== "review" && h(Message, props),
  ]);
  const mode = isInvited ? "home" : hasBar ? "review eval" : state.mode;
  return h("div", { class: `table ${mode}`, "data-tab": state.tab }, [
    board,
    h(isHome ? Home : isInvited ? Invitation : isAwaited(state) ? Awaited : Column, props),
    isHome && state.isGhostAsked && state.ghost && h(Actions, props),
    isEndShown(state) && h(EndCard, props),
  ]);
}
