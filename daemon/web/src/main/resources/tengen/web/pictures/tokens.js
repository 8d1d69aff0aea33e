/** Tokens on directed graphs: a press on an arc moves a token along it. */
import { direct, hit, label, picture, shape } from "./scene.js";

const MAX_ARCS = 80;
const SPACE = 1.9;
const ROOM = 0.7;
const RADIUS = 0.36;

/** Reads arcs from-to,toC, then the vertices of the tokens. */
export function graphOf(text) {
  const [first, second = ""] = text.split("; tokens");
  const arcs = first.split(/\s+/).filter(Boolean).map((word) => {
    const [, from, to, colour] = /^(\d+)-([\d,]+)([LR]?)$/.exec(word);
    return { from: Number(from), to: to.split(",").map(Number), colour: colour || "G", move: `${from}-${to}` };
  });
  return { arcs, tokens: second.split(/\s+/).filter(Boolean).map(Number) };
}

/** Returns the longest path from each vertex to one without arcs, or null if there is a cycle. */
function depthsOf(arcs, vertices) {
  const depths = new Map();
  for (let round = 0; round <= vertices.length; round++) {
    vertices.forEach((vertex) => {
      const ends = arcs.filter(({ from }) => from === vertex).flatMap(({ to }) => to).map((to) => depths.get(to));
      if (!depths.has(vertex) && ends.every((depth) => depth !== undefined)) {
        depths.set(vertex, ends.length ? Math.max(...ends) + 1 : 0);
      }
    });
  }
  return depths.size === vertices.length ? depths : null;
}

/** Returns the places of vertices: in layers down to those without arcs, or on a circle if there is a cycle. */
function placesOf(arcs, vertices) {
  const depths = depthsOf(arcs, vertices);
  if (!depths) {
    const radius = Math.max(1.2, (vertices.length * SPACE) / (2 * Math.PI));
    const turn = (index) => (2 * Math.PI * index) / vertices.length - Math.PI / 2;
    const at = (vertex, index) => [vertex, { x: radius + radius * Math.cos(turn(index)), y: radius + radius * Math.sin(turn(index)) }];
    return { width: 2 * radius, height: 2 * radius, places: new Map(vertices.map(at)) };
  }
  const layers = Array.from({ length: Math.max(...depths.values()) + 1 }, (_, depth) =>
    vertices.filter((vertex) => depths.get(vertex) === depth)).reverse();
  const width = (Math.max(...layers.map(({ length }) => length)) - 1) * SPACE + 0.9;
  // Layers are shifted in turn, so that an arc over a layer does not run through its vertex.
  const at = (vertex, index, { length }, y) =>
    [vertex, { x: width / 2 + (index - (length - 1) / 2) * SPACE + (y % 2 ? 0.45 : -0.45), y: y * SPACE }];
  const places = new Map(layers.flatMap((layer, y) => layer.map((vertex, index) => at(vertex, index, layer, y))));
  return { width, height: (layers.length - 1) * SPACE, places };
}

/** Returns the line of an arc between two vertices, a little to its right, and its middle. */
function lineOf(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const aside = (at, along) => ({ x: at.x + ux * along - uy * 0.13, y: at.y + uy * along + ux * 0.13 });
  const [start, end] = [aside(from, RADIUS), aside(to, -RADIUS - 0.06)];
  const head = `M${end.x - ux * 0.22 - uy * 0.12} ${end.y - uy * 0.22 + ux * 0.12}L${end.x} ${end.y}L${end.x - ux * 0.22 + uy * 0.12} ${end.y - uy * 0.22 - ux * 0.12}`;
  return {
    d: `M${start.x} ${start.y}L${end.x} ${end.y}${head}`,
    x: (start.x + end.x) / 2,
    y: (start.y + end.y) / 2,
    length: Math.max(0.5, length - 2 * RADIUS - 0.1),
    turn: (Math.atan2(dy, dx) * 180) / Math.PI,
  };
}

/** Draws a game on a graph. */
export function tokens({ text, moves }) {
  const { arcs, tokens: at } = graphOf(text);
  const vertices = [...new Set([...arcs.flatMap(({ from, to }) => [from, ...to]), ...at])].sort((a, b) => a - b);
  if (arcs.length > MAX_ARCS || vertices.length > MAX_ARCS || !vertices.length) {
    return null;
  }
  const { width, height, places } = placesOf(arcs, vertices);
  const spot = (vertex) => ({ x: places.get(vertex).x + ROOM, y: places.get(vertex).y + ROOM });
  const lines = arcs.map(({ from, to }) => [...new Set(to)].map((end) => lineOf(spot(from), spot(end))));
  const plays = [...new Set(moves)].map((move) => {
    const index = arcs.findIndex((arc) => arc.move === move);
    const [from, to] = [arcs[index].from, arcs[index].to];
    const hits = lines[index].map((line) => hit(line.x, line.y, line.length, 0.5, line.turn));
    const name = to.length > 1 ? ["pic.token.several", { from, to: to.join(", ") }] : ["pic.token", { from, to: to[0] }];
    const ghosts = to.map((end) => shape("circle", { class: "ghosttoken", cx: spot(end).x, cy: spot(end).y, r: RADIUS + 0.1 }));
    return direct(move, name, hits, { adds: ghosts, fades: { [`a${index}`]: "pointed" } });
  });
  const nodes = vertices.flatMap((vertex) => {
    const { x, y } = spot(vertex);
    const count = at.filter((each) => each === vertex).length;
    return [
      shape("circle", { class: count ? "vertex held" : "vertex", cx: x, cy: y, r: RADIUS }),
      label(x, y, count > 1 ? `${vertex} ×${count}` : String(vertex), count > 1 ? "vname small" : "vname"),
    ];
  });
  return picture({
    width: width + 2 * ROOM,
    height: height + 2 * ROOM,
    spoken: ["pic.label.tokens", { vertices: vertices.length, tokens: at.join(", ") || "–" }],
    shapes: [
      ...arcs.map(({ colour }, index) => shape("path", { class: `arc ${colour}`, d: lines[index].map(({ d }) => d).join("") }, null, `a${index}`)),
      ...nodes,
    ],
    plays,
  });
}
