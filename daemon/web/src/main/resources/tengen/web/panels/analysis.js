/** The engine that analyses: its switch, and its candidates with their lines. */
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { percent, shownInfos } from "../board/board.js";
import { moveName } from "../vertex.js";
import { enginesFor } from "../engines.js";
import { engineName } from "../names.js";
import { Overlays } from "./overlays.js";

const LINES = [1, 3, 5, 10];

function Line({ state, info, settings, t, act }) {
  const { toMove } = state.positions[state.at];
  const written = (move) => moveName(move, state.game, settings.notation);
  const value = percent(info, toMove);
  const preview = (length) => act({ type: "preview", preview: { move: info.move, length } });
  const length = state.preview?.move === info.move ? (state.preview.length ?? info.pv.length) : info.pv.length;

  function wheel(event) {
    event.preventDefault();
    preview(Math.min(info.pv.length, Math.max(1, length + (event.deltaY > 0 ? 1 : -1))));
  }

  return h("li", {}, [
    h(
      "button",
      {
        class: "line",
        "data-candidate": info.move,
        "aria-label": t("line.label", { move: written(info.move), worth: value, visits: info.visits }),
        onMouseEnter: () => preview(settings.nextOnly ? 1 : info.pv.length),
        onMouseLeave: () => act({ type: "preview", preview: null }),
        onFocus: () => preview(settings.nextOnly ? 1 : info.pv.length),
        onBlur: () => act({ type: "preview", preview: null }),
        onWheel: wheel,
        onClick: () => act({ type: "branch", node: state.at, moves: info.pv }),
      },
      [
        h("b", {}, written(info.move)),
        h("span", {}, value),
        h("span", {}, String(info.visits)),
        h("span", {}, info.depth ? `d${info.depth}` : ""),
        h("span", { class: "pv" }, info.pv.map(written).join(" ")),
      ],
    ),
  ]);
}

/** The candidates, best first. A report may move the line that has the focus: it keeps it. */
function Candidates({ infos, ...props }) {
  const list = useRef(null);
  const focused = list.current?.contains(document.activeElement)
    ? document.activeElement.dataset.candidate
    : null;
  useLayoutEffect(() => {
    const line = focused && list.current.querySelector(`[data-candidate="${CSS.escape(focused)}"]`);
    if (line && line !== document.activeElement) {
      line.focus();
    }
  });
  return h("ol", { class: "candidates", id: "candidates", ref: list },
    infos.map((info) => h(Line, { key: info.move, info, ...props })));
}

export function Analysis({ state, settings, t, act }) {
  const { rules, width, height } = state.game;
  const infos = state.positions[state.at] ? shownInfos(state) : [];
  const change = (fields) => act({ type: "analysis", change: fields });
  return h("section", { class: "analysis card panel", "aria-label": t("analysis") }, [
    h("div", { class: "buttons" }, [
      h("button", { class: "btn", id: "analyse", "aria-pressed": String(state.analysis.on),
        onClick: () => change({ on: !state.analysis.on, shown: true }) }, t("analyse")),
      h("button", { class: "btn", id: "hide", "aria-pressed": String(!state.analysis.shown),
        onClick: () => change({ shown: !state.analysis.shown }) }, t("hide")),
      h("button", { class: "btn", id: "review", "aria-pressed": String(Boolean(state.review)),
        onClick: () => act({ type: "review" }) },
        state.review ? t("reviewing", { left: state.review.open.length }) : t("review")),
      h("label", {}, [
        t("engine"),
        h("select", { class: "field", id: "analyst", value: state.analysis.engine,
          onChange: (event) => change({ engine: event.target.value }) },
          enginesFor(state, rules, width, height).map((each) => h("option", { key: each.id, value: each.id }, engineName(each.id, t)))),
      ]),
      h("label", {}, [
        t("lines"),
        h("select", { class: "field", value: state.analysis.lines,
          onChange: (event) => change({ lines: Number(event.target.value) }) },
          LINES.map((each) => h("option", { value: each }, String(each)))),
      ]),
    ]),
    h(Candidates, { infos, state, settings, t, act }),
    h(Overlays, { state, settings, t, act }),
  ]);
}
