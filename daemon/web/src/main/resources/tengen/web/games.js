/** The list of the visitor's games in the daemon's archive, in parts, and one game to look at. */
import { knownRules } from "./engines.js";
import { branchDataOf } from "./formats/annotated.js";
import { read } from "./formats/archive.js";
import { engineName } from "./names.js";

/** Filter of the list: "" excludes nothing. Days are in the form of date fields. */
const ALL = { rules: "", player: "", result: "", from: "", to: "" };

/** The beginning of a list. */
const FIRST = { cursor: null, skipped: 0 };

/**
 * Returns a list that has not been loaded.
 *
 * The list is loaded in parts. `places` has a {cursor, skipped} for the beginning of each part, with the number of
 * games before it; the page shows the last part. `total` is the number of games in all parts as {games, isMinimum}. `isCountDue` is
 * true if the next query is to count them. `asked` and `answered` number the last query and the last answer. `fault`
 * is why the query was rejected, as {text, code}.
 */
export function newList(filter = ALL) {
  return { filter, places: [FIRST], rows: null, next: null, total: null, isCountDue: true, asked: 0, answered: -1,
    isMissing: false, fault: null };
}

/** Starts a new query of the list. The old rows stay until the answer arrives. */
function requested(list, fields) {
  return { ...list, next: null, fault: null, asked: list.asked + 1, ...fields };
}

function nextPlace({ places, rows, next }) {
  return { cursor: next, skipped: places.at(-1).skipped + rows.length };
}

/** Actions on the list. */
export const GAMES = {
  games: (state, { filter }) => ({
    ...state, games: requested(state.games, {
      filter: { ...state.games.filter, ...filter }, places: [FIRST], isCountDue: true }) }),
  older: (state) => ({
    ...state, games: requested(state.games, { places: [...state.games.places, nextPlace(state.games)] }) }),
  newer: (state) => ({ ...state, games: requested(state.games, { places: state.games.places.slice(0, -1) }) }),
};

/** Reloads the list, because its screen was opened. */
export function reloadList(state) {
  return { ...state, games: requested(state.games, { isCountDue: true }) };
}

/** Returns whether a filter matches all games. */
export function isAll(filter) {
  return Object.keys(ALL).every((name) => filter[name] === "");
}

/**
 * Returns the time at which a day begins in the visitor's time zone, or a number of days later. Days have 23 to 25
 * hours.
 */
function midnight(day, more) {
  const [year, month, date] = day.split("-").map(Number);
  return day ? new Date(2000, 0).setFullYear(year, month - 1, date + more) : undefined;
}

/** Returns the queries for the list and the game that is opened. */
export function gamesQueries({ epoch, page, games, stored }) {
  const { rules, player, result, from, to } = games.filter;
  const filter = {
    rules: rules || undefined,
    player: player || undefined,
    result: result || undefined,
    fromMs: midnight(from, 0),
    beforeMs: midnight(to, 1),
  };
  const isListWanted = page === "games" && games.answered !== games.asked;
  return [
    ...(isListWanted
      ? [{ id: `games:${epoch}:${games.asked}`, action: "tengen-games", filter,
          before: games.places.at(-1).cursor ?? undefined, count: games.isCountDue || undefined }]
      : []),
    ...(stored && !stored.isShown ? [{ id: `stored:${epoch}:0`, action: "tengen-game", game: stored.id }] : []),
  ];
}

/** Takes a part of the list from the daemon's answer. Asks for the part before one whose games are all deleted. */
export function listReceived(state, number, { games, next, total, totalIsMinimum }) {
  if (number !== state.games.asked) {
    return state;
  }
  if (!games.length && state.games.places.length > 1) {
    return GAMES.newer(state);
  }
  const counted = total === undefined ? {} : { total: { games: total, isMinimum: Boolean(totalIsMinimum) }, isCountDue: false };
  return { ...state, games: { ...state.games, rows: games, next: next ?? null, answered: number, isMissing: false, ...counted } };
}

/** Opens a stored game from the daemon's answer. @param make begins a game, goes to a node, stores an evaluation */
export function opened(state, { game }, make) {
  const { id, ply } = state.stored;
  const found = read(game, knownRules(state));
  if (!found) {
    return { ...state, stored: { ...state.stored, isShown: true }, message: { kind: "noGame" } };
  }
  const { tree, at, thoughts } = found;
  const people = { B: { kind: "human" }, W: { kind: "human" } };
  const begun = { ...make.begin(state, found.game, people), tree, at, head: at, mode: "review", isOpened: true,
    stored: { id, ply, isShown: true, plies: at, raw: game, branchData: branchDataOf(game, tree), names: { B: game.black, W: game.white }, over: endOf(game) },
    link: state.link };
  const thought = thoughts.reduce((all, [node, engine, answer]) => make.evaluated(all, node, engine, answer), begun);
  return make.goTo(thought, ply === null ? at : Math.min(ply, at));
}

/** Returns an end other than by the rules, or null. The page itself finds ends by the rules. */
function endOf({ winner, manner }) {
  return manner && manner !== "by-rules" ? { winner, manner } : null;
}

/** Returns a result in words. */
export function result({ winner, manner }, t) {
  if (!manner) {
    return t("games.open");
  }
  const end = winner === "none" ? t("drawn") : t("won", { side: t(`stone.${winner === "black" ? "B" : "W"}`) });
  return manner === "by-rules" ? end : t.list([end, t(`manner.${manner}`)]);
}

/** Returns a player's name, else the engine's name, else the word for a person. Records of games name an engine by its id. */
export function playerName(player, t) {
  return player.name ? t.named("engine", player.name) : player.engine ? engineName(player.engine, t) : t("human");
}

/** State changes after failed queries: the daemon has no archive, or cannot read it now. */
export const GAMES_FAILED = {
  games: (state, { code, error }) => ({
    games: { ...state.games, answered: state.games.asked, isMissing: code === "no-archive", fault: { text: error, code } } }),
  stored: ({ stored }) => ({ stored: { ...stored, isShown: true } }),
};
