/** Measures of the graph of win rates: stretches of the curve, axis marks and the lane of signs. */

/** Signs nearer than this, in pixels, merge into one. */
const MIN_GAP = 14;

/** Signs of mistakes, worst first. */
const WORST = ["??", "?", "?!"];

/** Returns the parts of a line that have values, as {index, value}: a curve has a gap where nothing was searched. */
export function stretches(line, valueOf) {
  const all = [[]];
  line.forEach((node, index) => {
    const value = valueOf(node);
    if (value === null) {
      all.push([]);
    } else {
      all[all.length - 1].push({ index, value });
    }
  });
  return all.filter((stretch) => stretch.length);
}

/** Returns the plies that the axis labels: every 10th, or fewer if the labels would touch. */
export function axisPlies(last, width) {
  const step = [10, 20, 50, 100].find((each) => (each * width) / Math.max(1, last) >= 2 * MIN_GAP) ?? 200;
  const all = [];
  for (let ply = step; ply <= last; ply += step) {
    all.push(ply);
  }
  return all;
}

/**
 * Puts signs in one lane without overlaps: signs nearer than MIN_GAP become the worst of them, with their count.
 *
 * @param {{index: number, sign: string, x: number}[]} marks in the order of their places
 */
export function lane(marks) {
  const merged = [];
  for (const mark of marks) {
    const before = merged.at(-1);
    const gap = before && mark.x - before.x < MIN_GAP * (before.count > 1 ? 1.6 : 1);
    if (gap) {
      const isWorse = WORST.indexOf(mark.sign) < WORST.indexOf(before.sign);
      merged[merged.length - 1] = { ...(isWorse ? { ...mark, x: before.x } : before), count: before.count + 1 };
    } else {
      merged.push({ ...mark, count: 1 });
    }
  }
  return merged;
}
