/** The screen to play and analyse on. */
import { h } from "preact";
import { Board } from "../board/board.js";
import { betterThan, lossOf, signOf } from "../evaluations.js";
import { CELL, focusNext } from "../focus.js";
import { Analysis } from "../panels/analysis.js";
import { ExploreBar, exploringText } from "../panels/explore.js";
import { Graph } from "../panels/graph.js";
import { openingText } from "../panels/opening.js";
import { Players, standing } from "../panels/players.js";
import { Resume } from "../panels/resume.js";
import { Tools } from "../panels/tools.js";
import { Steps, Tree } from "../panels/tree.js";
import { isAnalysing } from "../queries.js";
import { moveName } from "../vertex.js";

/** A game without a board: its text, and its moves as buttons. */
function TextGame({ state, t, act }) {
  const there = state.positions[state.at];
  return h("div", { class: "text-game" }, [
    h("p", { id: "position" }, there?.position ?? ""),
    h("div", { class: "buttons", role: "group", "aria-label": t("moves") },
      (there?.moves ?? []).map((move) =>
        h("button", { "data-move": move, onClick: () => act({ type: "play", move }) }, move))),
  ]);
}

function said(state, settings, t) {
  const { message } = state;
  switch (message?.kind) {
    case "illegal":
      return `${moveName(message.move, state.game, settings.notation)}: ${t.said(message.reason)}`;
    case "reviewed":
      return t("reviewed", message);
    case "noGame":
      return [t("noGame"), message.fault && t.said(message.fault)].filter(Boolean).join(" ");
    case "notes":
      return message.notes.map((note) => t.said(note)).join(". ");
    case "error":
      return t.fault(message.text, message.code);
    case "unstored":
      return t("notes.local", { reason: t.said(message.text) });
    case "said":
      return message.text;
    default:
      return "";
  }
}

/** Of a move that was a mistake: what it lost, and what would have been better. */
function mistaken(state, settings, t) {
  const written = (move) => moveName(move, state.game, settings.notation);
  const better = signOf(state, state.at) && betterThan(state, state.at);
  return better
    ? t("mistaken", {
        move: written(state.tree.nodes[state.at].move),
        loss: Math.round(100 * lossOf(state, state.at)),
        better: written(better),
      })
    : "";
}

/** What a screen reader is told: moves, the end, errors, and a mistake once what it lost stays; never progress. */
export function Announcements({ state, settings, t }) {
  const { side, move } = state.tree.nodes[state.at];
  const moved = move ? `${t(`stone.${side}`)} ${moveName(move, state.game, settings.notation)}` : "";
  const lost = state.review || isAnalysing(state) ? "" : mistaken(state, settings, t);
  const text = [said(state, settings, t) || lost, moved, exploringText(state, t), openingText(state, t), standing(state, t)].filter(Boolean).join(". ");
  return h("div", { class: "hidden", role: "status", "aria-live": "polite" }, text);
}

/** A move that is chosen on the board, to be played or not. It keeps its room where none is: what is below stays where it is. */
function Confirmation({ state, settings, act }) {
  function answer(action) {
    act(action);
    focusNext(CELL);
  }

  const isAsked = state.ghost && !state.setup;
  return h("div", { class: isAsked ? "buttons confirm" : "buttons confirm unused" }, [
    h("button", { id: "cancel", onClick: () => answer({ type: "ghost", ghost: null }) }, "✗"),
    h("b", {}, isAsked ? moveName(state.ghost, state.game, settings.notation) : ""),
    h("button", { id: "confirm", onClick: () => answer({ type: "play", move: state.ghost }) }, "✓"),
  ]);
}

export function Play(props) {
  const { state, settings, t, act } = props;
  return [
    h("div", { class: "left" }, [
      state.game.text ? h(TextGame, props) : h(Board, props),
      settings.input === "confirm" && !state.game.text && h(Confirmation, props),
      h(ExploreBar, props),
      h(Steps, props),
      h("p", { class: "said", id: "message" }, said(state, settings, t) || mistaken(state, settings, t)),
      h(Tools, props),
    ]),
    h("div", { class: "right" }, [h(Resume, props), h(Players, props), h(Analysis, props), h(Graph, props), h(Tree, props)]),
  ];
}
