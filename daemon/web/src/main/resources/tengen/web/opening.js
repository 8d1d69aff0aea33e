/**
 * Opening procedures at a table. Black's player puts three stones. The other player chooses a colour or, under swap2,
 * may put two more stones and let the first one choose.
 */

/** The procedures by name; "none" starts with ordinary moves. */
export const PROCEDURES = ["none", "swap", "swap2"];

const FAMILY = "gomoku";

/** Returns whether games under these rules may use an opening procedure. */
export function hasOpenings(rules) {
  return rules?.family === FAMILY;
}

/** Returns the engines that can take part in a procedure under these rules. */
export function playing(engines, rules, procedure) {
  return procedure === "none"
    ? engines
    : engines.filter(({ games }) =>
        games.some((game) => game.rules === rules && game.openings.includes(procedure)));
}

/**
 * Returns the stage of the opening procedure.
 *
 * @returns {"three" | "choice" | "two" | "last" | null} null: it is over
 */
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

/** Returns the side whose player acts at the head of the game; `toMove` is the side of the next stone. */
export function actor({ table }, toMove) {
  return ACTORS[stage(table)] ?? toMove;
}

/** Returns the choices of this page's person, each with its colour, or null if the colour is not decided yet. */
export function choices({ table, players }) {
  const at = stage(table);
  const isOurs = table?.token && players[ACTORS[at]]?.kind === "human";
  if (!isOurs || !["choice", "last"].includes(at)) {
    return [];
  }
  const isMore = at === "choice" && table.opening === "swap2";
  return [["black", "B"], ["white", "W"], ...(isMore ? [["two", null]] : [])];
}
