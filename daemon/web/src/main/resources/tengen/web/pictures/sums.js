/** Several games at once: sums, where a move is made in one game, and `every`, where it is made in each. */
import { joined, label, placed, shape } from "./scene.js";

const MAX_GAMES = 12;
const BADGE = 0.34;

/** Splits a text with plus signs between games; an id stands before each position. */
export function gamesOf(text) {
  return text.split(/\s\+\s/).map((game) => {
    const [id, ...rest] = game.trim().split(/\s+/);
    return /^[a-z]{2}/.test(id) ? { id, text: rest.join(" ") } : { id: "value", text: game.trim() };
  });
}

/** Splits a move into moves of single games, by their indexes. @param isEvery whether a move has one in each game */
function partsOf(move, count, isEvery) {
  if (count === 1 && !isEvery) {
    return [{ index: 0, move }];
  }
  const parts = isEvery ? move.split(/\+(?=\d+:)/) : [move];
  return parts.map((part) => {
    const colon = part.indexOf(":");
    return { index: Number(part.slice(0, colon)) - 1, move: part.slice(colon + 1) };
  });
}

/** Draws the number of a game of a sum above it. */
function badged(scene, number) {
  const moved = placed(scene, 0, 2.6 * BADGE);
  const mark = [
    shape("circle", { class: "badge", cx: BADGE + 0.05, cy: BADGE + 0.05, r: BADGE }),
    label(BADGE + 0.05, BADGE + 0.05, String(number), "badged"),
  ];
  return { ...moved, height: scene.height + 2.6 * BADGE, shapes: [...mark, ...moved.shapes] };
}

/** Returns the moves that were played in one game of a sum. */
function historyOf(history, index, count, isEvery) {
  return history.flatMap(({ side, move }) =>
    partsOf(move, count, isEvery).filter((part) => part.index === index).map((part) => ({ side, move: part.move })));
}

/** Draws a sum. @param draw draws a single game */
export function sum(game, draw) {
  const isEvery = game.id === "every";
  const games = gamesOf(game.text);
  const starts = gamesOf(game.start);
  if (games.length > MAX_GAMES) {
    return null;
  }
  const split = game.moves.map((move) => ({ move, parts: partsOf(move, games.length, isEvery) }));
  const scenes = games.map(({ id, text }, index) => draw({
    ...game,
    id,
    text,
    start: starts.length === games.length && starts[index].id === id ? starts[index].text : text,
    moves: [...new Set(split.flatMap(({ parts }) => parts.filter((part) => part.index === index).map((part) => part.move)))],
    history: historyOf(game.history, index, games.length, isEvery),
  }));
  if (scenes.some((scene) => !scene)) {
    return null;
  }
  if (games.length === 1 && !isEvery) {
    return scenes[0];
  }
  const prefixes = games.map((_, index) => `${index + 1}|`);
  const whole = joined(scenes.map((scene, index) => badged(scene, index + 1)), { gap: 0.5, prefixes });
  const plays = whole.parts.map(({ moves }) => new Map(moves.map((each) => [each.move, each])));
  const moves = split.map(({ move, parts }) => {
    const each = parts.map((part) => plays[part.index].get(part.move));
    const names = each.map(({ name }, index) => ["pic.in", { game: parts[index].index + 1, name }]);
    return {
      move,
      name: names.length === 1 ? names[0] : names,
      isOrdered: each.length === 1 && each[0].isOrdered,
      choices: each.flatMap(({ choices }) => choices),
    };
  });
  const spoken = ["pic.label.sum", { games: games.length, names: scenes.map((scene) => scene.spoken) }];
  return { width: whole.width, height: whole.height, spoken, shapes: whole.shapes, choices: asked(whole.choices), moves };
}

/** Adds the number of the game to moves whose numbers are typed. */
function asked(choices) {
  const typed = (id, ask) => ({ ...ask, prefix: `${id.split("|")[0]}:${ask.prefix}` });
  return new Map([...choices].map(([id, choice]) => [id, choice.ask ? { ...choice, ask: typed(id, choice.ask) } : choice]));
}
