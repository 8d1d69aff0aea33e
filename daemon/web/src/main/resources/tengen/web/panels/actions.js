/** The row of buttons under the moves, or the bar at the bottom of a phone. A question replaces the row. */
import { h } from "preact";
import { exploring, isAtStoredEnd, isOver } from "../explore.js";
import { CELL, focusNext } from "../focus.js";
import { icon } from "../icons.js";
import { isTrying } from "../lesson.js";
import { passOf } from "../look.js";
import { isAsked, isMatch } from "../match.js";
import { watches } from "../screens.js";
import { next } from "../tree.js";
import { moveName } from "../vertex.js";
import { ExploreBar } from "./explore.js";
import { Pace } from "./players.js";
import { MatchActions, Request } from "./requests.js";
import { Setup } from "./tools.js";

/** Draws a button of the row. @param {object} more id and further attributes */
function button(name, label, onClick, more = {}) {
  return h("button", { class: "btn", onClick, ...more }, [icon(name), h("span", {}, label)]);
}

/** Asks for the confirmation of a point that was tapped once. */
function ConfirmMove({ state, settings, t, act }) {
  function answer(action) {
    act(action);
    focusNext(CELL);
  }

  const point = moveName(state.ghost, state.game, settings.notation, t);
  return h("div", { class: "actions confirm", role: "group", "aria-label": t("play.point", { point }) }, [
    button("close", t("cancel"), () => answer({ type: "ghost", ghost: null }), { id: "cancel" }),
    h("b", { class: "point" }, point),
    h("button", { class: "btn primary yes", id: "confirm",
      onClick: () => answer(isTrying(state)
        ? { type: "lesson", op: "tried", move: state.ghost }
        : { type: "play", move: state.ghost }) }, t("play.here")),
  ]);
}

function ConfirmResign({ t, act }) {
  return h("div", { class: "actions confirm", role: "group", "aria-label": t("resign.sure") }, [
    h("b", { class: "grow" }, t("resign.sure")),
    h("button", { class: "btn", id: "keep-playing", onClick: () => {
      act({ type: "ask", asking: null });
      focusNext("#resign, #more");
    } }, t("resign.not")),
    h("button", { class: "btn danger", id: "resign-sure", onClick: () => {
      act({ type: "resign" });
      focusNext(CELL);
    } }, t("resign")),
  ]);
}

/** Asks a person without a move to pass. */
function MustPass({ t, act }) {
  return h("div", { class: "actions confirm", role: "group", "aria-label": t("pass.must") }, [
    h("b", { class: "grow" }, t("pass.must")),
    h(Pass, { t, act, kind: "btn primary yes" }),
    h(More, { t, act }),
  ]);
}

function Pass({ t, act, kind = "btn" }) {
  return h("button", { class: kind, id: "pass", onClick: () => act({ type: "play", move: "pass" }) }, t("pass"));
}

function More({ t, act }) {
  return h("button", { class: "btn ghost square", id: "more", "aria-label": t("more"), "aria-haspopup": "dialog",
    onClick: () => act({ type: "dialog", dialog: "more" }) }, [icon("more"), h("span", { class: "name" }, t("more"))]);
}

function Steppers({ state, t, act }) {
  const go = (node) => () => node >= 0 && act({ type: "go", node });
  return [
    button("back", t("back"), go(state.tree.nodes[state.at].parent), { class: "btn on-phone" }),
    button("forward", t("forward"), go(next(state.tree, state.at)), { class: "btn on-phone" }),
  ];
}

function Share({ t, act }) {
  return button("share", t("share"), () => act({ type: "dialog", dialog: "share" }), { id: "share" });
}

function Playing({ state, t, act }) {
  const more = h(More, { t, act });
  const { players } = state;
  const isPaced = state.table?.id && players.B.kind === "engine" && players.W.kind === "engine";
  if (watches(state)) {
    return h("div", { class: "actions" }, [h(Steppers, { state, t, act }), more]);
  }
  if (isPaced) {
    return h("div", { class: "actions" }, [h(Pace, { state, t, act }), more]);
  }
  const isFresh = state.head === 0;
  const isReview = state.mode === "review";
  return h("div", { class: "actions" }, [
    button("takeBack", t("takeBack"), () => act({ type: "takeBack" }), { id: "take-back", disabled: isFresh || isAtStoredEnd(state) }),
    passOf(state) && h(Pass, { t, act }),
    !isMatch(state) && button("hint", t("hint"), () => act({ type: "hint" }), { id: "hint" }),
    h(MatchActions, { state, t, act }),
    h(Steppers, { state, t, act }),
    isReview && h(Share, { t, act }),
    !isReview && button("resign", t("resign"), () => {
      act({ type: "ask", asking: "resign" });
      focusNext("#keep-playing");
    }, { id: "resign", class: "btn quiet-danger on-desk", disabled: isFresh }),
    more,
  ]);
}

function Over({ state, t, act }) {
  return h("div", { class: "actions" }, [
    button("new", t("newGame"), () => act({ type: "dialog", dialog: "new" }), { id: "new" }),
    h(Steppers, { state, t, act }),
    h(Share, { t, act }),
    h(More, { t, act }),
  ]);
}

export function Actions(props) {
  const { state } = props;
  if (state.setup) {
    return h(Setup, props);
  }
  if (state.asking === "resign") {
    return h(ConfirmResign, props);
  }
  if (state.isGhostAsked && state.ghost) {
    return h(ConfirmMove, props);
  }
  if (isAsked(state)) {
    return h(Request, props);
  }
  if (passOf(state) === "must") {
    return h(MustPass, props);
  }
  if (exploring(state)) {
    return h("div", { class: "actions exploring" }, [h(ExploreBar, props), h(More, props)]);
  }
  return h(isOver(state) ? Over : Playing, props);
}
