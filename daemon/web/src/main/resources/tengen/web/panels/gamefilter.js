/** The fields that choose which stored games are listed. */
import { h } from "preact";
import { useState } from "preact/hooks";
import { PERIODS, period, RESULTS } from "../gamewords.js";
import { icon } from "../icons.js";
import { gameName } from "../names.js";

/** Returns the ids of rules, after the ids of families with several rules. */
function ruleNames(state) {
  const rules = state.hello?.rules ?? [];
  const families = new Map();
  rules.forEach(({ family }) => families.set(family, (families.get(family) ?? 0) + 1));
  const several = [...families].filter(([, count]) => count > 1).map(([family]) => family);
  return [...new Set([...several, ...rules.map(({ id }) => id)])];
}

/** Chooses player, game, result and days. */
export function GameFilter({ state, t, act }) {
  const { filter } = state.games;
  const [when, setWhen] = useState(filter.from || filter.to ? "between" : "any");
  const change = (fields) => act({ type: "games", filter: fields });
  const day = (name) => h("input", { class: "field", type: "date", id: `games-${name}`, "aria-label": t(`games.${name}`),
    value: filter[name], onChange: (event) => change({ [name]: event.target.value }) });

  function chooseWhen(event) {
    setWhen(event.target.value);
    if (event.target.value !== "between") {
      change(period(event.target.value, new Date()));
    }
  }

  return h("form", { class: "filters", role: "search", "aria-label": t("games.filter"), onSubmit: (event) => event.preventDefault() }, [
    h("div", { class: "srch" }, [
      icon("search"),
      h("input", { class: "field", type: "search", id: "games-player", placeholder: t("games.player"), "aria-label": t("games.player"),
        autocomplete: "off", value: filter.player, onChange: (event) => change({ player: event.target.value }) }),
    ]),
    h("select", { class: "field", id: "games-rules", "aria-label": t("games.game"), value: filter.rules,
      onChange: (event) => change({ rules: event.target.value }) }, [
      h("option", { value: "" }, t("games.all")),
      ruleNames(state).map((name) => h("option", { key: name, value: name }, gameName(name, t))),
    ]),
    h("select", { class: "field", id: "games-result", "aria-label": t("games.result"), value: filter.result,
      onChange: (event) => change({ result: event.target.value }) },
      RESULTS.map((name) => h("option", { key: name, value: name }, t(`games.result.${name || "any"}`)))),
    h("select", { class: "field", id: "games-when", "aria-label": t("games.when"), value: when, onChange: chooseWhen },
      PERIODS.map((name) => h("option", { key: name, value: name }, t(`games.when.${name}`)))),
    when === "between" && [day("from"), day("to")],
  ]);
}
