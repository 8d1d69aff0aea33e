/** A game without a board: its picture, and the card with its value. */
import { h } from "preact";
import { ValueCard } from "../panels/later.js";
import { DrawnGame } from "./drawn.js";

export function TextGame(props) {
  return h("div", { class: "text-game", id: "board" }, h(DrawnGame, props));
}

export function TextValue(props) {
  return props.state.game.text ? h(ValueCard, props) : null;
}
