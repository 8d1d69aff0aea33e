/** Selects a legal move in a picture: each press leaves fewer moves, until one is left. */

/** Returns whether a play begins with the chosen ids, or contains them if their order does not matter. */
function holds({ choices, isOrdered }, chosen) {
  return chosen.every((id, index) => (isOrdered ? choices[index] === id : choices.includes(id)));
}

/** Returns the plays that are still possible after the chosen ids. */
function left(scene, chosen) {
  return scene.moves.filter((play) => holds(play, chosen));
}

/** Returns the choices of a play that may come next. */
function following({ choices, isOrdered }, chosen) {
  return isOrdered ? choices.slice(chosen.length, chosen.length + 1) : choices.filter((id) => !chosen.includes(id));
}

/**
 * Returns what can be pressed next: each choice, and the play that it completes, or null if more has to be chosen.
 *
 * @param chosen ids of the choices so far
 */
export function offered(scene, chosen) {
  const found = new Map();
  left(scene, chosen).forEach((play) =>
    following(play, chosen).forEach((id) => {
      const made = play.choices.length === chosen.length + 1 ? play : null;
      found.set(id, found.has(id) ? null : made);
    }));
  const open = chosen.length ? [] : [...scene.choices.values()].filter(({ ask, id }) => ask && !found.has(id));
  return [...[...found].map(([id, play]) => ({ ...scene.choices.get(id), play })), ...open.map((each) => ({ ...each, play: null }))];
}

/** Returns the play that the choices complete, or null if more has to be chosen. */
export function complete(scene, chosen) {
  return chosen.length ? left(scene, chosen).find((play) => play.choices.length === chosen.length) ?? null : null;
}

/** Returns the choices before an id, which is taken back with all later ones. */
export function without(chosen, id) {
  return chosen.slice(0, chosen.indexOf(id));
}
