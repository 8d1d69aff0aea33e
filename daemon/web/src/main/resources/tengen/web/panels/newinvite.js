/** The dialog that opens a table for two people. */
import { h } from "preact";
import { remembered } from "../recents.js";
import { storeName, storedName } from "../settings.js";
import { other } from "../tree.js";
import { Chooser, fieldsOf, gameOf, useChooser } from "./chooser.js";
import { Colour } from "./colour.js";
import { Name } from "./invite.js";
import { Check, GameOptions, Select } from "./options.js";
import { isSizeThere } from "./size.js";

/** Time controls by name; times of each side in seconds. */
const CLOCKS = {
  none: {},
  "5+3": { mainTime: 300, increment: 3 },
  "10+5": { mainTime: 600, increment: 5 },
  "10": { mainTime: 600 },
  "10x30": { mainTime: 600, periods: 3, periodTime: 30 },
};

/** Returns the cards without openings, which matches do not have. */
function withoutOpenings(cards) {
  return cards.map((card) => ({ ...card, also: card.also.filter((id) => card.rules.includes(id)) }));
}

/** Opens a table for two people: game, colour, clock, and who may take the other seat. */
export function Invite({ state, t, act, settings, set }) {
  const account = state.hello?.account;
  const chooser = useChooser(state, (cards) => ({
    ...fieldsOf(cards, state.offer ?? state.game),
    side: "B", clock: "10+5", name: account ?? storedName(), isPrivate: false, isOpen: false,
  }));
  const { usual, chosen, change, cards } = chooser;
  if (!usual) {
    return h("p", { class: "chooser soft" }, t("connecting"));
  }
  const { choice, size, side, clock, name, isPrivate, isOpen } = chosen;
  const isThere = Boolean(usual.game) || isSizeThere(state, choice.rules, size);

  function start() {
    const own = side === "either" ? ["B", "W"][Math.floor(Math.random() * 2)] : side;
    const players = {
      [own]: { kind: "human", name },
      [other(own)]: { kind: "human", seat: isOpen ? "open" : "invite" },
    };
    if (!account) {
      storeName(name);
    }
    set({ recent: remembered(settings.recent, { rules: choice.rules, size: usual.game ? null : size }) });
    act({ type: "table", game: gameOf(usual, chosen), players, clock: CLOCKS[clock], isPrivate: isPrivate && !isOpen, opening: "none" });
  }

  const options = (look) => [
    h("div", { class: "options" }, [
      h(GameOptions, { state, choice, usual, chosen, t, set: change, look }),
      h("div", { class: "choice-row" }, [
        h("span", { "aria-hidden": "true" }, t("invite.side")),
        h(Colour, { name: "invite-side", side, isText: Boolean(usual.game), t, choose: (value) => change({ side: value }) }),
      ]),
      h(Select, { id: "invite-clock", name: t("clock"), value: clock, set: (value) => change({ clock: value }),
        options: Object.keys(CLOCKS).map((each) => [each, t(`invite.clock.${each}`)]) }),
      h(Name, { account, look: "choice-row", name, t, onName: (value) => change({ name: value }) }),
      h(Check, { id: "invite-private", name: t("invite.private"), checked: isPrivate && !isOpen, set: (value) => change({ isPrivate: value }) }),
      state.hello.openSeats && h(Check, { id: "invite-open", name: t("invite.open"), checked: isOpen, set: (value) => change({ isOpen: value }) }),
    ]),
    h("button", { id: "invite-start", class: "btn primary big wide", disabled: !isThere, onClick: start }, t("invite.start")),
  ];
  return h(Chooser, { chooser: { ...chooser, cards: withoutOpenings(cards) }, recents: settings.recent, t, options });
}
