/**
 * The cells over the drawing: what a pointer hits, what the keyboard walks and what a screen reader
 * reads. Each has role=gridcell and data-point, GTP's name of its point.
 */
import { h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { vertexOf } from "../vertex.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Below so many pixels a finger does not hit a cell: it asks for a second tap. */
const SMALL_CELL = 34;

/**
 * @param {object} props size, name(vertex), press(vertex, isSure), hover(vertex or null), label, busy:
 *     whether nothing is known of the position yet
 */
export function Grid({ size, name, press, hover, label, busy }) {
  const [focus, setFocus] = useState(null);
  const [down, setDown] = useState(null);
  const root = useRef(null);
  const at = focus ?? { x: size.width >> 1, y: size.height >> 1 };

  useEffect(() => setFocus(null), [size.width, size.height]);

  function walk(event) {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault();
    const x = Math.min(size.width - 1, Math.max(0, at.x + step[0]));
    const y = Math.min(size.height - 1, Math.max(0, at.y + step[1]));
    setFocus({ x, y });
    root.current.querySelector(`[data-point="${vertexOf(x, y, size.height)}"]`).focus();
  }

  function released(event, vertex) {
    if (down === vertex) {
      const isSmall = event.currentTarget.clientWidth < SMALL_CELL;
      press(vertex, event.pointerType === "mouse" || !isSmall);
    }
    setDown(null);
  }

  function cell(x, y) {
    const vertex = vertexOf(x, y, size.height);
    return h("div", {
      role: "gridcell",
      key: vertex,
      "data-point": vertex,
      "aria-label": name(vertex),
      tabIndex: at.x === x && at.y === y ? 0 : -1,
      onFocus: () => setFocus({ x, y }),
      onPointerDown: (event) => event.button === 0 && setDown(vertex),
      onPointerUp: (event) => released(event, vertex),
      onPointerEnter: (event) => event.pointerType === "mouse" && hover(vertex),
      onPointerLeave: (event) => event.pointerType === "mouse" && hover(null),
      onKeyDown: (event) => event.key === "Enter" && press(vertex, true),
      // What a screen reader presses is clicked by no pointer, which would count its clicks.
      onClick: (event) => event.detail === 0 && press(vertex, true),
    });
  }

  const rows = [];
  for (let y = 0; y < size.height; y++) {
    const cells = [];
    for (let x = 0; x < size.width; x++) {
      cells.push(cell(x, y));
    }
    rows.push(h("div", { role: "row", key: y }, cells));
  }
  const style = { "--columns": size.width, "--rows": size.height };
  return h("div", { role: "grid", ref: root, class: "grid", "aria-label": label,
    "aria-busy": String(busy), style, onKeyDown: walk }, rows);
}
