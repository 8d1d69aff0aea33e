/** The focus after the pressed element has gone. */

/** Selector of the board's cell that Tab reaches. */
export const CELL = '[role="gridcell"][tabindex="0"]';

/** Focuses the first matching element in the next frame, which an action has just asked for. */
export function focusNext(selector) {
  requestAnimationFrame(() => document.querySelector(selector)?.focus());
}
