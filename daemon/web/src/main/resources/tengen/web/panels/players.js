/** The players of the game, its state in words, and notices about it. */
import { h } from "preact";
import { enginePlayer, enginesFor, hasLevel } from "../engines.js";
import { isOver } from "../explore.js";
import { playerName, result } from "../games.js";
import { engineName, levelName } from "../names.js";
import { playing, stage } from "../opening.js";
import { sideName } from "../pictures/sides.js";
import { LEVELS, watches } from "../screens.js";
import { endAtTable } from "../table.js";
import { Opening } from "./opening.js";
import { Requests } from "./requests.js";

/** Numbers of positions per move to choose from, for engines without levels. */
const VISITS = [100, 1000, 20000, 200000, 2000000];

function choose(state, side, value, act) {
  const player =
    value === "human"
      ? { kind: "human" }
      : { ...enginePlayer(value), ...state.players[side], kind: "engine", engine: value };
  act({ type: "players", players: { ...state.players, [side]: player } });
}

/**
 * A field for an engine's strength.
 *
 * @param {object} props where: the end of the field's id; set receives the changed player
 */
export function Strength({ state, player, where, t, set }) {
  const [field, values, label] = hasLevel(state, player.engine)
    ? ["level", LEVELS, (level) => levelName(level, t)]
    : ["visits", VISITS, (_, index) => t(`strength.${index}`)];
  return h("label", {}, [
    h("span", { class: "hidden" }, t("strength")),
    h("select", { key: field, class: "field", id: `${field}-${where}`, value: player[field],
      onChange: (event) => set({ ...player, [field]: Number(event.target.value) }) },
      values.map((value, index) => h("option", { key: value, value }, label(value, index)))),
  ]);
}

function Seat({ state, side, t, act }) {
  const player = state.players[side];
  const { rules, width, height } = state.game;
  const opening = stage(state.table) ? state.table.opening : "none";
  const able = playing(enginesFor(state, rules, width, height), rules, opening);
  return h("div", { class: "row seat" }, [
    h("span", { class: `disc s ${side}`, "aria-hidden": "true" }),
    h("label", { class: "grow" }, [
      h("span", { class: "hidden" }, t(`stone.${side}`)),
      h(
        "select",
        {
          class: "field",
          id: `player-${side}`,
          value: player.kind === "human" ? "human" : player.engine,
          disabled: watches(state),
          onChange: (event) => choose(state, side, event.target.value, act),
        },
        [
          h("option", { value: "human" }, t("human")),
          able.map((engine) => h("option", { key: engine.id, value: engine.id }, engineName(engine.id, t))),
        ],
      ),
    ]),
    player.kind === "engine" && h(Strength, { state, player, where: side, t,
      set: (chosen) => act({ type: "players", players: { ...state.players, [side]: chosen } }) }),
  ]);
}

/** The dialog `players`: who plays each side, and the strength of engines. */
export function Seats({ state, t, act }) {
  return h("div", { class: "stack" }, [
    h(Seat, { state, side: "B", t, act }),
    h(Seat, { state, side: "W", t, act }),
    h("button", { class: "btn", id: "swap", disabled: watches(state) || Boolean(stage(state.table)), onClick: () =>
      act({ type: "players", players: { B: state.players.W, W: state.players.B } }) }, t("swap")),
  ]);
}

/** Returns the result at the game's head in words; "" for an unfinished game. */
export function standing(state, t) {
  const verdict = state.positions[state.head]?.verdict;
  if (state.resigned) {
    return t("resigned", { side: sideName(state, state.resigned, t) });
  }
  const over = endAtTable(state);
  if (over && !over.winner) {
    return over.manner === "aborted" ? t("match.aborted") : t.labelled(t("drawn"), t.message(over.reason));
  }
  if (over && over.manner !== "by-rules") {
    return t.labelled(t("won", { side: sideName(state, over.winner, t) }), t.message(over.reason));
  }
  const { stored } = state;
  if (stored?.over && state.head === stored.plies) {
    return result(stored.over, t);
  }
  if (!["won", "drawn"].includes(verdict?.state)) {
    return "";
  }
  const reason = verdict.reason ? t.message(verdict.reason) : "";
  const text = verdict.state === "won" ? t("won", { side: sideName(state, verdict.side, t) }) : t("drawn");
  return reason ? t.labelled(text, reason) : text;
}

const DELAYS = [0, 0.5, 1, 3];

/** Controls of a game between two engines: pause, a single move, or a slower pace. */
export function Pace({ state, t, act }) {
  return [
    h("button", { class: "btn", id: "pause", disabled: isOver(state), onClick: () => act({ type: "pause" }) },
      t(state.paused ? "resume" : "pause")),
    h("button", { class: "btn", id: "step", disabled: !state.paused, onClick: () => act({ type: "step" }) }, t("step")),
    h("label", { class: "row" }, [
      h("span", { class: "hidden" }, t("speed")),
      h("select", { class: "field", id: "speed", value: state.table.delay,
        onChange: (event) => act({ type: "speed", delay: Number(event.target.value) }) },
        DELAYS.map((delay) => h("option", { key: delay, value: delay }, t("speed.delay", { delay })))),
    ]),
  ];
}

/** Shows notices about the game: players of a stored game, a choice in the opening, problems of its table. */
export function Notices({ state, t, act }) {
  const { table } = state;
  const note = (id, text, isWarning) =>
    h("p", { class: isWarning ? "notice note warn" : "notice note", id, key: id }, text);
  return [
    state.stored?.names && note("names", t("games.names",
      { black: playerName(state.stored.names.B, t), white: playerName(state.stored.names.W, t) })),
    h(Opening, { state, t, act }),
    h(Requests, { state, t, act }),
    watches(state) && note("watching", t("table.watching")),
    table?.halt && note("halted", t("table.halted", { reason: t.message(table.halt) }), true),
    table?.isArchived === false && note("unsaved", t("table.unsaved"), true),
  ];
}
