/** The options of a new game: rules, size, opening, opponent and clock. */
import { h } from "preact";
import { lineOf, nameOf, twinOf, variantsOf } from "../catalog.js";
import { sidesOf } from "../engines.js";
import { engineName, gameName } from "../names.js";
import { hasOpenings, PROCEDURES } from "../opening.js";
import { CardPicture } from "./cardPicture.js";
import { Strength } from "./players.js";
import { isSizeThere, SizeReason } from "./size.js";

/** Usual sizes, by the group of a card. */
const SIZES = { five: [13, 15, 19, 20], nogo: [7, 9, 13, 19], more: [9, 15, 19] };

/** Clocks to choose from; times of each side, in seconds. */
export const CLOCKS = {
  none: {},
  "1+1": { mainTime: 60, increment: 1 },
  "5+3": { mainTime: 300, increment: 3 },
  "15+10": { mainTime: 900, increment: 10 },
  move30: { moveTime: 30 },
};

function Field({ name, children }) {
  return h("label", { class: "choice-row" }, [h("span", {}, name), children]);
}

/** A row with a selection list. @param {object} props options: pairs of a value and its text; set: receives a value */
export function Select({ id, name, value, options, set }) {
  return h(Field, { name }, h("select", { class: "field", id, value, onChange: (event) => set(event.target.value) },
    options.map(([option, text]) => h("option", { key: option, value: option }, text))));
}

/** A checkbox with its name. */
export function Check({ id, name, checked, set }) {
  return h("label", {}, [h("input", { id, type: "checkbox", checked, onChange: (event) => set(event.target.checked) }), name]);
}

/** The chosen game. On a phone it leads to the list of games. */
function Chosen({ choice, usual, t, look }) {
  const { card } = choice;
  return h("div", { class: "chosen-game" }, [
    h(CardPicture, { id: card.id, usual, t }),
    h("div", { class: "grow" }, [h("h3", {}, nameOf(card.id, t)), h("p", { class: "soft small" }, lineOf(card.id, t))]),
    h("button", { class: "btn on-phone", id: "change-game", type: "button", onClick: look }, t("chooser.change")),
  ]);
}

/** The rules of a card that has several, with a line about the chosen ones, and their other form. */
function Rules({ choice, t, setRules }) {
  const { card, rules } = choice;
  const variants = variantsOf(card);
  const twin = twinOf(card, rules);
  return [
    variants.length > 1 && h(Select, { id: "rules", name: t("rules"), value: twin?.plain ?? rules,
      options: variants.map((id) => [id, gameName(id, t)]), set: setRules }),
    variants.length > 1 && h("p", { class: "soft small" }, lineOf(twin?.plain ?? rules, t)),
    twin && h(Check, { id: "twin", name: t(`chooser.twin.${twin.kind}`), checked: twin.isOn,
      set: (isOn) => setRules(isOn ? twin.other : twin.plain) }),
  ];
}

function Size({ state, choice, size, t, setSize }) {
  const { rules, card } = choice;
  const sides = sidesOf(state, rules);
  const usual = (SIZES[card.group] ?? []).filter((each) => isSizeThere(state, rules, each));
  const isThere = isSizeThere(state, rules, size);
  return [
    h("div", { class: "choice-row" }, [
      h("span", { id: "size-name" }, t("size")),
      usual.length > 0 && h("div", { class: "seg", role: "radiogroup", "aria-labelledby": "size-name" }, usual.map((each) =>
        h("label", { key: each }, [
          h("input", { type: "radio", name: "usual-size", value: each, checked: size === each, onChange: () => setSize(each) }),
          String(each),
        ]))),
      h("input", { class: "field", id: "size", type: "number", ...sides, value: size, "aria-labelledby": "size-name",
        "aria-describedby": "size-reason", "aria-invalid": String(!isThere),
        onInput: (event) => setSize(Number(event.target.value)) }),
    ]),
    h(SizeReason, { state, rules, size, t }),
  ];
}

function Opening({ opening, isPlayed, t, setOpening }) {
  return [
    h(Select, { id: "opening-procedure", name: t("opening"), value: opening,
      options: PROCEDURES.map((each) => [each, t(`opening.${each}`)]), set: setOpening }),
    !isPlayed && h("p", { id: "opening-reason", class: "reason", role: "status" }, t("chooser.opening.none")),
  ];
}

/** The chosen game, its rules, and its size or the text it begins with. @param {object} props look: opens the list on a phone */
export function GameOptions({ state, choice, usual, chosen, t, set, look }) {
  const { size, text } = chosen;
  return [
    h(Chosen, { choice, usual, t, look }),
    h(Rules, { choice, t, setRules: (rules) => set({ choice: { ...choice, rules } }) }),
    usual.game
      ? h(Field, { name: t("chooser.start") }, h("input", { class: "field", id: "text", value: text, spellcheck: false,
          onInput: (event) => set({ text: event.target.value }) }))
      : h(Size, { state, choice, size, t, setSize: (value) => set({ size: value }) }),
  ];
}

/** @param {object} props able: ids of the engines that play so; player: the chosen opponent; set: changes what is chosen; look: opens the list on a phone */
export function Options({ state, choice, usual, chosen, able, player, t, set, look }) {
  const { size, clock, isPrivate } = chosen;
  return h("div", { class: "options" }, [
    h(GameOptions, { state, choice, usual, chosen, t, set, look }),
    hasOpenings(usual) && h(Opening, { opening: choice.opening, isPlayed: able.length > 0 || !isSizeThere(state, choice.rules, size), t,
      setOpening: (opening) => set({ choice: { ...choice, opening } }) }),
    able.length > 0 && h("div", { class: "choice-row against" }, [
      h("label", {}, [
        h("span", {}, t("opponent")),
        h("select", { class: "field", id: "opponent", value: player.engine,
          onChange: (event) => set({ opponent: { ...player, engine: event.target.value } }) },
          able.map((id) => h("option", { key: id, value: id }, engineName(id, t)))),
      ]),
      h(Strength, { state, player, where: "new", t, set: (opponent) => set({ opponent }) }),
    ]),
    h(Select, { id: "clock", name: t("clock"), value: clock, options: Object.keys(CLOCKS).map((name) => [name, t(`clock.${name}`)]),
      set: (value) => set({ clock: value }) }),
    h(Check, { id: "private", name: t("table.private"), checked: isPrivate, set: (value) => set({ isPrivate: value }) }),
  ]);
}
