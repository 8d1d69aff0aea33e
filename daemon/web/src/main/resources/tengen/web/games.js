/** The games that the daemon has kept for who asks: a list in parts, and one of them to look at. */
import { knownRules } from "./engines.js";
import { toldOf } from "./formats/annotated.js";
import { read } from "./formats/kept.js";
import { engineName } from "./names.js";

/** What is wanted of them; "" excludes none. Days are as a field of dates has them. */
const ALL = { rules: "", player: "", from: "", to: "" };

/**
 * @returns a list of which nothing is known. places: where each part begins, the last one is wanted; what is
 *     asked has a number; fault: why it was refused, {text, code}
 */
export function newList(filter = ALL) {
  return { filter, places: [null], rows: null, next: null, asked: 0, answered: -1, isMissing: false, fault: null };
}

/** What is known stays until the daemon has told the list. */
function anew(list, fields) {
  return { ...list, next: null, isMissing: false, fault: null, asked: list.asked + 1, ...fields };
}

/** What a person does at the list. */
export const GAMES = {
  games: (state, { filter }) => ({
    ...state, games: anew(state.games, { filter: { ...state.games.filter, ...filter }, places: [null] }) }),
  older: (state) => ({
    ...state, games: anew(state.games, { places: [...state.games.places, state.games.next] }) }),
  newer: (state) => ({ ...state, games: anew(state.games, { places: state.games.places.slice(0, -1) }) }),
};

/** The list is told anew when its screen is opened. */
export function listed(state) {
  return { ...state, games: anew(state.games, {}) };
}

/** Where a day begins here, or so many days later one: days have 23 to 25 hours. */
function midnight(day, more) {
  const [year, month, date] = day.split("-").map(Number);
  return day ? new Date(2000, 0).setFullYear(year, month - 1, date + more) : undefined;
}

/** What the list and the game that is opened want to be asked. */
export function gamesQueries({ epoch, page, games, kept }) {
  const { rules, player, from, to } = games.filter;
  const filter = {
    rules: rules || undefined,
    player: player || undefined,
    fromMs: midnight(from, 0),
    beforeMs: midnight(to, 1),
  };
  const isListWanted = page === "games" && games.answered !== games.asked;
  return [
    ...(isListWanted
      ? [{ id: `games:${epoch}:${games.asked}`, action: "tengen-games", filter,
          before: games.places.at(-1) ?? undefined }]
      : []),
    ...(kept && !kept.isShown ? [{ id: `kept:${epoch}:0`, action: "tengen-game", game: kept.id }] : []),
  ];
}

/** A part of the list has come. */
export function told(state, number, { games, next }) {
  return number === state.games.asked
    ? { ...state, games: { ...state.games, rows: games, next: next ?? null, answered: number } }
    : state;
}

/** The game has come. @param make how the page's model begins a game, goes to a node, keeps an evaluation */
export function opened(state, { game }, make) {
  const { id, ply } = state.kept;
  const found = read(game, knownRules(state));
  if (!found) {
    return { ...state, kept: { ...state.kept, isShown: true }, message: { kind: "noGame" } };
  }
  const { tree, at, thoughts } = found;
  const people = { B: { kind: "human" }, W: { kind: "human" } };
  const begun = { ...make.begin(state, found.game, people), tree, at, head: at, mode: "review", isOpened: true,
    kept: { id, ply, isShown: true, plies: at, raw: game, told: toldOf(game, tree), names: { B: game.black, W: game.white }, over: endOf(game) },
    link: state.link };
  const thought = thoughts.reduce((all, [node, engine, said]) => make.evaluated(all, node, engine, said), begun);
  return make.goTo(thought, ply === null ? at : Math.min(ply, at));
}

/** How it ended otherwise than by its rules, which the page knows itself; null: it did not. */
function endOf({ winner, manner }) {
  return manner && manner !== "by-rules" ? { winner, manner } : null;
}

/** A result in words. */
export function result({ winner, manner }, t) {
  if (!manner) {
    return t("games.open");
  }
  const end = winner === "none" ? t("drawn") : t("won", { side: t(`stone.${winner === "black" ? "B" : "W"}`) });
  return manner === "by-rules" ? end : `${end}, ${t(`manner.${manner}`)}`;
}

/** A player's name, else its engine's, else that it is a person. */
export function playerName(player, t) {
  return player.name || (player.engine ? engineName(player.engine, t) : t("human"));
}

/** No list, or no game: the daemon keeps none, or cannot read them now. */
export const GAMES_FAILED = {
  games: (state, { code, error }) => ({
    games: { ...state.games, answered: state.games.asked, isMissing: code === "no-archive", fault: { text: error, code } } }),
  kept: ({ kept }) => ({ kept: { ...kept, isShown: true } }),
};
