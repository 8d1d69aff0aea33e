/** The review's card: whose mistakes, the current mistake, and another attempt at it. */
import { h } from "preact";
import { signOf } from "../evaluations.js";
import { CELL, focusNext } from "../focus.js";
import { icon } from "../icons.js";
import {
  accuracy, betterLine, chances, forcedWin, lessonMistakes, nextMistake, onlyPerson, shownMistake, turningPoints,
} from "../lesson.js";
import { shownLine } from "../playedLine.js";
import { lineThrough, other } from "../tree.js";
import { moveName } from "../vertex.js";
import { Line } from "./line.js";

/** Selector of the button for another attempt at a mistake. */
const TRY = "#lesson-try";

const CLASSES = { "??": "bb", "?": "b", "?!": "i" };

/** @param {object} props next: selector of what receives the focus, by default the button again */
function Button({ id, op, node, primary, next = `#${id}`, children, act }) {
  return h("button", { id, class: primary ? "btn primary grow" : "btn", onClick: () => {
    act({ type: "lesson", op, node });
    focusNext(next);
  } }, children);
}

function Whose({ state, t, act }) {
  const { whose } = state.lesson;
  const choice = (value, label) =>
    h("label", { key: value }, [
      h("input", { type: "radio", name: "whose", value, checked: whose === value,
        onChange: () => act({ type: "lesson", op: "whose", whose: value }) }),
      `${label} ${lessonMistakes(state, value).length}`,
    ]);
  const own = onlyPerson(state);
  return h("div", { class: "seg", role: "radiogroup", "aria-label": t("lesson.whose") }, own
    ? [choice(own, t("lesson.yours")), choice("all", t("lesson.all"))]
    : [choice("B", t("stone.B")), choice("W", t("stone.W")), choice("all", t("lesson.all"))]);
}

/** Shows the accuracy of both sides, and the moves that changed the win rate most. */
function Overview({ state, settings, t, act }) {
  const name = (node) => moveName(state.tree.nodes[node].move, state.game, settings.notation, t);
  const ply = (node) => state.lesson.line.indexOf(node);
  const points = turningPoints(state);
  const visited = state.lesson.node;
  const [first] = lessonMistakes(state);
  const percents = ["B", "W"].map((side) => ({ side, percent: accuracy(state, side) })).filter(({ percent }) => percent !== null);
  const turned = (node) => {
    const { parent, side } = state.tree.nodes[node];
    return t("lesson.turned", { ply: ply(node), move: name(node), side: t(`stone.${side}`),
      before: chances(state, parent, side), after: chances(state, node, side) });
  };
  return [
    h("p", { id: "accuracy" }, percents.map(({ side, percent }) =>
      t("lesson.accuracy", { side: t(`stone.${side}`), percent })).join(" · ")),
    first === undefined
      ? h("p", { id: "no-mistakes" }, t(state.lesson.whose === "all" ? "lesson.none" : "lesson.noneOfYours"))
      : h("div", { class: "row" }, h(Button, { id: "lesson-first", op: "visit", node: visited > 0 ? visited : first, primary: true, next: TRY, act },
          t(visited > 0 ? "lesson.back" : "lesson.first"))),
    points.length > 0 && h("ul", { id: "turning-points" }, points.map((node) =>
      h("li", { key: node }, h("button", { class: "btn ghost small", "data-turning": node,
        onClick: () => {
          act({ type: "lesson", op: "visit", node });
          focusNext(TRY);
        } }, turned(node))))),
  ];
}

/** Returns a sentence that names the mistake and its effect. */
function heading(state, node, move, t) {
  const { side } = state.tree.nodes[node];
  const moves = forcedWin(state, node);
  return moves === null
    ? t("lesson.mistake", { move })
    : t("lesson.loses", { move, side: t(`stone.${other(side)}`), moves });
}

