/** The dialog of a new game: which game, its options, and who plays it. */
import { h } from "preact";
import { enginePlayer, enginesFor } from "../engines.js";
import { CELL, focusNext } from "../focus.js";
import { hasOpenings, playing } from "../opening.js";
import { remembered } from "../recents.js";
import { Chooser, fieldsOf, gameOf, useChooser } from "./chooser.js";
import { CLOCKS, Options } from "./options.js";
import { isSizeThere } from "./size.js";

/** Returns the engine that plays now, if any, which a new game keeps with its level. */
function seatedEngine({ players }) {
  return [players.W, players.B].find((player) => player.kind === "engine");
}

/** Buttons that begin the game, by who plays it. */
function Starters({ isText, isThere, hasEngine, t, start, invite }) {
  const starter = (id, side, key, isAble, kind = "btn") =>
    h("button", { class: kind, id, disabled: !isAble, onClick: () => start(side) }, t(key));
  return h("div", { class: "starters" }, [
    starter("start-black", "B", isText ? "chooser.first" : "play.B", isThere && hasEngine, "btn primary"),
    starter("start-white", "W", isText ? "chooser.second" : "play.W", isThere && hasEngine),
    starter("start-both", "both", "play.both", isThere),
    starter("start-engines", "none", "play.none", isThere && hasEngine),
    h("button", { class: "btn", id: "start-friend", disabled: !isThere, onClick: invite }, t("play.friend")),
  ]);
}

/** Returns what is chosen at first: the current game, and the clock and engine that were in use. */
export function chosenAtFirst(state, cards, settings) {
  return {
    ...fieldsOf(cards, state.game),
    clock: Object.hasOwn(CLOCKS, settings.clock) ? settings.clock : "none",
    isPrivate: false,
    opponent: seatedEngine(state) ?? enginePlayer(null),
  };
}

/** @param {object} props set: changes settings */
export function NewGame({ state, t, act, settings, set }) {
  const chooser = useChooser(state, (cards) => chosenAtFirst(state, cards, settings));
  const { usual, chosen, change } = chooser;
  if (!usual) {
    return h("p", { class: "chooser soft" }, t("connecting"));
  }
  const { choice, size, clock, isPrivate, opponent } = chosen;
  const { rules } = choice;
  const isText = Boolean(usual.game);
  const opening = hasOpenings(usual) ? choice.opening : "none";
  const able = playing(enginesFor(state, rules, size, size), rules, opening).map(({ id }) => id);
  const player = { ...opponent, engine: able.includes(opponent.engine) ? opponent.engine : able[0] };
  const game = gameOf(usual, chosen);

  function start(side) {
    const players = {
      B: side === "W" || side === "none" ? player : { kind: "human" },
      W: side === "B" || side === "none" ? player : { kind: "human" },
    };
    const needsTable = side !== "both" || clock !== "none" || isPrivate || opening !== "none";
    act(needsTable
      ? { type: "table", game, players, clock: CLOCKS[clock], isPrivate, opening }
      : { type: "begin", game, players });
    set({ clock, recent: remembered(settings.recent, { rules, size: isText ? null : size }) });
    focusNext(CELL);
  }

  const options = (look) => [
    h(Options, { state, choice, usual, chosen, able, player, t, set: change, look }),
    h(Starters, { isText, isThere: isText || isSizeThere(state, rules, size), hasEngine: able.length > 0, t, start,
      invite: () => act({ type: "dialog", dialog: "invite", offer: game }) }),
  ];
  return h(Chooser, { chooser, recents: settings.recent, t, options });
}
