/**
 * The text below a picture: a hint, the name of the choice under the pointer, and moves without a place in the
 * picture.
 */
import { h } from "preact";
import { useState } from "preact/hooks";
import { spoken } from "./current.js";

const MAX_CHIPS = 24;

/** A field for the number to take, used when there are too many numbers for buttons. */
function NumberField({ open, asked, t, play }) {
  const [text, setText] = useState("");
  const number = /^\d{1,20}$/.test(text.trim()) ? BigInt(text.trim()) : null;
  const listed = open.find(({ chip }) => chip === String(number))?.play;
  const isAsked = asked && number !== null && number > 0n && number <= BigInt(asked.most);
  const move = listed?.move ?? (isAsked ? `${asked.prefix}${number}` : null);
  return h("form", { class: "chips", onSubmit: (event) => {
    event.preventDefault();
    if (move) {
      play(move);
    }
  } }, [
    h("label", {}, [t("pic.number"), h("input", { id: "take-number", class: "field", inputMode: "numeric", autocomplete: "off",
      size: 8, value: text, onInput: (event) => setText(event.target.value) })]),
    h("button", { id: "take-this", class: "btn", disabled: !move }, t("pic.play")),
  ]);
}

/** Buttons for the moves without a place in the picture. */
function Chips({ open, t, play }) {
  return h("div", { class: "chips" }, open.slice(0, MAX_CHIPS).map((choice) =>
    h("button", { key: choice.id, class: "btn", type: "button", "data-move": choice.play.move, "aria-label": spoken(choice.play.name, t),
      onClick: () => play(choice.play.move) }, choice.chip)));
}

/** Shows the text. Its height is fixed, so that nothing moves while the pointer crosses the picture. */
export function Words({ t, hint, open, armed, asked, chosen, done, pointed, play, sure, cancel }) {
  const listed = open.filter(({ hits, play: made }) => !hits.length && made);
  const stop = h("button", { id: "picture-cancel", class: "btn", type: "button", onClick: cancel }, t("cancel"));
  if (armed) {
    return h("div", { class: "words" }, [
      stop,
      h("b", { class: "grow" }, spoken(armed.play ? armed.play.name : armed.name, t)),
      h("button", { id: "picture-play", class: "btn primary", type: "button", onClick: () => sure(armed) }, t("pic.here")),
    ]);
  }
  if (chosen.length) {
    return h("div", { class: "words" }, [
      stop,
      h("span", { class: "grow" }, pointed || chosen.map(({ name }) => spoken(name, t)).join(" · ")),
      done && h("button", { id: "picture-play", class: "btn primary", type: "button", "data-move": done.move, "aria-label": spoken(done.name, t),
        onClick: () => play(done.move) }, t("pic.play")),
      listed.length > 0 && h(Chips, { open: listed, t, play }),
      (asked || listed.length > MAX_CHIPS) && h(NumberField, { open: listed, asked, t, play }),
    ]);
  }
  return h("div", { class: "words" }, h("span", { class: "grow" }, pointed || hint));
}
