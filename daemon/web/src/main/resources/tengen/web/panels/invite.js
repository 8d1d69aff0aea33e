/** Play a friend: the dialog that opens a table, and the invitation that host and guest see until both sit. */
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { boardGame } from "../game.js";
import { freeSide, invitation, linkTo, loadQrCodes, seatOf } from "../match.js";
import { gameName, sizedName } from "../names.js";
import { storeName, storedName } from "../settings.js";
import { other } from "../tree.js";
import { CopiedLink } from "./link.js";
import { nameOf } from "./requests.js";
import { isSizeThere, SizeReason } from "./size.js";

/** Time controls by name; times of each side in seconds. */
const CLOCKS = {
  none: {},
  "5+3": { mainTime: 300, increment: 3 },
  "10+5": { mainTime: 600, increment: 5 },
  "10": { mainTime: 600 },
  "10x30": { mainTime: 600, periods: 3, periodTime: 30 },
};

/** Maximum length of a name, as in the daemon. */
const MAX_NAME_LENGTH = 40;

function Name({ name, t, onName }) {
  return h("label", { class: "stack name-of" }, [
    h("span", { class: "soft small" }, t("invite.name")),
    h("input", { id: "name", class: "field", value: name, placeholder: t("invite.guest"), autocomplete: "nickname",
      maxLength: MAX_NAME_LENGTH, onInput: (event) => onName(event.target.value) }),
  ]);
}

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

/** Draws a link as a QR code in a box that keeps its place while the encoder is loaded. */
function Code({ url, t, children }) {
  const [code, setCode] = useState(null);
  useEffect(() => {
    loadQrCodes().then(
      ({ qrCode }) => setCode(qrCode(url) ?? "none"),
      (fault) => {
        console.warn(`the QR code is not drawn: ${fault.message}`);
        setCode("none");
      });
  }, [url]);
  const [start, side] = code?.path ? [-code.quiet, code.size + 2 * code.quiet] : [0, 1];
  return h("div", { class: "qr-row" }, [
    code !== "none" && h("svg", { class: "qr", id: "invite-code", viewBox: `${start} ${start} ${side} ${side}`, role: "img",
      "aria-label": t("invite.code") }, code && h("path", { d: code.path })),
    h("div", { class: "soft small" }, [code !== "none" && h("p", {}, t("invite.scan")), children]),
  ]);
}

/** Describes a clock in words: "10 min + 5 s". */
export function clockWords({ mainTime = 0, increment = 0, moveTime = 0, periods = 0, periodTime = 0 } = {}, t) {
  const parts = [
    mainTime > 0 && (mainTime % 60 ? t("invite.seconds", { count: mainTime }) : t("invite.minutes", { count: mainTime / 60 })),
    increment > 0 && t("invite.seconds", { count: increment }),
    periods > 0 && t("invite.periods", { periods, count: periodTime }),
  ].filter(Boolean);
  return parts.join(" + ") || (moveTime > 0 ? t("invite.aMove", { count: moveTime }) : t("clock.none"));
}

function Facts({ state, side, t }) {
  const row = (name, value) => h("div", { key: name }, [h("dt", {}, name), h("dd", {}, value)]);
  return h("dl", { class: "facts" }, [
    row(t("invite.side"), [h("span", { class: `disc s ${side}`, "aria-hidden": "true" }), t(`stone.${side}`)]),
    row(t("game"), sizedName(state.game, t)),
    row(t("clock"), clockWords(state.table.clock, t)),
  ]);
}

function Host({ state, t, act }) {
  const { table } = state;
  return [
    h("div", {}, [
      h("h1", {}, t("play.friend")),
      h("p", { class: "soft" }, t(table.invite ? "invite.send" : "invite.listed")),
    ]),
    h("section", { class: "card", "aria-label": t("play.friend") }, [
      table.invite && h(CopiedLink, { id: "invite-link", label: t("invite.link"), copy: t("invite.copy"), url: linkTo(table.id, table.invite),
        isPrimary: true, t }),
      table.invite && h(Code, { url: linkTo(table.id, table.invite), t }, h("p", {}, t("invite.once"))),
      h(CopiedLink, { id: "watch-link", label: t("invite.watchLink"), copy: t("invite.copyWatch"),
        url: linkTo(table.id, table.spectate), t }),
      h(Facts, { state, side: seatOf(state), t }),
      h("div", { class: "wait", role: "status" }, [
        h("span", { class: "pulse", "aria-hidden": "true" }),
        h("span", { class: "grow" }, t("invite.waiting")),
        h("button", { id: "cancel-invite", class: "btn ghost", onClick: () => act({ type: "cancelInvitation" }) }, t("cancel")),
      ]),
    ]),
    h("p", { class: "soft small" }, t("invite.itself")),
  ];
}

function Guest({ state, t, act }) {
  const [name, setName] = useState(storedName());
  const side = freeSide(state);
  const host = state.players[other(side)].name;

  function join(event) {
    event.preventDefault();
    storeName(name);
    act({ type: "sit", name });
  }

  return [
    h("h1", {}, host ? t("invite.from", { name: host }) : t("invite.fromSomebody")),
    h("form", { class: "card", "aria-label": t("play.friend"), onSubmit: join }, [
      h(Facts, { state, side, t }),
      h(Name, { name, t, onName: setName }),
      h("button", { id: "join", class: "btn primary big wide", disabled: Boolean(state.table.ask) },
        t("invite.join", { side: t(`stone.${side}`) })),
      h("button", { id: "watch-only", class: "btn wide", type: "button", onClick: () => act({ type: "look" }) }, t("invite.look")),
    ]),
  ];
}

function Taken({ state, t, act }) {
  return [
    h("div", {}, [h("h1", {}, t("invite.taken")), h("p", { class: "soft" }, t("invite.takenLine"))]),
    h("section", { class: "card", id: "taken", "aria-label": t("invite.taken") }, [
      h("p", {}, `${nameOf(state, "B", t)} – ${nameOf(state, "W", t)}`),
      h("button", { id: "watch-game", class: "btn primary big wide", onClick: () => act({ type: "look" }) }, t("invite.watch")),
      h("button", { id: "own-game", class: "btn wide", onClick: () => act({ type: "dialog", dialog: "new" }) }, t("invite.own")),
    ]),
  ];
}

const CARDS = { host: Host, guest: Guest, taken: Taken };

/** Shows the invitation in place of the game's column; nothing without one. */
export function Invitation(props) {
  const kind = invitation(props.state);
  return kind && h("aside", { class: "side inv", id: "invitation", "data-kind": kind, "aria-label": props.t("play.friend") },
    h(CARDS[kind], props));
}
