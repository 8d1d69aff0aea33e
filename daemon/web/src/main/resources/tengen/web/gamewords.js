/** Words for the list of stored games: periods, results and days. */
import { playerName } from "./games.js";

/** Periods to choose from, by name: so many days up to today. */
const DAYS = { any: null, week: 7, year: 365, between: null };

/** The results to choose from; "" is any. */
export const RESULTS = ["", "black", "white", "draw", "unfinished"];

/** The names of the periods; "between" asks for two days. */
export const PERIODS = Object.keys(DAYS);

/** Returns the days of a period as fields of the filter. */
export function period(name, now) {
  const days = DAYS[name];
  const first = days && new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate() - days + 1));
  return { from: first ? first.toISOString().slice(0, 10) : "", to: "" };
}

/** Keys of the reason for which rules end a game, by their family. */
const OWN_ENDS = { gomoku: "five", nogo: "stuck" };

/** Returns the key of the reason. A file may name the winner of a game that its rules did not end. */
function reasonKey({ rules, winner, manner, source }) {
  const isKnown = winner !== "none" && source !== "import";
  return manner !== "by-rules" ? manner : isKnown && OWN_ENDS[rules.split("-")[0]];
}

/** Returns a result for a list: {outcome, reason}, both in words. Players of the same name are told apart by colour. */
export function resultParts(row, t) {
  const { black, white, winner, manner } = row;
  if (!manner) {
    return { outcome: t("games.open"), reason: "" };
  }
  const [own, other] = (winner === "white" ? [white, black] : [black, white]).map((player) => playerName(player, t));
  const key = reasonKey(row);
  const won = own === other ? t("won", { side: t(`stone.${winner === "white" ? "W" : "B"}`) }) : t("games.won", { name: own });
  return { outcome: winner === "none" ? t("drawn") : won, reason: key ? t(`games.reason.${key}`) : "" };
}

/** Returns which games of a list are shown: "21–40 of 397". A total that may be larger ends with a plus sign. */
export function rangeText({ places, rows, next, total }, language, t) {
  const { skipped } = places.at(-1);
  const to = skipped + rows.length;
  const number = new Intl.NumberFormat(language);
  const { games: counted, isMinimum } = total ?? { games: to, isMinimum: Boolean(next) };
  const games = number.format(Math.max(counted, to));
  return t("games.range", { from: number.format(skipped + 1), to: number.format(to),
    total: isMinimum ? t("games.least", { games }) : games });
}

/** Returns when a game was played: the time of today, else the day. Files tell the day alone. */
export function playedText({ startedMs, source }, now, language) {
  const then = new Date(startedMs);
  if (Number.isNaN(then.getTime())) {
    return "";
  }
  const midnightOf = (day) => Date.UTC(day.getFullYear(), day.getMonth(), day.getDate());
  const days = Math.round((midnightOf(now) - midnightOf(then)) / 86_400_000);
  if (days === 0 || days === 1) {
    const day = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-days, "day");
    const hasTime = days === 0 && source !== "import";
    const time = hasTime ? ` ${then.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}` : "";
    return day[0].toUpperCase() + day.slice(1) + time;
  }
  const isThisYear = then.getFullYear() === now.getFullYear();
  return then.toLocaleDateString(language, { day: "numeric", month: "short", year: isThisYear ? undefined : "numeric" });
}
