/** A bar that is shown at other positions than the game's last one, with a button to go back. */
import { h } from "preact";
import { exploring } from "../explore.js";
import { CELL, focusNext } from "../focus.js";

/** Returns the announcement of the position shown for screen readers; "" for the game's last one. */
export function exploringText(state, t) {
  const found = exploring(state);
  if (!found) {
    return "";
  }
  const where = t(found.isBranch ? "explore.branch" : "explore.past", found);
  return t.sentences([where, found.isYourTurn && t("explore.turn")]);
}

/** Replaces the row of actions at the same height, so that nothing moves. */
export function ExploreBar({ state, t, act }) {
  const found = exploring(state);
  return [
    h("span", { class: "grow", id: "exploring", title: exploringText(state, t) }, [
      h("b", {}, t("explore")),
      h("small", { class: "soft" }, t(found.isBranch ? "explore.branch.short" : "explore.past.short", found)),
    ]),
    h("button", { id: "back-to-game", class: "btn primary", onClick: () => {
      act({ type: "backToGame" });
      focusNext(CELL);
    } }, t("explore.back")),
  ];
}
