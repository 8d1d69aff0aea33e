/**
 * The parts of pictures of games: plain data, measured in cells.
 *
 * A shape is {tag, attributes, content, key}: an SVG element with its text or inner shapes. A text is a string, or a key of
 * the page's words with its values.
 *
 * A choice is {id, name, hits, adds, fades}: something to press. Its hits are rectangles {x, y, width, height, turn} by their
 * centres. While it is pointed at, its added shapes lie on top, and other shapes get the classes of `fades`, by their keys.
 *
 * A play is {move, name, choices, isOrdered}: a legal move, and the choices that are pressed for it.
 */

/** Creates a shape. */
export function shape(tag, attributes, content = null, key = null) {
  return { tag, attributes, content, key };
}

/** Creates a text around a point. @param content a string, or a key of the page's words with its values */
export function label(x, y, content, kind = "cap") {
  return shape("text", { x, y, class: kind }, content);
}

/** Creates a group of shapes at an offset. */
function group(x, y, shapes) {
  return shape("g", { transform: `translate(${x} ${y})` }, shapes);
}

/** Creates a rectangle to press, by its centre. @param turn in degrees, clockwise */
export function hit(x, y, width, height, turn = 0) {
  return { x, y, width, height, turn };
}

/** Creates a play that is made by a single press. */
export function direct(move, name, hits, { adds = [], fades = {} } = {}) {
  return { move, name, isOrdered: true, choices: [{ id: move, name, hits, adds, fades }] };
}

/**
 * Creates a picture.
 *
 * @param spoken its description, as a key of the page's words with its values
 * @param extra choices that lead to moves which the daemon did not list
 */
export function picture({ width, height, spoken, shapes, plays, extra = [] }) {
  const choices = new Map();
  [...plays.flatMap((play) => play.choices), ...extra].forEach((choice) => {
    if (!choices.has(choice.id)) {
      choices.set(choice.id, choice);
    }
  });
  const moves = plays.map((play) => ({ ...play, choices: play.choices.map(({ id }) => id) }));
  return { width, height, spoken, shapes, choices, moves };
}

function renamed(shapes, prefix) {
  return shapes.map((each) => ({
    ...each,
    key: each.key && prefix + each.key,
    content: Array.isArray(each.content) && each.content[0]?.tag ? renamed(each.content, prefix) : each.content,
  }));
}

function movedChoice(choice, x, y, prefix) {
  const fades = Object.entries(choice.fades).map(([key, kind]) => [prefix + key, kind]);
  return {
    ...choice,
    id: prefix + choice.id,
    hits: choice.hits.map((each) => ({ ...each, x: each.x + x, y: each.y + y })),
    adds: choice.adds.length ? [group(x, y, choice.adds)] : [],
    fades: Object.fromEntries(fades),
  };
}

/** Returns a picture at an offset, with a prefix before its keys and ids; moves keep their texts. */
export function placed(scene, x, y, prefix = "") {
  const choices = [...scene.choices.values()].map((choice) => movedChoice(choice, x, y, prefix));
  return {
    ...scene,
    shapes: [group(x, y, renamed(scene.shapes, prefix))],
    choices: new Map(choices.map((choice) => [choice.id, choice])),
    moves: scene.moves.map((each) => ({ ...each, choices: each.choices.map((id) => prefix + id) })),
  };
}

/** Returns rows of items, filled in order, where no row is wider than this. */
function rowsOf(items, width, gap) {
  const rows = [];
  let used = Infinity;
  items.forEach((item) => {
    if (used + gap + item.width > width + 1e-9) {
      rows.push([]);
      used = -gap;
    }
    rows.at(-1).push(item);
    used += gap + item.width;
  });
  return rows;
}

function sizeOf(rows, gap) {
  const widthOf = (row) => row.reduce((sum, { width }) => sum + width, gap * (row.length - 1));
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)));
  return {
    width: Math.max(...rows.map(widthOf)),
    height: heights.reduce((sum, height) => sum + height, gap * (rows.length - 1)),
    heights,
    widthOf,
  };
}

/**
 * Returns places for items in rows, as large as a square allows, the items of a row on one ground.
 *
 * @param items with width and height
 */
export function packed(items, gap = 0) {
  const widths = items.flatMap((_, first) => items.slice(first).map((_, count) => sizeOf([items.slice(first, first + count + 1)], gap).width));
  const least = Math.max(...items.map(({ width }) => width));
  const layouts = widths.filter((width) => width >= least).map((width) => {
    const rows = rowsOf(items, width, gap);
    return { rows, ...sizeOf(rows, gap) };
  });
  const best = layouts.reduce((one, other) =>
    Math.max(other.width, other.height) < Math.max(one.width, one.height) ? other : one);
  let y = 0;
  const places = best.rows.flatMap((row, index) => {
    let x = (best.width - best.widthOf(row)) / 2;
    const ground = y + best.heights[index];
    y = ground + gap;
    return row.map(({ width, height }) => {
      const place = { x, y: ground - height };
      x += width + gap;
      return place;
    });
  });
  return { width: best.width, height: best.height, places };
}

/** Returns one picture of several; their plays stay. @param prefixes before the ids of each */
export function joined(scenes, { gap = 0, prefixes = scenes.map(() => "") } = {}) {
  const { width, height, places } = packed(scenes, gap);
  const all = scenes.map((scene, index) => placed(scene, places[index].x, places[index].y, prefixes[index]));
  return {
    width,
    height,
    shapes: all.flatMap(({ shapes }) => shapes),
    choices: new Map(all.flatMap(({ choices }) => [...choices])),
    moves: all.flatMap(({ moves }) => moves),
    parts: all,
  };
}
