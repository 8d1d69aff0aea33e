/** Hackenbush: a graph that stands on the ground, whose edges are cut. */
import { cross } from "./pieces.js";
import { grown } from "./growth.js";
import { direct, hit, label, picture, shape } from "./scene.js";
import { pretty } from "./symbols.js";

const MAX_EDGES = 120;
const KINDS = { B: "L", R: "R", G: "G" };
const ROOM = 0.8;
const SOIL = 0.5;

/** Reads edges from-toC, without C if all are green, or a string of colours from the ground up. */
export function edgesOf(text) {
  if (/^[BRG]+$/.test(text)) {
    return [...text].map((colour, height) => ({ from: height, to: height + 1, colour, name: `${height}-${height + 1}${colour}` }));
  }
  return text.split(/\s+/).filter((word) => word.includes("-")).map((word) => {
    const [, one, other, colour] = /^(\d+)-(\d+)([BRG]?)$/.exec(word);
    const [from, to] = [Number(one), Number(other)].sort((a, b) => a - b);
    return { from, to, colour: colour || "G", name: `${from}-${to}${colour}` };
  });
}

/** Returns the edges that are connected to the ground after one is cut. */
function standingWithout(edges, gone) {
  const rest = edges.filter((edge) => edge !== gone);
  const reached = new Set([0]);
  for (let before = 0; before < reached.size;) {
    before = reached.size;
    rest.filter(({ from, to }) => reached.has(from) || reached.has(to)).forEach(({ from, to }) => reached.add(from).add(to));
  }
  return new Set(rest.filter(({ from }) => reached.has(from)));
}

/** Numbers edges with the same ends, so that each is drawn beside the others. */
function numbered(edges) {
  const counts = new Map();
  return edges.map((edge) => {
    const ends = `${edge.from}-${edge.to}`;
    const order = counts.get(ends) ?? 0;
    counts.set(ends, order + 1);
    return { ...edge, ends, order };
  }).map((edge) => ({ ...edge, twins: counts.get(edge.ends) }));
}