function Shown({ state, settings, t, act, node }) {
  const { side, parent, move } = state.tree.nodes[node];
  const written = (each) => moveName(each, state.game, settings.notation, t);
  const better = betterLine(state, node);
  const sign = signOf(state, node);
  const before = chances(state, parent, side);
  const after = chances(state, node, side);
  const line = shownLine(state);
  const isOwn = onlyPerson(state) === side;
  return [
    h("h2", {}, [h("span", { class: `sig ${CLASSES[sign]}` }, sign), ` ${heading(state, node, written(move), t)}`]),
    h("p", {}, [
      before !== null && after !== null && t(isOwn ? "lesson.chancesYours" : "lesson.chances", { before, after }), " ",
      line?.title === "better" && better && t("lesson.better", { move: written(better.move) }),
    ]),
    line && h(Line, { state, settings, t, act }),
    h("div", { class: "row wrap", "aria-live": "off" }, [
      h(Button, { id: "lesson-try", op: "try", primary: true, next: CELL, act }, t("lesson.try")),
      h(Button, { id: "lesson-why", op: "why", act }, t("lesson.why")),
      better && h(Button, { id: "lesson-better", op: "better", act }, t("lesson.show")),
      h(Button, { id: "lesson-next", op: "visit", node: nextMistake(state), act }, t("lesson.next")),
    ]),
  ];
}

const SIGNS = { wrong: "✗", right: "✓" };

function Trying({ state, settings, t, act, node }) {
  const { stage, tried } = state.lesson;
  const { side } = state.tree.nodes[node];
  const move = tried && moveName(tried, state.game, settings.notation, t);
  return [
    h("h2", {}, [
      SIGNS[stage] && h("span", { class: stage === "right" ? "sig g" : "sig bb" }, `${SIGNS[stage]} `),
      t(`lesson.${stage}`, { move, side: t(`stone.${side}`) }),
    ]),
    stage !== "right" && h("p", {}, t("lesson.find", { side: t(`stone.${side}`) })),
    h("div", { class: "row wrap", "aria-live": "off" }, stage === "right"
      ? [h(Button, { id: "lesson-next", op: "visit", node: nextMistake(state), primary: true, act }, t("lesson.next")),
         h(Button, { id: "lesson-better", op: "better", act }, t("lesson.show"))]
      : [stage === "wrong" && h(Button, { id: "lesson-try", op: "try", primary: true, next: CELL, act }, t("lesson.try")),
         h(Button, { id: "lesson-better", op: "better", act }, t("lesson.show")),
         h(Button, { id: "lesson-next", op: "visit", node: nextMistake(state), act }, t("lesson.skip"))]),
  ];
}

/** Shows the progress of a review where its lesson will stand, so that nothing moves at its end. */
function Reviewing({ review, t, act }) {
  const { turns, open } = review;
  return h("section", { class: "card lesson", id: "reviewing", "aria-label": t("review") }, [
    h("div", { class: "rh" }, [
      h("h2", {}, t("reviewing", { left: open.length })),
      h("button", { class: "btn", id: "review-cancel", onClick: () => act({ type: "review" }) }, t("cancel")),
    ]),
    h("progress", { class: "far", max: turns.length, value: turns.length - open.length, "aria-label": t("review") }),
  ]);
}

/** Shows the lesson about the reviewed line, or how far the review is; nothing before a review. */
export function Lesson(props) {
  const { state, t, act } = props;
  if (!state.lesson && state.review) {
    return h(Reviewing, { review: state.review, t, act });
  }
  if (!state.lesson || !state.lesson.line.every((node) => lineThrough(state.tree, node).length)) {
    return null;
  }
  const node = shownMistake(state);
  const isTried = node !== null && ["try", "judging", "wrong", "right"].includes(state.lesson.stage) && !shownLine(state);
  const view = node === null ? Overview : isTried ? Trying : Shown;
  return h("section", { class: "card lesson", id: "lesson", "aria-label": t("review") }, [
    h("div", { class: "rh" }, [
      h("h2", {}, t("review")),
      h(Whose, { state, t, act }),
      h("button", { class: "btn square ghost", id: "lesson-close", "aria-label": t("close"),
        onClick: () => {
          act({ type: "lesson", op: "close" });
          focusNext("#review");
        } }, icon("close")),
    ]),
    h("div", { class: "lessontext", "aria-live": "polite" }, h(view, { ...props, node })),
  ]);
}
