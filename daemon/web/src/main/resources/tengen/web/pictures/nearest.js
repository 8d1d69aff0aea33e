/** Keyboard navigation between the buttons of a picture. */

/** Returns the choice whose first rectangle is nearest in a direction; undefined if there is none. */
export function nearest(from, choices, [dx, dy]) {
  const start = from.hits[0];
  const away = ({ hits: [{ x, y }] }) => {
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    return along > 0.01 ? along + 2 * aside : Infinity;
  };
  return choices
    .filter((choice) => choice !== from && away(choice) < Infinity)
    .reduce((best, choice) => (!best || away(choice) < away(best) ? choice : best), undefined);
}
