/** Who plays, whose turn it is, and how the game stands. */
import { h } from "preact";
import { enginePlayer, enginesFor, hasLevel } from "../engines.js";
import { isOver } from "../explore.js";
import { playerName, result } from "../games.js";
import { engineToMove } from "../queries.js";
import { left, overHere } from "../table.js";
import { actor, playing, stage } from "../opening.js";
import { Opening } from "./opening.js";

/** Levels of engines that have them, and how much others look at for a move. */
const LEVELS = [0, 10, 20, 40, 60, 80, 100];
const VISITS = [100, 1000, 20000, 200000, 2000000];

function choose(state, side, value, act) {
  const player =
    value === "human"
      ? { kind: "human" }
      : { ...enginePlayer(value), ...state.players[side], kind: "engine", engine: value };
  act({ type: "players", players: { ...state.players, [side]: player } });
}

/** How strong an engine plays. @param {object} props where: the end of its id; set gets the player as chosen */
export function Strength({ state, player, where, t, set }) {
  const [field, values, label] = hasLevel(state, player.engine)
    ? ["level", LEVELS, (level) => t("level", { level })]
    : ["visits", VISITS, (_, index) => t(`strength.${index}`)];
  return h("label", {}, [
    h("span", { class: "hidden" }, t("strength")),
    h("select", { id: `${field}-${where}`, value: player[field],
      onChange: (event) => set({ ...player, [field]: Number(event.target.value) }) },
      values.map((value, index) => h("option", { value }, label(value, index)))),
  ]);
}

/** What is left to a side, as minutes and seconds. */
function Clock({ state, side }) {
  const seconds = left(state, side, performance.now());
  const whole = Math.ceil(seconds ?? 0);
  return seconds === null
    ? null
    : h("span", { class: "clock", id: `clock-${side}`, role: "timer" },
        `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`);
}

/** Whether this page may not do anything at its table. */
function watches({ table }) {
  return Boolean(table?.id && !table.token);
}

function Player({ state, side, t, act }) {
  const player = state.players[side];
  const there = state.positions[state.head];
  const isToMove = there?.verdict.state === "open" && actor(state, there.toMove) === side;
  const { rules, width, height } = state.game;
  const opening = stage(state.table) ? state.table.opening : "none";
  const able = playing(enginesFor(state, rules, width, height), rules, opening);
  return h("div", { class: isToMove ? "player moves" : "player" }, [
    h("span", { class: `disc ${side}`, "aria-hidden": "true" }),
    h("label", {}, [
      h("span", { class: "hidden" }, t(`stone.${side}`)),
      h(
        "select",
        {
          id: `player-${side}`,
          value: player.kind === "human" ? "human" : player.engine,
          disabled: watches(state),
          onChange: (event) => choose(state, side, event.target.value, act),
        },
        [
          h("option", { value: "human" }, t("human")),
          able.map((engine) => h("option", { value: engine.id }, engine.id)),
        ],
      ),
    ]),
    player.kind === "engine" && h(Strength, { state, player, where: side, t,
      set: (chosen) => act({ type: "players", players: { ...state.players, [side]: chosen } }) }),
    h(Clock, { state, side }),
    h("span", { class: "turn" }, isToMove && !overHere(state) ? (engineToMove(state) ? t("thinks") : t("toMove")) : ""),
  ]);
}

/** Who played a game that was kept. */
function Names({ names, t }) {
  return h("p", { id: "names" },
    t("games.names", { black: playerName(names.B, t), white: playerName(names.W, t) }));
}

/** How the game at its head stands, in words. */
export function standing(state, t) {
  const verdict = state.positions[state.head]?.verdict;
  if (state.resigned) {
    return t("resigned", { side: t(`stone.${state.resigned}`) });
  }
  const over = overHere(state);
  if (over && over.manner !== "by-rules") {
    return `${t("won", { side: t(`stone.${over.winner}`) })}: ${t.said(over.reason)}`;
  }
  const { kept } = state;
  if (kept?.over && state.head === kept.plies) {
    return result(kept.over, t);
  }
  if (!verdict || verdict.state === "open") {
    return "";
  }
  const reason = verdict.reason ? t.said(verdict.reason) : "";
  const text = verdict.state === "won" ? t("won", { side: t(`stone.${verdict.side}`) }) : t("drawn");
  return reason ? `${text}: ${reason}` : text;
}

const DELAYS = [0, 0.5, 1, 3];

/** Two engines: a move at a time, or slower. */
function Pace({ state, t, act }) {
  return h("div", { class: "buttons" }, [
    h("button", { id: "step", disabled: !state.paused, onClick: () => act({ type: "step" }) }, t("step")),
    h("label", {}, [
      t("speed"),
      h("select", { id: "speed", value: state.table.delay,
        onChange: (event) => act({ type: "speed", delay: Number(event.target.value) }) },
        DELAYS.map((delay) => h("option", { value: delay }, t("speed.delay", { delay })))),
    ]),
  ]);
}

export function Players({ state, t, act }) {
  const mayPlay = !watches(state);
  const isPaced = mayPlay && state.table?.id &&
    Object.values(state.players).every((player) => player.kind === "engine");
  const end = standing(state, t);
  const hasEngine = Object.values(state.players).some((player) => player.kind === "engine");
  const button = (id, name, action, more = {}) =>
    h("button", { id, onClick: () => act(action), ...more }, name);
  return h("section", { class: "players", "aria-label": t("players") }, [
    state.kept?.names && h(Names, { names: state.kept.names, t }),
    h(Player, { state, side: "B", t, act }),
    h(Player, { state, side: "W", t, act }),
    h(Opening, { state, t, act }),
    end && h("p", { class: "end", id: "end" }, end),
    !mayPlay && h("p", { id: "watching" }, t("table.watching")),
    state.table?.halt && h("p", { id: "halted" }, t("table.halted", { reason: t.said(state.table.halt) })),
    state.table?.isKept === false && h("p", { id: "unkept" }, t("table.unkept")),
    isPaced && h(Pace, { state, t, act }),
    h("div", { class: "buttons" }, [
      button("new", t("new"), { type: "dialog", dialog: "new" }),
      mayPlay && button("swap", t("swap"), {
        type: "players",
        players: { B: state.players.W, W: state.players.B },
      }, { disabled: Boolean(stage(state.table)) }),
      button("hint", t("hint"), { type: "hint" }),
      mayPlay && button("take-back", t("takeBack"), { type: "takeBack" }, { disabled: state.head === 0 || isOver(state) }),
      mayPlay && hasEngine && button("pause", t(state.paused ? "resume" : "pause"), { type: "pause" }, { disabled: Boolean(end) }),
      mayPlay && button("resign", t("resign"), { type: "resign" }, { disabled: Boolean(end) || state.head === 0 }),
    ]),
  ]);
}
