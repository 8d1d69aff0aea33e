/**
 * The cells over the drawing: what a pointer hits, what the keyboard walks and what a screen reader
 * reads. Each has role=gridcell and data-point, GTP's name of its point.
 */
import { h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { memo } from "../memo.js";
import { pointOf, vertexOf } from "../vertex.js";

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Cells below this width in pixels are too small for a finger, which has to tap twice. */
const SMALL_CELL = 34;

/** The grid handles the events of all cells: a board may have hundreds. */
const Cell = memo(({ vertex, label, isStop }) =>
  h("div", { role: "gridcell", "data-point": vertex, "aria-label": label, tabIndex: isStop ? 0 : -1 }));

/** Returns the vertex of the cell that an event hit; null: it hit no cell. */
function cellOf({ target }) {
  return target.closest("[data-point]")?.dataset.point ?? null;
}

function hasModifier({ ctrlKey, metaKey, altKey }) {
  return ctrlKey || metaKey || altKey;
}

/**
 * The keyboard's walk over the cells. Arrow keys walk while the keyboard brought the focus here; after a press of
 * the pointer they are left to the page.
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

/** The pointer over the cells. A press counts where it began and ended on the same cell. */
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
 * @param {object} props size, name(vertex), press(vertex, isSure), hover(vertex or null), label, busy:
 *     whether nothing is known of the position yet
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
    // A screen reader presses without a pointer, which would count its clicks.
    onClick: (event) => pressAt(event, event.detail === 0),
    ...pointer,
  }, rows);
}
