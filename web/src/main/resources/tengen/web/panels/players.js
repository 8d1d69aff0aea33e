/** Who plays, whose turn it is, and how the game stands. */
import { h } from "preact";
import { enginesFor } from "../model.js";
import { engineToMove } from "../queries.js";

/** How much an engine looks at for a move. */
export const STRENGTHS = [100, 1000, 20000, 200000, 2000000];

function choose(state, side, value, act) {
  const player =
    value === "human"
      ? { kind: "human" }
      : { kind: "engine", engine: value, visits: state.players[side].visits ?? STRENGTHS[2] };
  act({ type: "players", players: { ...state.players, [side]: player } });
}

function Player({ state, side, t, act }) {
  const player = state.players[side];
  const there = state.positions[state.head];
  const isToMove = there?.verdict.state === "open" && there.toMove === side;
  const { rules, width, height } = state.game;
  return h("div", { class: isToMove ? "player moves" : "player" }, [
    h("span", { class: `disc ${side}`, "aria-hidden": "true" }),
    h("label", {}, [
      h("span", { class: "hidden" }, t(`stone.${side}`)),
      h(
        "select",
        {
          id: `player-${side}`,
          value: player.kind === "human" ? "human" : player.engine,
          onChange: (event) => choose(state, side, event.target.value, act),
        },
        [
          h("option", { value: "human" }, t("human")),
          enginesFor(state, rules, width, height).map((engine) =>
            h("option", { value: engine.id }, engine.id),
          ),
        ],
      ),
    ]),
    player.kind === "engine" &&
      h("label", {}, [
        h("span", { class: "hidden" }, t("strength")),
        h(
          "select",
          {
            value: player.visits,
            onChange: (event) =>
              act({
                type: "players",
                players: { ...state.players, [side]: { ...player, visits: Number(event.target.value) } },
              }),
          },
          STRENGTHS.map((visits, index) => h("option", { value: visits }, t(`strength.${index}`))),
        ),
      ]),
    h("span", { class: "turn" }, isToMove ? (engineToMove(state) ? t("thinks") : t("toMove")) : ""),
  ]);
}

/** How the game at its head stands, in words. */
export function standing(state, t) {
  const verdict = state.positions[state.head]?.verdict;
  if (state.resigned) {
    return t("resigned", { side: t(`stone.${state.resigned}`) });
  }
  if (!verdict || verdict.state === "open") {
    return "";
  }
  const reason = verdict.reason ? t.reason(verdict.reason) : "";
  const text = verdict.state === "won" ? t("won", { side: t(`stone.${verdict.side}`) }) : t("drawn");
  return reason ? `${text}: ${reason}` : text;
}

export function Players({ state, t, act }) {
  const end = standing(state, t);
  const hasEngine = Object.values(state.players).some((player) => player.kind === "engine");
  const button = (id, name, action, more = {}) =>
    h("button", { id, onClick: () => act(action), ...more }, name);
  return h("section", { class: "players", "aria-label": t("players") }, [
    h(Player, { state, side: "B", t, act }),
    h(Player, { state, side: "W", t, act }),
    end && h("p", { class: "end", id: "end" }, end),
    h("div", { class: "buttons" }, [
      button("new", t("new"), { type: "dialog", dialog: "new" }),
      button("swap", t("swap"), {
        type: "players",
        players: { B: state.players.W, W: state.players.B },
      }),
      button("hint", t("hint"), { type: "hint" }),
      button("take-back", t("takeBack"), { type: "takeBack" }, { disabled: state.head === 0 }),
      hasEngine && button("pause", t(state.paused ? "resume" : "pause"), { type: "pause" }),
      button("resign", t("resign"), { type: "resign" }, { disabled: Boolean(end) || state.head === 0 }),
    ]),
  ]);
}
