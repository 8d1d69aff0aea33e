/** Measures of the graph of win rates: stretches of the curve, axis marks and the lane of signs. */

/** Smallest distance of two signs' middles, in units of the graph. */
const MIN_GAP = 14;

/** Width of a sign's character with the space around it, in units of the graph. */
const CHARACTER = 8;

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

/** Returns the text of a sign that stands for `count` mistakes, such as `??3`. */
export function signText({ sign, count }) {
  return count > 1 ? `${sign}${count}` : sign;
}

function isTouching(left, right) {
  const length = signText(left).length + signText(right).length;
  return right.x - left.x < Math.max(MIN_GAP, (length * CHARACTER) / 2);
}

/** Merges two signs: the worse one at the place of the first, with the count of both. */
function merge(left, right) {
  const isWorse = WORST.indexOf(right.sign) < WORST.indexOf(left.sign);
  return { ...(isWorse ? right : left), x: left.x, count: left.count + right.count };
}

/**
 * Places signs in one lane without overlaps. Signs that would touch become the worst of them with their count.
 *
 * @param {{index: number, sign: string, x: number}[]} marks in the order of their places
 */
export function lane(marks) {
  const placed = [];
  for (const mark of marks) {
    placed.push({ ...mark, count: 1 });
    while (placed.length > 1 && isTouching(placed.at(-2), placed.at(-1))) {
      const right = placed.pop();
      placed.push(merge(placed.pop(), right));
    }
  }
  return placed;
}
