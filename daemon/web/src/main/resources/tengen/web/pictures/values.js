/** Values that a person has written: the value, and a card for each option of the side to move. */
import { direct, hit, label, picture, shape } from "./scene.js";
import { pretty } from "./symbols.js";

const MAX_OPTIONS = 24;
const WIDE = 2.4;
const HIGH = 0.9;

function card(x, y, width, text, kind) {
  const size = Math.min(0.42, (1.7 * width) / Math.max(4, text.length));
  return [
    shape("rect", { class: `card-shape ${kind}`, x: x - width / 2, y: y - HIGH / 2 + 0.05, width, height: HIGH - 0.1, rx: 0.16 }),
    shape("text", { class: `written ${kind}`, x, y, "font-size": size }, text),
  ];
}

/** Draws a value: Left's options are at the left, Right's at the right. */
export function written({ text, moves, toMove }) {
  if (moves.length > MAX_OPTIONS) {
    return null;
  }
  const kind = toMove === "B" ? "L" : "R";
  const height = Math.max(2, moves.length) * HIGH + 0.2;
  const middle = 0.2 + WIDE + 0.9 + WIDE / 2;
  const x = kind === "L" ? 0.2 + WIDE / 2 : 2 * middle - 0.2 - WIDE / 2;
  const y = (index) => height / 2 + (index - (moves.length - 1) / 2) * HIGH;
  const line = (index) =>
    shape("path", { class: `twig ${kind}`, d: `M${kind === "L" ? x + WIDE / 2 : x - WIDE / 2} ${y(index)}L${kind === "L" ? middle - WIDE / 2 : middle + WIDE / 2} ${height / 2}` }, null, `t${index}`);
  return picture({
    width: 2 * middle,
    height,
    spoken: ["pic.label.value", { value: text }],
    shapes: [
      ...moves.map((_, index) => line(index)),
      ...card(middle, height / 2, WIDE, pretty(text), "whole"),
      ...moves.flatMap((move, index) => card(x, y(index), WIDE, pretty(move), kind)),
      ...(moves.length ? [] : [label(middle, height / 2 + 0.8, ["pic.nothing", {}], "cap")]),
    ],
    plays: moves.map((move, index) =>
      direct(move, ["pic.option", { value: move }], [hit(x, y(index), WIDE, HIGH)], { fades: { [`t${index}`]: "pointed" } })),
  });
}
