/** Sizes of boards that the daemon has, and why one cannot be had. */
import { h } from "preact";
import { sidesOf } from "../engines.js";
import { isBoard } from "../game.js";

/** Returns whether the daemon has boards of this size for these rules, as far as its engines tell. */
export function isSizeThere(state, rules, size) {
  const sides = sidesOf(state, rules);
  return isBoard(size, size) && (!sides || (sides.min <= size && size <= sides.max));
}

/** Lists the available sizes while the chosen size is not one of them. */
export function SizeReason({ state, rules, size, t }) {
  const sides = sidesOf(state, rules);
  return h("p", { id: "size-reason", class: "reason", role: "status" },
    sides && !isSizeThere(state, rules, size) ? t("size.reason", sides) : "");
}
