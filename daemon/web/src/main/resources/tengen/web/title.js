/** The title of the page's tab, which tells a person in another tab to move. */
import { isYourTurn } from "./explore.js";

/** Returns the title. @param {boolean} isHidden whether the page is in the background */
export function titleOf(state, t, isHidden) {
  return isHidden && isYourTurn(state) ? t("title.turn") : "Tengen";
}
