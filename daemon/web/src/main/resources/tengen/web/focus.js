/** Where the focus goes when what was pressed is gone. */

/** The board's cell that is reached by Tab. */
export const CELL = '[role="gridcell"][tabindex="0"]';

/** Gives the focus to the first of these when the frame is drawn that an action has just asked for. */
export function focusNext(selector) {
  requestAnimationFrame(() => document.querySelector(selector)?.focus());
}
