/** The bar that says that the page shows another position than the game's last one, and leads back to it. */
import { h } from "preact";
import { exploring } from "../explore.js";

/** Returns what a screen reader is told of the position shown; "": it is the game's last one. */
export function exploringText(state, t) {
  const found = exploring(state);
  if (!found) {
    return "";
  }
  const where = t(found.isBranch ? "explore.branch" : "explore.past", found);
  return found.isYourTurn ? `${where} ${t("explore.turn")}` : where;
}

/** Stands in place of the actions and is as high as they are, so that nothing moves. */
export function ExploreBar({ state, t, act }) {
  const found = exploring(state);
  return [
    h("span", { class: "grow", id: "exploring", title: exploringText(state, t) }, [
      h("b", {}, t("explore")),
      h("small", { class: "soft" }, t(found.isBranch ? "explore.branch.short" : "explore.past.short", found)),
    ]),
    h("button", { id: "back-to-game", class: "btn primary", onClick: () => act({ type: "backToGame" }) }, t("explore.back")),
  ];
}
