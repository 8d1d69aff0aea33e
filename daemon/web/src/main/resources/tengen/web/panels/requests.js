/** Requests between the two players of a match, and their buttons besides moves. */
import { h } from "preact";
import { CELL, focusNext } from "../focus.js";
import { icon } from "../icons.js";
import { awaySeconds, isAsked, isMatch, isPlaying, linkTo, mayAbort, seatOf, toAct } from "../match.js";
import { other } from "../tree.js";

/** Returns the name of a side's player, or the colour without a name. */
export function nameOf(state, side, t) {
  return state.players[side].name || t(`stone.${side}`);
}

function button(id, text, onClick, kind = "btn") {
  return h("button", { id, class: kind, onClick }, text);
}

/** Draws a button of the row of actions. */
function action(id, name, text, onClick) {
  return h("button", { id, class: "btn", onClick }, [icon(name), h("span", {}, text)]);
}

/** Tells who plays when a match begins, and whether it is this page's turn; "" after the first move and without a match. */
export function begunText(state, t) {
  const names = `${nameOf(state, "B", t)} – ${nameOf(state, "W", t)}`;
  return isPlaying(state) && state.head === 0 ? t.sentences([names, toAct(state) === seatOf(state) && t("turn.you")]) : "";
}

/** Returns the opponent's request in words; "" without one. */
export function requestText(state, t) {
  const { request, line } = state.table ?? {};
  return isAsked(state)
    ? t(`match.asks.${request.what}`, { name: nameOf(state, request.side, t), count: line.length - 1 - request.to })
    : "";
}

/** Shows a request of the opponent, to be accepted or declined, in place of the actions. */
export function Request({ state, t, act }) {
  const reply = (isAccepted) => () => {
    act({ type: "reply", isAccepted });
    focusNext(CELL);
  };
  return h("div", { class: "actions confirm", id: "request", role: "group", "aria-label": t("match.request") }, [
    h("b", { class: "grow" }, requestText(state, t)),
    button("decline", t("match.decline"), reply(false)),
    button("accept", t("match.accept"), reply(true), "btn primary"),
  ]);
}

/** Shows the person's own request, which the opponent has not answered. */
function Waiting({ state, request, t, act }) {
  return h("div", { class: "request", id: "request-waits" }, [
    h("span", { class: "grow" }, t(`match.asked.${request.what}`, { name: nameOf(state, other(request.side), t) })),
    button("withdraw", t("match.withdraw"), () => act({ type: "reply", isAccepted: false })),
  ]);
}

/** Offers to claim the win from an opponent who has not reconnected. */
function Claim({ state, t, act }) {
  return h("div", { class: "request", id: "away" }, [
    h("span", { class: "grow" }, t("match.gone", { name: nameOf(state, other(seatOf(state)), t) })),
    button("claim", t("match.claim"), () => act({ type: "claim" }), "btn primary"),
  ]);
}

function Refused({ state, refusal, t }) {
  const text = t(`match.refused.${refusal.what}`, { name: nameOf(state, other(refusal.side), t) });
  return h("p", { class: "request", id: "refused", role: "status" }, text);
}

function Next({ table, t }) {
  return h("a", { id: "next-game", href: linkTo(table.next, table.token) }, t("match.next"));
}

/** Shows requests between the players of a match; nothing without one. */
export function Requests({ state, t, act }) {
  const { table } = state;
  if (!isMatch(state)) {
    return null;
  }
  const { request, refusal } = table;
  const own = seatOf(state);
  const seconds = awaySeconds(state, performance.now());
  return h("div", { class: "requests" }, [
    table.next && h(Next, { table, t }),
    request?.side === own && own && h(Waiting, { state, request, t, act }),
    refusal?.side === own && own && h(Refused, { state, refusal, t }),
    seconds === 0 && h(Claim, { state, t, act }),
  ]);
}

/** Buttons to abort a game or to offer a draw. */
export function MatchActions({ state, t, act }) {
  const own = seatOf(state);
  const { table } = state;
  if (!own) {
    return null;
  }
  const hasAsked = table.request?.side === own;
  return [
    mayAbort(state) && !hasAsked && action("abort", "close", t("match.abort"), () => act({ type: "abort" })),
    isPlaying(state) && !mayAbort(state) && !hasAsked &&
      action("offer-draw", "draw", t("match.draw"), () => act({ type: "offer", what: "draw" })),
  ];
}
