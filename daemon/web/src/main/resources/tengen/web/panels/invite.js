/** The invitation that host and guest see until both sit. */
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { CELL, focusNext } from "../focus.js";
import { freeSide, invitation, linkTo, loadQrCodes, seatOf } from "../match.js";
import { sizedName } from "../names.js";
import { sideName } from "../pictures/sides.js";
import { storeName, storedName } from "../settings.js";
import { other } from "../tree.js";
import { CopiedLink } from "./link.js";
import { nameOf } from "./requests.js";

/** Maximum length of a name, as in the daemon. */
const MAX_NAME_LENGTH = 40;

/** Shows a field for the name that the opponent sees. It is the account's name, and fixed, if the person is logged in. */
export function Name({ account, look = "stack", name, t, onName }) {
  return h("label", { class: `${look} name-of` }, [
    h("span", { class: "soft small" }, t("invite.name")),
    h("input", { id: "name", class: "field", value: account ?? name, readOnly: Boolean(account), placeholder: t("invite.guest"), autocomplete: "nickname",
      maxLength: MAX_NAME_LENGTH, onInput: (event) => onName(event.target.value) }),
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
    row(t("invite.side"), [!state.game.text && h("span", { class: `disc s ${side}`, "aria-hidden": "true" }), sideName(state, side, t)]),
    row(t("game"), sizedName(state.game, t)),
    row(t("clock"), clockWords(state.table.clock, t)),
  ]);
}

/** Keeps the place of the invitation until the daemon has opened its table. */
function Opening({ t }) {
  return [
    h("h1", {}, t("play.friend")),
    h("div", { class: "card", role: "status", "aria-label": t("connecting") }, [h("div", { class: "bone" }), h("div", { class: "bone tall" })]),
  ];
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
  const account = state.hello?.account;
  const [typed, setName] = useState(storedName());
  const name = account ?? typed;
  const side = freeSide(state);
  const host = state.players[other(side)].name;

  function join(event) {
    event.preventDefault();
    if (!account) {
      storeName(name);
    }
    act({ type: "sit", name });
    focusNext(CELL);
  }

  return [
    h("h1", {}, host ? t("invite.from", { name: host }) : t("invite.fromSomebody")),
    h("form", { class: "card", "aria-label": t("play.friend"), onSubmit: join }, [
      h(Facts, { state, side, t }),
      h(Name, { account, name, t, onName: setName }),
      h("button", { id: "join", class: "btn primary big wide", disabled: Boolean(state.table.ask) },
        t("invite.join", { side: sideName(state, side, t) })),
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

const CARDS = { opening: Opening, host: Host, guest: Guest, taken: Taken };

/** Shows the invitation in place of the game's column; nothing without one. */
export function Invitation(props) {
  const kind = invitation(props.state);
  return kind && h("aside", { class: "side inv", id: "invitation", "data-kind": kind, "aria-label": props.t("play.friend") },
    h(CARDS[kind], props));
}
