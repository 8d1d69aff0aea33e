/** The analysis: its switch, the marks on the board, candidates, and answers to a chosen topic. */
import { h } from "preact";
import { shownInfos } from "../board/board.js";
import { columnsOf, MAX_COLUMNS, replaced, selected, toggled } from "../compare.js";
import { effortOf } from "../effort.js";
import { enginesFor } from "../engines.js";
import { isIdle } from "../evaluations.js";
import { engineName } from "../names.js";
import { Candidates } from "./candidates.js";
import { Finding } from "./finding.js";
import { Show } from "./show.js";
import { Tabs } from "./tabs.js";

const LINES = [1, 3, 5, 10];

/** The panels that a desktop has in tabs. */
const TABS = ["analysis", "moves", "notes"];

function Choice({ id, name, value, options, set }) {
  return h("label", { class: "choiceof" }, [
    h("span", { class: "soft small" }, name),
    h("select", { id, class: "field", value, onChange: (event) => set(event.target.value) },
      options.map(([option, text]) => h("option", { key: option, value: option }, text))),
  ]);
}

/** A choice of the engines that analyse beside the selected one. */
function Compared({ analysis, able, t, change }) {
  const columns = columnsOf(analysis);
  const others = able.filter(([id]) => id !== analysis.engine);
  return others.length > 0 && h("fieldset", { class: "compared" }, [
    h("legend", { class: "soft small" }, t("analysis.compare")),
    others.map(([id, name]) => {
      const isThere = columns.includes(id);
      return h("label", { key: id }, [
        h("input", { type: "checkbox", "data-compare": id, checked: isThere,
          disabled: !isThere && columns.length >= MAX_COLUMNS, onChange: () => change(toggled(analysis, id)) }),
        name,
      ]);
    }),
  ]);
}

/** Settings that are needed less often: the analysing engine, others beside it, and the number of lines. */
function Details({ state, t, change }) {
  const { rules, width, height } = state.game;
  const { analysis } = state;
  const able = enginesFor(state, rules, width, height).map(({ id }) => [id, engineName(id, t)]);
  return h("details", { class: "small" }, [
    h("summary", { id: "analysis-details" }, t("details")),
    h("div", { class: "row wrap" }, [
      h(Choice, { id: "analyst", name: t("engine"), value: analysis.engine, options: able,
        set: (value) => change(replaced(analysis, value)) }),
      h(Choice, { id: "lines", name: t("lines"), value: analysis.lines, options: LINES.map((each) => [each, String(each)]),
        set: (value) => change({ lines: Number(value) }) }),
      h(Compared, { analysis, able, t, change }),
    ]),
  ]);
}

/** An engine's candidates. Where there are several columns its name stands above and selects it. */
function Column({ engine, isOne, change, ...props }) {
  const { state, t } = props;
  const isSelected = engine === state.analysis.engine;
  const name = engineName(engine, t);
  const infos = state.positions[state.at] ? shownInfos(state, engine) : [];
  return h("div", { class: "column", "data-engine": engine, role: isOne ? undefined : "group", "aria-label": isOne ? undefined : name }, [
    !isOne && h("button", { class: isSelected ? "colhead on" : "colhead", "data-column": engine, "aria-pressed": String(isSelected),
      title: t("analysis.mark", { engine: name }), onClick: () => change(selected(state.analysis, engine)) }, [
      h("b", {}, name),
      h("small", { class: "soft" }, isSelected ? t("analysis.marked") : ""),
    ]),
    h(Candidates, { id: isSelected ? "candidates" : undefined, engine, infos, effort: effortOf(state, engine), ...props }),
  ]);
}

/** Says what to do before anything is analysed, where the candidates will stand. */
function Idle({ state, t }) {
  const isEmpty = !state.game.text && state.tree.nodes.length === 1;
  return h("p", { class: "soft small", id: "idle" }, t(isEmpty ? "analysis.empty" : "analysis.idle"));
}

export function Analysis({ state, settings, t, act }) {
  const { on } = state.analysis;
  const change = (fields) => act({ type: "analysis", change: fields });
  const props = { state, settings, t, act };
  const columns = columnsOf(state.analysis);
  const isOne = columns.length === 1;
  return h("div", { class: "analysis" }, [
    h("section", { class: "card panel cands", "aria-label": t("analysis") }, [
      h("div", { class: "hd" }, [
        h("button", { class: "btn", id: "analyse", "aria-pressed": String(on),
          onClick: () => change({ on: !on, shown: true }) }, t(on ? "analysis.pause" : "analyse")),
        h("button", { class: "btn", id: "review", "aria-pressed": String(Boolean(state.review)),
          onClick: () => act({ type: "review" }) }, t("review")),
        h(Show, props),
      ]),
      h(Tabs, { names: TABS, words: ["candidates", "moves", "notes"].map((name) => t(`tab.${name}`)), look: "tabs2", state, t, act }),
      h("div", { id: "panel-analysis", role: "tabpanel", "aria-label": t("tab.candidates") }, [
        isIdle(state)
          ? h(Idle, props)
          : h("div", { class: isOne ? "columns" : "columns several" },
              columns.map((engine) => h(Column, { key: engine, engine, isOne, change, ...props }))),
        h(Details, { state, t, change }),
      ]),
    ]),
    h(Finding, props),
  ]);
}
