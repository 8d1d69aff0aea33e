/**
 * Records of games in the browser, so that a reload loses nothing: pure functions between states and records. A
 * record is {key, savedMs, text, at, head, plies, players, table, resigned, isOpened, mode, isListed, isGoing, name,
 * bytes}. `text` is the game as JSON; `at` and `head` are numbers of its nodes.
 */
import { isOver } from "./explore.js";
import * as json from "./formats/json.js";
import { beginsAlike } from "./game.js";
import { newTable } from "./table.js";
import * as trees from "./tree.js";
import { goTo } from "./view.js";

/** Maximum length of a record's text, in characters. A larger game is not stored. */
const MAX_GAME_CHARACTERS = 512 * 1024;

/** Maximum length of all records' texts, in characters. The oldest records are deleted first. */
const MAX_CHARACTERS = 2 << 20;

const MAX_GAMES = 20;

/** Returns the moves and notes of a tree as text, to find out whether they have changed. */
export function workOf({ nodes }) {
  return JSON.stringify(nodes.map(({ parent, side, move, comment }) => [parent, side, move, comment]));
}

/** Returns the key of a state's record. @param {string} local the key of a game that only this page knows */
export function keyOf({ table, stored, recordKey }, local) {
  return table?.id ? `t:${table.id}` : stored ? `g:${stored.id}` : (recordKey ?? local);
}

/** Returns whether the daemon has sent the table or the stored game that is to be shown. */
export function isReceived({ table, stored }) {
  return !(table?.id && !table.seq) && !(stored && !stored.isShown);
}

/** Returns whether a tree has moves or notes. */
export function hasWork(state) {
  const { nodes } = state.tree;
  return !state.setup && isReceived(state) && (nodes.length > 1 || nodes[0].comment !== "");
}

/** Returns whether a state has branches or notes that its table does not know; true without a table. */
export function isOwnWork({ table, tree }) {
  return !table?.id || tree.nodes.length > table.line.length || tree.nodes.some(({ comment }) => comment);
}

/** Returns the numbers of a tree's nodes in the order in which JSON has them, a node before its children. */
function order(tree) {
  const numbers = new Map();
  const due = [0];
  while (due.length) {
    const id = due.pop();
    numbers.set(id, numbers.size);
    due.push(...[...tree.nodes[id].children].reverse());
  }
  return numbers;
}

/** Returns the record of a state's game, or null if it is too large. */
export function recordOf(state, key, savedMs) {
  const { tree, at, head, players, table, stored, resigned, isOpened, game } = state;
  const isWatched = table?.id && !table.token;
  const isListed = !stored && !isWatched && !(table && isOver(state));
  const text = json.write(state);
  const numbers = order(tree);
  return text.length > MAX_GAME_CHARACTERS
    ? null
    : {
        key,
        savedMs,
        text,
        at: numbers.get(at),
        head: numbers.get(head),
        plies: trees.pathTo(tree, head).length - 1,
        players,
        table: table?.id ?? null,
        resigned,
        isOpened,
        mode: state.mode === "review" ? "review" : "play",
        isListed,
        isGoing: isListed && !isOver(state),
        name: { rules: game.rules, width: game.width, height: game.height, text: game.text },
        bytes: text.length,
      };
}

/** Returns the keys of the oldest records, to be deleted so that the others fit. */
export function surplusKeys(records) {
  let [count, characters] = [0, 0];
  return [...records]
    .sort((one, other) => other.savedMs - one.savedMs)
    .filter(({ bytes }) => {
      count++;
      characters += bytes;
      return count > MAX_GAMES || characters > MAX_CHARACTERS;
    })
    .map(({ key }) => key);
}

/**
 * Returns the record to offer beside a new game: the newest unfinished one. After a game was discarded nothing is
 * offered until another is stored.
 */
export function offerOf({ localGames, discarded }) {
  return (!discarded && localGames.find(({ isGoing }) => isGoing)) || null;
}

/** Reads a record's game. @returns {object | null} null: the page cannot show it */
export function reading(record, known) {
  const [found] = json.read(record.text, known, 1);
  return found?.game ? found : null;
}

/** Stores win rates that come without candidates, at nodes without evaluations. */
function rate(state, rates, idOf, rated) {
  return rates.reduce((all, [node, engine, value]) =>
    all.evaluations[idOf(node)]?.[engine] ? all : rated(all, idOf(node), engine, value), state);
}

/**
 * Resumes a stored game. At a table the daemon sends the events since then.
 *
 * @param {string | null} token the right to play at the record's table
 * @param make begins a game, stores a win rate
 */
function resume(state, { record, found, token }, make) {
  const { key, players, head, at, resigned, isOpened, mode, table } = record;
  const begun = { ...make.begin(state, found.game, players), tree: found.tree, head, at: head, resigned, isOpened,
    mode, recordKey: key, table: table && token ? newTable({ id: table, token }) : null };
  return goTo(rate(begun, found.rates, (node) => node, make.rated), at);
}

/** Adds branches and notes of a record to the game that is shown. */
function addWork(state, { found }, make) {
  if (!beginsAlike(found.game, state.game)) {
    return state;
  }
  const [tree, ids] = trees.merge(state.tree, found.tree);
  return rate({ ...state, tree: trees.visit(tree, state.at) }, found.rates, (node) => ids[node], make.rated);
}

/** Returns records without one of them. */
export function without(records, key) {
  return records.filter((record) => record.key !== key);
}

/** Actions on stored games. @param make begins a game, stores a win rate */
export function localGameActions(make) {
  return {
    localGames: (state, { records }) => ({ ...state, localGames: records, discarded: null }),
    discard: (state, { key }) => ({ ...state, discarded: key, localGames: without(state.localGames, key) }),
    resume: (state, action) => resume(state, action, make),
    addWork: (state, action) => addWork(state, action, make),
  };
}
