/** The dialog that opens a table for two people. */
import { h } from "preact";
import { useState } from "preact/hooks";
import { boardGame } from "../game.js";
import { gameName } from "../names.js";
import { storeName, storedName } from "../settings.js";
import { other } from "../tree.js";
import { Name } from "./invite.js";
import { isSizeThere, SizeReason } from "./size.js";

/** Time controls by name; times of each side in seconds. */
const CLOCKS = {
  none: {},
  "5+3": { mainTime: 300, increment: 3 },
  "10+5": { mainTime: 600, increment: 5 },
  "10": { mainTime: 600 },
  "10x30": { mainTime: 600, periods: 3, periodTime: 30 },
};

function Choice({ id, label, value, values, text, onChange }) {
  return h("label", { class: "choice-row" }, [
    h("span", {}, label),
    h("select", { id, class: "field", value, onChange: (event) => onChange(event.target.value) },
      values.map((each) => h("option", { key: each, value: each }, text(each)))),
  ]);
}

function Check({ id, label, checked, onChange }) {
  return h("label", {}, [
    h("input", { id, type: "checkbox", checked, onChange: (event) => onChange(event.target.checked) }), label]);
}

/** Opens a table for two people: game, colour, clock, and who may take the other seat. */
export function Invite({ state, t, act }) {
  const known = state.hello?.rules ?? [];
  const offer = state.offer ?? state.game;
  const [rules, setRules] = useState(offer.rules);
  const usual = known.find((each) => each.id === rules);
  const [size, setSize] = useState(offer.text ? 15 : offer.width);
  const [side, setSide] = useState("B");
  const [clock, setClock] = useState("10+5");
  const [name, setName] = useState(storedName());
  const [isPrivate, setPrivate] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const isThere = usual?.game || isSizeThere(state, rules, size);
  const text = rules === offer.rules && offer.text ? offer.text : usual?.game;

  function start(event) {
    event.preventDefault();
    storeName(name);
    const own = side === "either" ? ["B", "W"][Math.floor(Math.random() * 2)] : side;
    const players = {
      [own]: { kind: "human", name },
      [other(own)]: { kind: "human", seat: isOpen ? "open" : "invite" },
    };
    const game = text ? { ...boardGame(rules, 0, 0), text } : boardGame(rules, size, size);
    act({ type: "table", game, players, clock: CLOCKS[clock], isPrivate: isPrivate && !isOpen, opening: "none" });
  }

  return h("form", { class: "stack", onSubmit: start }, [
    h(Choice, { id: "invite-rules", label: t("game"), value: rules, values: known.map(({ id }) => id),
      text: (id) => gameName(id, t), onChange: setRules }),
    !usual?.game && h("label", { class: "choice-row" }, [
      h("span", {}, t("size")),
      h("input", { id: "invite-size", class: "field", type: "number", value: size,
        "aria-describedby": "size-reason", onInput: (event) => setSize(Number(event.target.value)) })]),
    !usual?.game && h(SizeReason, { state, rules, size, t }),
    h(Choice, { id: "invite-side", label: t("invite.side"), value: side, values: ["B", "W", "either"],
      text: (each) => t(each === "either" ? "invite.either" : `stone.${each}`), onChange: setSide }),
    h(Choice, { id: "invite-clock", label: t("clock"), value: clock, values: Object.keys(CLOCKS),
      text: (each) => t(`invite.clock.${each}`), onChange: setClock }),
    h(Name, { name, t, onName: setName }),
    h(Check, { id: "invite-private", label: t("invite.private"), checked: isPrivate && !isOpen, onChange: setPrivate }),
    state.hello?.openSeats && h(Check, { id: "invite-open", label: t("invite.open"), checked: isOpen, onChange: setOpen }),
    h("button", { id: "invite-start", class: "btn primary big wide", disabled: !isThere }, t("invite.start")),
  ]);
}
