/** A bar for each player: stone, name, the player's status and clock. */
import { h } from "preact";
import { periodsLeft } from "../clock.js";
import { hasLevel } from "../engines.js";
import { isOver } from "../explore.js";
import { playerName } from "../games.js";
import { awaySeconds, isAway, toAct } from "../match.js";
import { isTurnAgain } from "../look.js";
import { engineName, levelName } from "../names.js";
import { Badge, sideName } from "../pictures/sides.js";
import { ownSide, winner } from "../screens.js";
import { allLeft, left } from "../table.js";

/** Remaining seconds below which a clock is red and shows tenths. */
const LOW_SECONDS = 20;

/** Returns seconds as minutes and seconds, with tenths when little is left. */
export function clockText(seconds) {
  if (seconds < LOW_SECONDS) {
    return `0:${(Math.floor(seconds * 10) / 10).toFixed(1).padStart(4, "0")}`;
  }
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Returns the texts of both clocks and of the countdown for an absent opponent; "" without any. */
export function clocksText(state, nowMs) {
  return [left(state, "B", nowMs), left(state, "W", nowMs), awaySeconds(state, nowMs)]
    .filter((seconds) => seconds !== null)
    .map(clockText)
    .join(" ");
}

/** Remaining seconds at which a screen reader announces the time, shortest first. */
const WARNINGS = [10, 30];

/** Announces to screen readers that the person to move has little time left. */
export function TimeWarning({ state, t }) {
  const side = ownSide(state);
  const seconds = side && seatState(state, side) === "turn" ? left(state, side, performance.now()) : null;
  const reached = seconds === null ? undefined : WARNINGS.find((each) => seconds <= each);
  return h("div", { class: "hidden", "aria-live": "polite" },
    reached === undefined ? "" : t("clock.left", { seconds: reached }));
}

/** Returns the name of a side's player from the point of view of this page's person. */
export function seatName(state, side, t) {
  const player = state.players[side];
  if (state.stored?.names) {
    return playerName(state.stored.names[side], t);
  }
  if (player.kind === "engine") {
    const name = engineName(player.engine, t);
    return hasLevel(state, player.engine) ? `${name} · ${levelName(player.level, t)}` : name;
  }
  if (["invite", "open"].includes(player.seat)) {
    return t("match.free");
  }
  return player.name || (ownSide(state) === side ? t("you") : sideName(state, side, t));
}

/**
 * Returns the status of a side's player.
 *
 * @returns {"won" | "lost" | "drawn" | "away" | "thinking" | "turn" | "waiting"}
 */
export function seatState(state, side) {
  const won = winner(state);
  if (won || isOver(state)) {
    return won === side ? "won" : won === "none" ? "drawn" : won ? "lost" : "waiting";
  }
  if (isAway(state, side)) {
    return "away";
  }
  if (toAct(state) !== side) {
    return "waiting";
  }
  return state.players[side].kind === "engine" && !state.paused ? "thinking" : "turn";
}

function stateText(state, side, doing, t) {
  const isOwn = ownSide(state) === side;
  if (doing === "away") {
    return t("seat.away", { time: clockText(awaySeconds(state, performance.now())) });
  }
  if (doing === "turn") {
    return t(isTurnAgain(state) ? "turn.again" : isOwn ? "turn.you" : "turn.other");
  }
  return doing === "waiting" && state.players[side].kind === "engine" ? t("engine") : t(`seat.${doing}`);
}

function Clock({ state, side }) {
  const now = performance.now();
  const seconds = left(state, side, now);
  const periods = periodsLeft(state.table?.clock, allLeft(state, side, now));
  return seconds === null
    ? null
    : h("span", { class: "clock", id: `clock-${side}`, role: "timer" }, [
        clockText(seconds), periods !== null && h("small", {}, ` ×${periods}`)]);
}

/** @param {object} props where: "top" or "bottom" */
export function PlayerBar({ state, side, where, t }) {
  const doing = seatState(state, side);
  const seconds = left(state, side, performance.now());
  const isLow = seconds !== null && seconds < LOW_SECONDS && ["turn", "thinking"].includes(doing);
  const isMoving = doing === "turn" || doing === "thinking";
  const classes = ["player", where, isMoving && "turn", isLow && "low", state.connection === "lost" && "stale"];
  return h("div", { class: classes.filter(Boolean).join(" "), "data-side": side, "data-doing": doing }, [
    h(Badge, { state, side, t }),
    h("div", { class: "grow" }, [
      h("b", { class: "player-name" }, seatName(state, side, t)),
      h("span", { class: "state" }, [
        stateText(state, side, doing, t),
        doing === "thinking" && h("span", { class: "think", "aria-hidden": "true" }, [h("i"), h("i"), h("i")]),
      ]),
    ]),
    h(Clock, { state, side }),
  ]);
}

/** Returns the side at the bottom of the screen: the person's own, else Black. */
export function bottomSide(state) {
  return ownSide(state) ?? "B";
}
