/** The evaluation bar beside the board: Black's chances from below. */
import { h } from "preact";
import { knownInfos, winRate } from "../evaluations.js";

/** Returns the bar's text: the better side's percent, or a proved win with its plies. */
function label(state, rate) {
  const proof = knownInfos(state)[0]?.proof;
  if (proof?.result === "win" || proof?.result === "loss") {
    return `W${proof.plies ?? ""}`;
  }
  return String(Math.round(100 * Math.max(rate, 1 - rate)));
}

/** Draws the bar. Without an evaluation it is empty, so that the board does not move. */
export function EvaluationBar({ state, t }) {
  const rate = winRate(state, state.at);
  const percent = Math.round(100 * (rate ?? 0.5));
  const text = rate === null ? "" : label(state, rate);
  return h("div", {
    class: rate === null ? "ebar unknown" : "ebar", id: "evaluation", role: "meter", "aria-label": t("evaluation.black"),
    "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": percent,
    "aria-valuetext": rate === null ? t("unknown") : `${percent} %`,
  }, [
    h("span", { style: { "--v": `${percent}%` } }),
    rate !== null && h("b", { class: `${rate >= 0.5 ? "lo" : "hi"}${text.length > 2 ? " long" : ""}`, "aria-hidden": "true" }, text),
  ]);
}
