/**
 * The candidates in rows of a fixed height. Their order changes at most once a second, and never while the pointer or
 * the focus is in a row.
 */
import { h } from "preact";
import { useRef } from "preact/hooks";
import { percent } from "../board/board.js";
import { speedOf } from "../effort.js";
import { CELL, focusNext } from "../focus.js";
import { moveName } from "../vertex.js";

const ORDER_MS = 1000;
const ROWS = 5;

/** Returns candidates in the order of the earlier rows while that order is recent or held; new candidates come last. */
export function inOrder(infos, before, isHeld) {
  if (!isHeld) {
    return infos;
  }
  const known = before.map((move) => infos.find((info) => info.move === move)).filter(Boolean);
  return [...known, ...infos.filter(({ move }) => !before.includes(move))];
}

function Row({ state, engine, info, rank, settings, t, act }) {
  const { toMove } = state.positions[state.at];
  const written = (move) => moveName(move, state.game, settings.notation, t);
  const value = percent(info, toMove);
  const rate = toMove === "B" ? info.winrate : 1 - info.winrate;
  const preview = (length) => act({ type: "preview", preview: { move: info.move, length, engine } });
  const isShown = state.preview?.move === info.move && (state.preview.engine ?? state.analysis.engine) === engine;
  const length = isShown ? (state.preview.length ?? info.pv.length) : info.pv.length;
  const enter = () => preview(settings.nextOnly ? 1 : info.pv.length);
  const leave = () => act({ type: "preview", preview: null });

  function wheel(event) {
    event.preventDefault();
    preview(Math.min(info.pv.length, Math.max(1, length + (event.deltaY > 0 ? 1 : -1))));
  }

  return h("li", {}, h("button", {
    class: isShown ? "crow line on" : "crow line",
    "data-candidate": info.move,
    "aria-label": t("line.label", { move: written(info.move), worth: value, visits: info.visits }),
    title: info.pv.map(written).join(" "),
    onMouseEnter: enter, onMouseLeave: leave, onFocus: enter, onBlur: leave, onWheel: wheel,
    onClick: () => {
      act({ type: "branch", node: state.at, moves: info.pv, players: info.pvPlayers });
      focusNext(CELL);
    },
  }, [
    h("span", { class: "rk" }, String(rank)),
    h("b", {}, written(info.move)),
    h("span", { class: "mt", "aria-hidden": "true" }, h("i", { style: { width: `${Math.round(100 * rate)}%` } })),
    h("span", { class: "v" }, value),
    h("span", { class: "pv" }, info.pv.slice(1).map(written).join(" ")),
  ]));
}

/** Returns the key of the words for a position without candidates. */
function emptyKey({ analysis, positions, at }) {
  const verdict = positions[at]?.verdict.state;
  return ["won", "drawn"].includes(verdict) ? "analysis.over" : analysis.on && verdict === "open" ? "analysis.waiting" : "unknown";
}

/** Shows the positions searched, depth, speed and time. `effort` belongs to the running analysis; null: it has not reported, or none runs. */
export function Effort({ state, infos, effort, t }) {
  const visits = infos.reduce((sum, info) => sum + info.visits, 0);
  const depth = Math.max(0, ...infos.map((info) => info.depth ?? 0));
  const speed = effort && speedOf(effort);
  const seconds = effort ? Math.round(effort.spentMs / 1000) : 0;
  return h("p", { class: "soft small num effort" }, visits
    ? [t("effort.visits", { visits: t.short(visits) }),
       depth > 0 && t("effort.depth", { depth }),
       speed && t("effort.speed", { speed: t.short(speed) }),
       seconds > 0 && t("effort.time", { seconds })].filter(Boolean).join(" · ")
    : t(emptyKey(state)));
}

/**
 * The candidates of an engine. Rows are keyed by their places, so that another order changes texts and moves no element.
 *
 * @param {object} props effort: of its running analysis, or null; id: of the list
 */
export function Candidates({ infos, effort, id, ...props }) {
  const list = useRef(null);
  const rows = useRef({ moves: [], position: "", atMs: 0 });
  const { at, epoch } = props.state;
  const position = `${epoch}:${at}`;
  const isHeld = rows.current.position === position &&
    (performance.now() - rows.current.atMs < ORDER_MS || Boolean(list.current?.matches(":hover, :focus-within")));
  const ordered = inOrder(infos, rows.current.moves, isHeld);
  rows.current = { moves: ordered.map(({ move }) => move), position, atMs: isHeld ? rows.current.atMs : performance.now() };
  const empty = Math.max(0, ROWS - ordered.length);
  return h("div", {}, [
    h("ol", { class: "candidates", id, ref: list }, [
      ordered.map((info, place) => h(Row, { key: place, info, rank: infos.indexOf(info) + 1, ...props })),
      Array.from({ length: empty }, (_, place) => h("li", { key: ordered.length + place, class: "crow", "aria-hidden": "true" })),
    ]),
    h(Effort, { state: props.state, infos, effort, t: props.t }),
  ]);
}
