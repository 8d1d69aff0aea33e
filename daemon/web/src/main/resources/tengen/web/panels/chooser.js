/** The choice of a game: cards at the left, options at the right. A phone shows one of both. */
import { h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { cardsOf, cardWith, choiceOf, playable } from "../catalog.js";
import { focusNext } from "../focus.js";
import { boardGame, startOf } from "../game.js";
import { icon } from "../icons.js";
import { games } from "../i18n/en/games.js";
import { addWords } from "../i18n/translate.js";
import { CardList } from "./cards.js";

addWords("en", games);

/** Starts of games, by card, where the daemon's example is over after a move or two. None is lost for who begins. */
const STARTS = {
  domineering: "4x4",
  hackenbush: "0-1B 1-2R 2-3B 0-4B 4-5R 0-6R 6-7B 0-8G 8-9G",
  "green-hackenbush": "0-1 1-2 1-3 0-4 4-5 5-6 0-7",
  snort: "3x3",
  "toads-and-frogs": "TTT..FFF",
  "prime-nim": "3: 28 35",
};

/** Returns the text that the game of a card begins with. @param usual the daemon's description of its rules */
export function usualStart({ id }, usual) {
  return STARTS[id] ?? startOf(usual.id, usual.game);
}

/** Returns the fields of a game {choice, size, text}; those of the first card if no card has the game. */
export function fieldsOf(cards, game) {
  const card = cardWith(cards, game.rules);
  const { rules, width, text } = card ? game : { rules: cards[0].rules[0], width: 15, text: null };
  return { choice: { ...choiceOf(card ?? cards[0]), rules }, size: text ? 15 : width, text: startOf(rules, text) };
}

/** Returns the text of a game that begins so, as the daemon reads it. */
function textOf({ id, game }, start) {
  const isNamed = game.startsWith(`${id} `);
  return start.trim() && isNamed ? `${id} ${start.trim()}` : start.trim() || game;
}

/** Returns the game of chosen fields. @param usual the daemon's description of its rules */
export function gameOf(usual, { choice, size, text }) {
  return usual.game
    ? { ...boardGame(choice.rules, 0, 0), text: textOf(usual, text) }
    : boardGame(choice.rules, size, size);
}

/**
 * Returns the state of a choice: cards, chosen fields, the daemon's description of the chosen rules, and functions to
 * change them. `usual` is undefined until the games are known.
 *
 * @param begin returns the fields that are chosen at first, of which {choice, size, text} are the game
 */
export function useChooser(state, begin) {
  const [changed, setChanged] = useState({});
  const first = useRef(null);
  const cards = cardsOf(state);
  first.current ??= cards.length ? begin(cards) : null;
  const chosen = { ...first.current, ...changed };
  const rulesOf = (id) => playable(state).find((each) => each.id === id);
  return {
    cards,
    chosen,
    rulesOf,
    usual: chosen.choice && rulesOf(chosen.choice.rules),
    change: (fields) => setChanged({ ...changed, ...fields }),
  };
}

/** Puts the focus on the search, or on what a finger presses first. */
function useFirstFocus(root) {
  useEffect(() => {
    const isFinger = matchMedia("(pointer: coarse)").matches;
    root.current?.querySelector(isFinger ? "#change-game" : "#find-game")?.focus();
  }, []);
}

/** @param {object} props chooser: from useChooser; options: returns the right side, from a function that shows the cards on a phone */
export function Chooser({ chooser, recents, t, options }) {
  const { cards, chosen, rulesOf, change } = chooser;
  const [view, setView] = useState("options");
  const root = useRef(null);
  useFirstFocus(root);

  /** Takes a card, with the size of a game that was played before or the usual one. */
  function choose(next, known = null) {
    const usual = rulesOf(next.rules);
    change({ choice: next, size: known ?? usual.boardXSize ?? chosen.size, text: usualStart(next.card, usual) });
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
      h(CardList, { cards, choice: chosen.choice, recents, usualOf: (card) => rulesOf(card.rules[0]), t, choose }),
    ]),
    h("div", { class: "options-side" }, options(look)),
  ]);
}
