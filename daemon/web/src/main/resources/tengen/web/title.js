/** The title of the page's tab, which calls a person back who is to move. */
import { isYourTurn } from "./explore.js";

/** @param {boolean} isHidden whether the page is in the background */
export function titleOf(state, t, isHidden) {
  return isHidden && isYourTurn(state) ? t("title.turn") : "Tengen";
}
