/** The games as cards in groups, with a search and the games that were played before. */
import { h } from "preact";
import { useRef, useState } from "preact/hooks";
import { cardWith, choiceOf, found, GROUPS, lineOf, nameOf } from "../catalog.js";
import { focusNext } from "../focus.js";
import { sizedName } from "../names.js";
import { nearest } from "../pictures/nearest.js";
import { recentsOf } from "../recents.js";
import { CardPicture } from "./cardPicture.js";

/** A group shows so many games until all are asked for. */
const FEW = 8;

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Moves the focus from a card to the nearest one in the direction of an arrow key. */
function walk(event) {
  const arrow = ARROWS[event.key];
  const from = arrow && event.target.closest("[data-card]");
  if (!from) {
    return;
  }
  const places = [...event.currentTarget.querySelectorAll("[data-card]")].map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return { button, hits: [{ x: left + width / 2, y: top + height / 2 }] };
  });
  event.preventDefault();
  nearest(places.find(({ button }) => button === from), places, arrow)?.button.focus();
}

/** The cards of a list. Tab reaches one of them, arrow keys the others. */
function Cards({ choices, chosen, stop, usualOf, t, choose, focus }) {
  return h("ul", { class: "cards" }, choices.map((choice) => {
    const { id, card } = choice;
    return h("li", { key: id }, h("button", {
      class: "game card", type: "button", "data-card": id, "aria-pressed": String(chosen === id), tabIndex: stop === id ? 0 : -1,
      onClick: () => choose(choice), onFocus: () => focus(id),
    }, [
      h(CardPicture, { id, usual: usualOf(card), t }),
      h("span", {}, [h("b", {}, nameOf(id, t)), h("small", {}, lineOf(id, t))]),
    ]));
  }));
}

/** The games that were played before, with their sizes. */
function Recents({ cards, recents, t, choose }) {
  const known = recents
    .map((recent) => ({ ...recent, card: cardWith(cards, recent.rules) }))
    .filter(({ card }) => card);
  return known.length > 0 && h("div", { class: "row wrap recents", role: "group", "aria-label": t("chooser.recent") },
    known.map(({ card, rules, size }) =>
      h("button", { class: "btn", type: "button", key: `${rules} ${size}`, "data-recent": rules,
        onClick: () => choose({ ...choiceOf(card), rules }, size) },
        sizedName({ rules, width: size, height: size, text: size === null ? rules : null }, t))));
}

/** @param {object} props cards; choice: what is chosen of them; usualOf: the daemon's description of a card's rules */
export function CardList({ cards, choice, recents, usualOf, t, choose }) {
  const [query, setQuery] = useState("");
  const [focused, focus] = useState(null);
  const inGroup = (group) => cards.filter((card) => card.group === group);
  const [open, setOpen] = useState(() => GROUPS.filter((group) => inGroup(group).findIndex(({ id }) => id === choice.card.id) >= FEW));
  const list = useRef(null);

  const results = query.trim() ? found(cards, query, t) : null;
  const groups = GROUPS.map((group) => {
    const all = inGroup(group);
    return { group, all, shown: open.includes(group) ? all : all.slice(0, FEW) };
  }).filter(({ all }) => all.length);
  const shown = (results ?? groups.flatMap((each) => each.shown)).map(({ id }) => id);
  const chosen = results ? choice.id : choice.card.id;
  const stop = [focused, chosen].find((id) => shown.includes(id)) ?? shown[0];
  const drawn = (choices) => h(Cards, { choices, chosen, stop, usualOf, t, choose, focus });

  function pressed(event) {
    // An Enter while composing takes what the input method offers.
    if (event.key === "Enter" && !event.isComposing && results?.length) {
      event.preventDefault();
      choose(results[0]);
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      list.current.querySelector('[data-card][tabindex="0"]')?.focus();
    }
  }

  return [
    h("input", { class: "field", id: "find-game", type: "search", value: query, placeholder: t("chooser.find"),
      "aria-label": t("chooser.find"), autocomplete: "off", onInput: (event) => setQuery(event.target.value), onKeyDown: pressed }),
    h("p", { class: "hidden", role: "status" }, results ? t("chooser.found", { count: results.length }) : ""),
    h("div", { class: "games-list", ref: list, onKeyDown: walk }, results
      ? [drawn(results), !results.length && h("p", { class: "soft", id: "no-game" }, t("chooser.none"))]
      : [
          h(Recents, { cards, recents: recentsOf(recents), t, choose }),
          groups.map(({ group, all, shown: some }) => h("section", { key: group, "data-group": group, "aria-label": t(`chooser.group.${group}`) }, [
            h("h3", {}, t(`chooser.group.${group}`)),
            drawn(some.map((card) => choiceOf(card))),
            some.length < all.length && h("button", { class: "link tap", type: "button", "data-all": group,
              onClick: () => {
                setOpen([...open, group]);
                focusNext(`[data-card="${choiceOf(all[FEW]).id}"]`);
              } }, t("chooser.all", { count: all.length })),
          ])),
        ]),
  ];
}
