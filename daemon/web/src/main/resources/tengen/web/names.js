/** Names of games, engines and levels for people, in place of ids. */
import { LEVELS, stopOf } from "./screens.js";

/** Turns an id into words for a language that has no name for it: "misere-nim" is "Misere nim". */
function words(id) {
  const text = id.replaceAll("-", " ");
  return text[0].toUpperCase() + text.slice(1);
}

/** Returns the name of a game by the id of its rules. */
export function gameName(rules, t) {
  const name = t.named("rules", rules);
  return name === rules ? words(rules) : name;
}

/** Returns the name of a game with its size: "Gomoku 15 × 15". */
export function sizedName({ rules, width, height, text }, t) {
  return text ? gameName(rules, t) : `${gameName(rules, t)} ${width} × ${height}`;
}

/** Returns the name of an engine by its id. */
export function engineName(id, t) {
  const name = t.named("engine", id);
  return name === id ? words(id) : name;
}

/** Returns the name of a level of play. */
export function levelName(level, t) {
  return t(`level.${stopOf(level)}`);
}

/** Returns a level of play as it is read aloud: "Casual, 3 of 7". */
export function levelText(level, t) {
  return t("level.text", { name: levelName(level, t), number: stopOf(level) + 1, count: LEVELS.length });
}
