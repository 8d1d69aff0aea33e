/** The bar that says that the page shows another position than the game's last one, and leads back to it. */
import { h } from "preact";
import { exploring } from "../explore.js";

/** Returns what the bar says; "" while it is not shown. */
export function exploringText(state, t) {
  const found = exploring(state);
  if (!found) {
    return "";
  }
  const where = t(found.isBranch ? "explore.branch" : "explore.past", found);
  return found.isYourTurn ? `${where} ${t("explore.turn")}` : where;
}

/** Stands in place of the actions, so that nothing moves. */
export function ExploreBar({ state, t, act }) {
  return [
    h("span", { class: "grow", id: "exploring" }, exploringText(state, t)),
    h("button", { id: "back-to-game", class: "btn", onClick: () => act({ type: "backToGame" }) }, t("explore.back")),
  ];
}
