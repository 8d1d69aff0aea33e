/** The analysis: its switch, the marks on the board, candidates, and answers to a chosen topic. */
import { h } from "preact";
import { shownInfos } from "../board/board.js";
import { enginesFor } from "../engines.js";
import { Candidates } from "./candidates.js";
import { Finding } from "./finding.js";
import { Show } from "./show.js";

const LINES = [1, 3, 5, 10];

function Choice({ id, name, value, options, set }) {
  return h("label", { class: "choiceof" }, [
    h("span", { class: "soft small" }, name),
    h("select", { id, class: "field", value, onChange: (event) => set(event.target.value) },
      options.map(([option, text]) => h("option", { key: option, value: option }, text))),
  ]);
}

/** Settings that are needed less often: the analysing engine, a second one beside it, and the number of lines. */
function Details({ state, t, change }) {
  const { rules, width, height } = state.game;
  const { engine, rival, lines } = state.analysis;
  const able = enginesFor(state, rules, width, height).map(({ id }) => [id, t.named("engine", id)]);
  return h("details", { class: "small" }, [
    h("summary", { id: "analysis-details" }, t("details")),
    h("div", { class: "row wrap" }, [
      h(Choice, { id: "analyst", name: t("engine"), value: engine, options: able, set: (value) => change({ engine: value }) }),
      h(Choice, { id: "rival", name: t("analysis.rival"), value: rival ?? "",
        options: [["", t("analysis.nobody")], ...able.filter(([id]) => id !== engine)],
        set: (value) => change({ rival: value || null }) }),
      h(Choice, { id: "lines", name: t("lines"), value: lines, options: LINES.map((each) => [each, String(each)]),
        set: (value) => change({ lines: Number(value) }) }),
    ]),
  ]);
}

export function Analysis({ state, settings, t, act }) {
  const isKnown = Boolean(state.positions[state.at]);
  const { engine, rival, on } = state.analysis;
  const change = (fields) => act({ type: "analysis", change: fields });
  const effort = (id) => (on && state.effort?.id.startsWith(`analysis:${state.epoch}:${state.at}:${id}:`) ? state.effort : null);
  const props = { state, settings, t, act };
  return h("div", { class: "analysis" }, [
    h("section", { class: "card panel cands", "aria-label": t("analysis") }, [
      h("div", { class: "hd" }, [
        h("button", { class: "btn", id: "analyse", "aria-pressed": String(on),
          onClick: () => change({ on: !on, shown: true }) }, t(on ? "analysis.pause" : "analyse")),
        h("button", { class: "btn", id: "review", "aria-pressed": String(Boolean(state.review)),
          onClick: () => act({ type: "review" }) },
          state.review ? t("reviewing", { left: state.review.open.length }) : t("review")),
        h(Show, props),
      ]),
      h(Candidates, { id: "candidates", infos: isKnown ? shownInfos(state) : [], effort: effort(engine), ...props }),
      rival && h("h2", { class: "small" }, t.named("engine", rival)),
      rival && h(Candidates, { id: "rival-candidates", infos: isKnown ? shownInfos(state, rival) : [], effort: effort(rival), ...props }),
      h(Details, { state, t, change }),
    ]),
    h(Finding, props),
  ]);
}
