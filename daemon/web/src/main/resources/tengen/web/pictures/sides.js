/** Names of sides: Black and White on a board, Left and Right in a game without one. */
import { h } from "preact";

/** Returns the name of a side. */
export function sideName({ game }, side, t) {
  return t(game.text ? `side.${side}` : `stone.${side}`);
}

/** Draws a side's stone, or its letter in its colour. */
export function Badge({ state, side, t }) {
  const name = sideName(state, side, t);
  return state.game.text
    ? h("span", { class: side === "B" ? "lr L" : "lr R", role: "img", "aria-label": name }, name[0])
    : h("span", { class: `disc ${side}`, role: "img", "aria-label": name });
}
