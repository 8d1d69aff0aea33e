/** The colours of a drawn board: few, and the mixtures of those that meet at the edges of lines and stones. */

/** Returns a number that identifies a colour. */
function keyOf(red, green, blue) {
  return (red << 16) | (green << 8) | blue;
}

/** Returns so many colours from one to another, both included. */
function ramp([from, to], steps) {
  return Array.from({ length: steps }, (_, step) =>
    from.map((value, part) => Math.round(value + ((to[part] - value) * step) / (steps - 1))));
}

/** Returns the colours of pairs that meet, each with the mixtures between them. */
export function paletteOf(pairs, steps) {
  const all = new Map(pairs.flatMap((pair) => ramp(pair, steps)).map((colour) => [keyOf(...colour), colour]));
  return [...all.values()];
}

function nearest(palette, red, green, blue) {
  let [best, least] = [0, Infinity];
  palette.forEach(([r, g, b], index) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < least) {
      [best, least] = [index, distance];
    }
  });
  return best;
}

/** Returns a function that gives pixels of a canvas, four bytes each, as numbers of the nearest colours. */
export function indexer(palette) {
  const known = new Map();

  function indexOf(red, green, blue) {
    const key = keyOf(red, green, blue);
    if (!known.has(key)) {
      known.set(key, nearest(palette, red, green, blue));
    }
    return known.get(key);
  }

  return (data) => Uint8Array.from({ length: data.length / 4 }, (_, at) =>
    indexOf(data[4 * at], data[4 * at + 1], data[4 * at + 2]));
}