/** Returns the path of an edge and its middle. */
function wayOf(edge, at) {
  const bend = (edge.order - (edge.twins - 1) / 2) * 0.9;
  if (edge.from === edge.to) {
    const { x, y } = at(edge.from);
    const side = edge.order % 2 ? 1 : -1;
    const reach = 0.75 + 0.2 * Math.floor(edge.order / 2);
    return { d: `M${x} ${y}c${side * 0.1} ${-reach} ${side * 1.3 * reach} ${-reach} 0 0`, x: x + side * 0.42 * reach, y: y - 0.5 * reach, length: 0.7, turn: 0 };
  }
  const end = at(edge.to);
  const start = edge.from === 0 ? { x: end.x + (edge.twins > 1 ? bend * 1.2 : 0), y: at(0).y } : at(edge.from);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(dx, dy);
  const wiggle = edge.twins > 1 ? 0 : 0.12;
  const [nx, ny] = [(-dy / length), dx / length];
  const curve = (part, by) => `${start.x + dx * part + nx * by} ${start.y + dy * part + ny * by}`;
  const swell = edge.from === 0 ? 0 : bend;
  return {
    d: `M${start.x} ${start.y}C${curve(0.35, swell + wiggle)} ${curve(0.65, swell - wiggle)} ${end.x} ${end.y}`,
    x: start.x + dx / 2 + nx * swell * 0.75,
    y: start.y + dy / 2 + ny * swell * 0.75,
    length: length * 0.82,
    turn: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** Returns the name of an edge: its stalk and height, or its ends. */
function nameOf(edge, stalks) {
  const stalk = stalks.get(edge.to);
  return stalk
    ? [`pic.cut.${edge.colour}.stalk`, stalk]
    : [`pic.cut.${edge.colour}`, { from: edge.from, to: edge.to }];
}

/** Returns the stalk and height of each node of a stalk, which is a path from the ground without branches. */
function stalksOf(edges) {
  const feet = edges.filter(({ from }) => from === 0);
  const found = new Map();
  feet.forEach((foot, index) => {
    const nodes = [foot.to];
    for (let above = foot; above;) {
      const next = edges.filter(({ from, to }) => from === above.to || to === above.to).filter((edge) => edge !== above);
      above = next.length === 1 && next[0].from === nodes.at(-1) && next[0].to !== next[0].from ? next[0] : null;
      if (next.length && !above) {
        return;
      }
      if (above) {
        nodes.push(above.to);
      }
    }
    nodes.forEach((node, height) => found.set(node, { stalk: index + 1, height: height + 1 }));
  });
  return found;
}

/**
 * Returns the value of a stalk of blue and red edges: each edge of the first colour counts 1; from the first other
 * edge on each counts half of the one below (Berlekamp's rule).
 *
 * @param colours from the ground up
 */
export function stalkValue(colours) {
  let [value, unit] = [0, 1];
  [...colours].forEach((colour) => {
    if (unit > 1 || colour !== colours[0]) {
      unit *= 2;
      value *= 2;
    }
    value += colour === "B" ? 1 : -1;
  });
  return unit === 1 ? String(value) : `${value}/${unit}`;
}

/** Draws the values of stalks under the ground. They are visible only together with the value of the whole. */
function worths(edges, stalks, at, ground) {
  const numbers = new Set(edges.filter(({ to }) => stalks.has(to)).map(({ to }) => stalks.get(to).stalk));
  const standing = [...numbers].map((number) => edges.filter(({ to }) => stalks.get(to)?.stalk === number));
  return standing.filter((stalk) => stalk.every(({ colour }) => colour !== "G")).map((stalk) => {
    const colours = stalk.sort((one, other) => stalks.get(one.to).height - stalks.get(other.to).height).map(({ colour }) => colour);
    return label(at(stalk[0].to).x, ground + SOIL / 2, pretty(stalkValue(colours.join(""))), "cap worth");
  });
}

/** Draws Hackenbush. Nodes keep their places of the first position, so that nothing moves when an edge is cut. */
export function hackenbush({ text, start, moves }) {
  const edges = numbered(edgesOf(text));
  const first = edgesOf(start);
  const isGrown = edges.every(({ name }) => first.some((edge) => edge.name === name));
  const all = isGrown ? first : edges;
  if (all.length > MAX_EDGES) {
    return null;
  }
  const { width, height, places } = grown(all);
  const ground = height + ROOM;
  const at = (node) => (node === 0 ? { y: ground } : { x: places.get(node).x + ROOM, y: ground - places.get(node).y });
  const ways = new Map(edges.map((edge) => [edge, wayOf(edge, at)]));
  const stalks = stalksOf(first);
  const plays = moves.map((move) => {
    const twins = edges.filter(({ name }) => name === move);
    const standing = standingWithout(edges, twins[0]);
    const gone = edges.filter((edge) => !standing.has(edge)).map((edge) => [`e${edges.indexOf(edge)}`, edge === twins[0] ? "cutting" : "falls"]);
    const { x, y } = ways.get(twins[0]);
    const hits = twins.map((edge) => ways.get(edge)).map((way) => hit(way.x, way.y, way.length, 0.56, way.turn));
    return direct(move, nameOf(twins[0], stalks), hits, { adds: [cross(x, y)], fades: Object.fromEntries(gone) });
  });
  const nodes = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].filter((node) => node !== 0);
  return picture({
    width: width + 2 * ROOM,
    height: ground + SOIL,
    spoken: ["pic.label.hackenbush", { edges: edges.length }],
    shapes: [
      shape("rect", { class: "soil", x: 0, y: ground, width: width + 2 * ROOM, height: SOIL }),
      shape("path", { class: "ground", d: `M0 ${ground}H${width + 2 * ROOM}` }),
      ...edges.map((edge, index) => shape("path", { class: `edge ${KINDS[edge.colour]}`, d: ways.get(edge).d }, null, `e${index}`)),
      ...worths(edges, stalks, at, ground),
      ...nodes.map((node) => shape("circle", { class: "node", cx: at(node).x, cy: at(node).y, r: 0.07 })),
    ],
    plays,
  });
}
