/**
 * Opening procedures at a table: who sits at Black puts three stones; the other takes a colour, or under
 * swap2 puts two more and has the first take one.
 */

/** Of the game's rules, by name; "none" is by moves alone. */
export const PROCEDURES = ["none", "swap", "swap2"];

const FAMILY = "gomoku";

/** Whether games under these rules may begin so. */
export function hasOpenings(rules) {
  return rules?.family === FAMILY;
}

/** Engines of these that answer in the procedure. */
export function playing(engines, rules, procedure) {
  return procedure === "none"
    ? engines
    : engines.filter(({ games }) =>
        games.some((game) => game.rules === rules && game.openings.includes(procedure)));
}

/** @returns {"three" | "choice" | "two" | "last" | null} where the opening stands; null: it is over */
export function stage(table) {
  const { opening, choices, line } = table ?? {};
  if (!opening || opening === "none") {
    return null;
  }
  const plies = line.length - 1;
  if (!choices.length) {
    return plies < 3 ? "three" : "choice";
  }
  return choices.length === 1 && choices[0] === "two" ? (plies < 5 ? "two" : "last") : null;
}

const ACTORS = { three: "B", choice: "W", two: "W", last: "B" };

/** Whose turn it is at the head of the game, where whose stone comes next is known. */
export function actor({ table }, toMove) {
  return ACTORS[stage(table)] ?? toMove;
}

/** What may be chosen by this page's person now, each with the colour that it gives; null: none yet. */
export function choices({ table, players }) {
  const at = stage(table);
  const isOurs = table?.token && players[ACTORS[at]]?.kind === "human";
  if (!isOurs || !["choice", "last"].includes(at)) {
    return [];
  }
  const isMore = at === "choice" && table.opening === "swap2";
  return [["black", "B"], ["white", "W"], ...(isMore ? [["two", null]] : [])];
}
