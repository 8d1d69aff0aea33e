/** The screen of stored games: find, open, save, import and delete them. */
import { h } from "preact";
import { useState } from "preact/hooks";
import { isAll } from "../games.js";
import { GameFilter } from "../panels/gamefilter.js";
import { GameList } from "../panels/gamelist.js";
import { ImportButton, ImportRules, ImportSummary } from "../panels/import.js";
import { LocalGames } from "../panels/localGames.js";

/** Draws a corner of a board with two stones above words about a list without games. */
function picture() {
  return h("svg", { viewBox: "0 0 72 72", "aria-hidden": "true" }, [
    h("rect", { width: 72, height: 72, rx: 16, class: "logo-wood" }),
    h("path", { class: "empty-lines", d: "M18 0v72M36 0v72M54 0v72M0 18h72M0 36h72M0 54h72" }),
    h("use", { href: "#B", transform: "translate(36 36) scale(17)" }),
    h("use", { href: "#W", transform: "translate(54 36) scale(17)" }),
  ]);
}

function Empty({ t, act, rules }) {
  return h("section", { class: "card empty", id: "no-games" }, [
    picture(),
    h("div", {}, [h("h2", {}, t("games.empty")), h("p", { class: "soft" }, t("games.empty.how"))]),
    h("div", { class: "row" }, [
      h("a", { class: "btn primary", href: "#/", onClick: () => act({ type: "home" }) }, t("games.empty.play")),
      h(ImportButton, { t, act, rules, id: "import-first" }),
    ]),
  ]);
}

/** The list with what stands above it. A list without any game tells how to get one. */
function Listed({ state, settings, t, act, rules }) {
  const { games } = state;
  const isBare = games.rows?.length === 0 && isAll(games.filter) && games.places.length === 1;
  if (isBare) {
    return h(Empty, { t, act, rules });
  }
  return [
    h(GameFilter, { state, t, act }),
    games.fault && h("p", { id: "games-fault" }, t.fault(games.fault.text, games.fault.code)),
    games.rows?.length === 0 && h("p", { id: "no-games", class: "card pad soft" }, t("games.none")),
    games.rows?.length > 0 && h(GameList, { games, language: settings.language, t, act }),
  ];
}

export function Games({ state, settings, t, act }) {
  const [rules, setRules] = useState(state.game.rules);
  const { isMissing } = state.games;
  return h("section", { class: "page games", "aria-label": t("screen.games") }, [
    h("div", { class: "top" }, [
      h("h1", {}, t("screen.games")),
      !isMissing && h(ImportButton, { t, act, rules, id: "import" }),
    ]),
    h(ImportSummary, { state, t, act }),
    isMissing
      ? h("p", { id: "no-archive", class: "card pad" }, t("games.missing"))
      : h(Listed, { state, settings, t, act, rules }),
    !isMissing && h(ImportRules, { state, t, rules, setRules }),
    h(LocalGames, { state, settings, t, act }),
  ]);
}
