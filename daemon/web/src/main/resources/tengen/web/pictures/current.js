/** The picture of the position that a state shows, and the words for it. */
import { startOf } from "../game.js";
import { pathTo } from "../tree.js";
import { pictureOf } from "./pictures.js";

const known = new WeakMap();

/** Returns the picture of a node's position; null if it has none, or is not known yet. */
export function sceneAt(state, node) {
  const position = state.positions[node];
  if (!position?.moves) {
    return null;
  }
  if (!known.has(position)) {
    const history = pathTo(state.tree, node).slice(1).map((each) => state.tree.nodes[each]);
    known.set(position, pictureOf({
      id: position.rules,
      text: position.position,
      start: startOf(position.rules, state.game.text),
      moves: position.moves,
      moreMoves: Boolean(position.moreMoves),
      toMove: position.toMove,
      history,
    }));
  }
  return known.get(position);
}

/**
 * Translates a picture's text: a key of the page's words with its values, which may be texts themselves, or a list of
 * texts.
 */
export function spoken(name, t) {
  if (Array.isArray(name[0])) {
    return name.map((each) => spoken(each, t)).join("; ");
  }
  const [key, values] = name;
  const inner = Object.entries(values).map(([field, value]) => [field, Array.isArray(value) ? spoken(value, t) : value]);
  return t(key, Object.fromEntries(inner));
}

/** Returns a move in words, or its text if the position has no picture. */
export function moveWords(state, node, move, t) {
  const play = sceneAt(state, node)?.moves.find((each) => each.move === move);
  return play ? spoken(play.name, t) : move;
}
