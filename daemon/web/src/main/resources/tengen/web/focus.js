/** The focus after the pressed element has gone. */

/** Selector of the board's cell that Tab reaches, or of the picture of a game without a board. */
export const CELL = '[role="gridcell"][tabindex="0"], .scene';

/** Focuses the first matching element that is visible, in the next frame, which an action has just asked for. */
export function focusNext(selector) {
  requestAnimationFrame(() =>
    [...document.querySelectorAll(selector)].find((element) => element.getClientRects().length)?.focus());
}
