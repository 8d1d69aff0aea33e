/** The dialog of a new game: which game, its options, and who plays it. */
import { h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { cardsOf, cardWith, choiceOf, playable } from "../catalog.js";
import { enginePlayer, enginesFor } from "../engines.js";
import { CELL, focusNext } from "../focus.js";
import { boardGame, startOf } from "../game.js";
import { games } from "../i18n/en/games.js";
import { addWords } from "../i18n/translate.js";
import { icon } from "../icons.js";
import { hasOpenings, playing } from "../opening.js";
import { remembered } from "../recents.js";
import { CardList } from "./cards.js";
import { CLOCKS, Options } from "./options.js";
import { isSizeThere } from "./size.js";

addWords("en", games);

/** Returns the engine that plays now, if any, which a new game keeps with its level. */
function seatedEngine({ players }) {
  return [players.W, players.B].find((player) => player.kind === "engine");
}

/** Returns the text of a game that begins so, as the daemon reads it. */
function textOf({ id, game }, start) {
  const isNamed = game.startsWith(`${id} `);
  return start.trim() && isNamed ? `${id} ${start.trim()}` : start.trim() || game;
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

/** Returns the game that is chosen at first: the current one, or the first card if no card has it. */
function chosenAtFirst(state, cards, settings) {
  const card = cardWith(cards, state.game.rules);
  const { rules, width, text } = card ? state.game : { rules: cards[0].rules[0], width: 15, text: null };
  return {
    choice: { ...choiceOf(card ?? cards[0]), rules },
    size: text ? 15 : width,
    text: startOf(rules, text),
    clock: Object.hasOwn(CLOCKS, settings.clock) ? settings.clock : "none",
    isPrivate: false,
    opponent: seatedEngine(state) ?? enginePlayer(null),
  };
}

/** Puts the focus on the search, or on what a finger presses first. */
function useFirstFocus(root) {
  useEffect(() => {
    const isFinger = matchMedia("(pointer: coarse)").matches;
    root.current?.querySelector(isFinger ? "#change-game" : "#find-game")?.focus();
  }, []);
}

/** @param {object} props set: changes settings */
export function NewGame({ state, t, act, settings, set }) {
  const cards = cardsOf(state);
  const rulesOf = (id) => playable(state).find((each) => each.id === id);
  const [changed, setChanged] = useState({});
  const [view, setView] = useState("options");
  const root = useRef(null);
  const first = useRef(null);
  useFirstFocus(root);

  first.current ??= cards.length ? chosenAtFirst(state, cards, settings) : null;
  const chosen = { ...first.current, ...changed };
  const { choice, size, text, clock, isPrivate, opponent } = chosen;
  const usual = choice && rulesOf(choice.rules);
  if (!usual) {
    return h("p", { class: "chooser soft" }, t("connecting"));
  }
  const { rules } = choice;
  const isText = Boolean(usual.game);
  const opening = hasOpenings(usual) ? choice.opening : "none";
  const able = playing(enginesFor(state, rules, size, size), rules, opening).map(({ id }) => id);
  const player = { ...opponent, engine: able.includes(opponent.engine) ? opponent.engine : able[0] };
  const change = (fields) => setChanged({ ...changed, ...fields });

  const game = isText ? { ...boardGame(rules, 0, 0), text: textOf(usual, text) } : boardGame(rules, size, size);

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

  /** Takes a card, with the size of a game that was played before or the usual one. */
  function choose(next, known = null) {
    const { boardXSize, game } = rulesOf(next.rules);
    change({ choice: next, size: known ?? boardXSize ?? size, text: startOf(next.rules, game) });
    setView("options");
    focusNext("#change-game");
  }

  function look() {
    setView("list");
    focusNext("#to-options");
  }

  return h("div", { class: "chooser", ref: root, "data-view": view }, [
    h("div", { class: "games-side" }, [
      h("button", { class: "btn on-phone", id: "to-options", type: "button", onClick: () => setView("options") },
        [icon("back"), t("chooser.options")]),
      h(CardList, { cards, choice, recents: settings.recent, usualOf: (card) => rulesOf(card.rules[0]).game, t, choose }),
    ]),
    h("div", { class: "options-side" }, [
      h(Options, { state, choice, usual, chosen, able, player, t, set: change, look }),
      h(Starters, { isText, isThere: isText || isSizeThere(state, rules, size), hasEngine: able.length > 0, t, start,
        invite: () => act({ type: "dialog", dialog: "invite", offer: game }) }),
    ]),
  ]);
}
