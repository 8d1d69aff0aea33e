/**
 * The cells over the drawing, for the pointer, the keyboard and screen readers. Each has role=gridcell and
 * data-point, the GTP name of its point.
 */
import { h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { memo } from "../memo.js";
import { pointOf, vertexOf } from "../vertex.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Cells narrower than this, in pixels, need two taps: a finger may hit the wrong one. */
const SMALL_CELL = 34;

/** A cell of the grid. The grid handles the events of all cells, since a board may have hundreds. */
const Cell = memo(({ vertex, label, isStop }) =>
  h("div", { role: "gridcell", "data-point": vertex, "aria-label": label, tabIndex: isStop ? 0 : -1 }));

/** Returns the vertex of the cell that an event hit, or null. */
function cellOf({ target }) {
  return target.closest("[data-point]")?.dataset.point ?? null;
}

function hasModifier({ ctrlKey, metaKey, altKey }) {
  return ctrlKey || metaKey || altKey;
}

/**
 * Moves the focus from cell to cell by the arrow keys. After a press of the pointer the page handles the arrow keys
 * instead.
 */
function useWalk(size, root) {
  const [focus, setFocus] = useState(null);
  const isPressed = useRef(false);
  const at = focus ?? { x: size.width >> 1, y: size.height >> 1 };

  useEffect(() => setFocus(null), [size.width, size.height]);

  function walk(event) {
    const step = STEPS[event.key];
    if (!step || isPressed.current || hasModifier(event)) {
      return;
    }
    event.preventDefault();
    const x = Math.min(size.width - 1, Math.max(0, at.x + step[0]));
    const y = Math.min(size.height - 1, Math.max(0, at.y + step[1]));
    setFocus({ x, y });
    root.current.querySelector(`[data-point="${vertexOf(x, y, size.height)}"]`).focus();
  }

  function focused(event) {
    const vertex = cellOf(event);
    isPressed.current = !event.target.matches(":focus-visible");
    if (vertex) {
      setFocus(pointOf(vertex, size.width, size.height));
    }
  }

  return { at, walk, focused, isPressed };
}

/** Handles the pointer over the cells. A press counts if it begins and ends on the same cell. */
function usePointer({ press, hover }, isPressed) {
  const down = useRef(null);
  const over = useRef(null);

  function moved(event) {
    const vertex = event.type === "pointerleave" ? null : cellOf(event);
    if (event.pointerType === "mouse" && vertex !== over.current) {
      over.current = vertex;
      hover(vertex);
    }
  }

  function pressed(event) {
    isPressed.current = true;
    down.current = event.button === 0 ? cellOf(event) : null;
  }

  function released(event) {
    const vertex = cellOf(event);
    if (vertex && down.current === vertex) {
      const isSmall = event.target.closest("[data-point]").clientWidth < SMALL_CELL;
      press(vertex, event.pointerType === "mouse" || !isSmall);
    }
    down.current = null;
  }

  return { onPointerOver: moved, onPointerLeave: moved, onPointerDown: pressed, onPointerUp: released };
}

/**
 * Draws the grid of cells.
 *
 * @param {object} props size, name(vertex), press(vertex, isSure), hover(vertex or null), label, busy: nothing is
 *     known of the position yet
 */
export function Grid({ size, name, press, hover, label, busy }) {
  const root = useRef(null);
  const { at, walk, focused, isPressed } = useWalk(size, root);
  const pointer = usePointer({ press, hover }, isPressed);
  const pressAt = (event, isSure) => cellOf(event) && isSure && press(cellOf(event), true);

  const rows = [];
  for (let y = 0; y < size.height; y++) {
    const cells = [];
    for (let x = 0; x < size.width; x++) {
      const vertex = vertexOf(x, y, size.height);
      cells.push(h(Cell, { key: vertex, vertex, label: name(vertex), isStop: at.x === x && at.y === y }));
    }
    rows.push(h("div", { role: "row", key: y }, cells));
  }
  return h("div", {
    role: "grid",
    ref: root,
    class: "grid",
    "aria-label": label,
    "aria-busy": String(busy),
    style: { "--columns": size.width, "--rows": size.height },
    onFocusIn: focused,
    onKeyDown: (event) => {
      pressAt(event, event.key === "Enter");
      walk(event);
    },
    // A click without a pointer, by a screen reader, has the detail 0.
    onClick: (event) => pressAt(event, event.detail === 0),
    ...pointer,
  }, rows);
}
