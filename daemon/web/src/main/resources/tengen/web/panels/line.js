/** A line of moves that can be stepped through: a button for each move, one back, one forward, and a slider. */
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { icon } from "../icons.js";
import { shownLine } from "../playedLine.js";
import { moveName } from "../vertex.js";

/** Steps of the arrow keys while the line has the focus. */
const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

export function Line({ state, settings, t, act }) {
  const line = shownLine(state);
  const list = useRef(null);
  useLayoutEffect(() => {
    const shown = list.current?.querySelector("[aria-current]");
    if (shown) {
      list.current.scrollLeft = shown.offsetLeft - (list.current.clientWidth - shown.clientWidth) / 2;
    }
  }, [line?.step]);
  if (!line) {
    return null;
  }
  const { moves, step } = line;
  const go = (to) => act({ type: "stepLine", step: to });
  const name = ({ side, move }) => `${t(`stone.${side}`)} ${moveName(move, state.game, settings.notation, t)}`;
  const stepText = t.list([t("line.step", { step, count: moves.length }), step > 0 && name(moves[step - 1])]);

  function pressed(event) {
    const by = KEYS[event.key];
    if (by && event.target.type !== "range") {
      event.preventDefault();
      go(step + by);
    }
  }

  return h("div", { class: "playedline", id: "line", "aria-live": "off", onKeyDown: pressed }, [
    h("ol", { class: "pline", ref: list }, moves.map((turn, index) =>
      h("li", { key: index }, h("button", {
        class: turn.side, "data-line-step": index + 1,
        "aria-current": index + 1 === step ? "step" : undefined,
        "aria-label": name(turn),
        onClick: () => go(index + 1),
      }, [h("span", { class: "pip" }), moveName(turn.move, state.game, settings.notation, t)])))),
    h("div", { class: "lstep" }, [
      h("button", { class: "btn square", id: "line-back", "aria-label": t("line.back"), disabled: step === 0,
        onClick: () => go(step - 1) }, icon("back")),
      h("input", { type: "range", id: "line-slider", min: 0, max: moves.length, value: step,
        "aria-label": t("line.slider"), "aria-valuetext": stepText,
        onInput: (event) => go(Number(event.target.value)) }),
      h("button", { class: "btn square", id: "line-on", "aria-label": t("line.on"), disabled: step === moves.length,
        onClick: () => go(step + 1) }, icon("forward")),
    ]),
    h("p", { class: "soft small", id: "line-step" }, stepText),
  ]);
}
