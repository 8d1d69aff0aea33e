/** Sentences that explain the moves of each game. */
import { isCoins } from "./coins.js";
import { isHeaps } from "./heaps.js";
import { isRows } from "./rows.js";

const HINTS = {
  domineering: "domineering",
  hackenbush: "hackenbush",
  "green-hackenbush": "green",
  col: "col",
  snort: "snort",
  "nogo-region": "nogo",
  amazons: "amazons",
  "advance-or-eat": "advance",
  "toads-and-frogs": "toads",
  graph: "graph",
  "coloured-graph": "graph",
  "loopy-graph": "graph",
  "coin-product": "table",
  value: "value",
  sum: "sum",
  misere: "sum",
  every: "every",
  wythoff: "wythoff",
  moore: "moore",
  staircase: "staircase",
};

/** Games in which Left and Right do different things. */
const SIDES = new Set(["domineering", "hackenbush", "toads"]);

/** Returns the sentence about the moves of the side to move. */
export function hintOf({ rules, toMove }, t) {
  const kind = HINTS[rules] ?? (isHeaps(rules) ? "heaps" : isRows(rules) ? "rows" : isCoins(rules) ? "coins" : "any");
  const hint = t(SIDES.has(kind) ? `pic.hint.${kind}.${toMove}` : `pic.hint.${kind}`);
  return rules.startsWith("misere") ? `${hint} ${t("pic.hint.misere")}` : hint;
}
