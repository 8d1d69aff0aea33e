/** The screen of stored games: find, open, save, import and delete them. */
import { h } from "preact";
import { useState } from "preact/hooks";
import { isAll } from "../games.js";
import { Empty } from "../panels/empty.js";
import { GameFilter } from "../panels/gamefilter.js";
import { GameList } from "../panels/gamelist.js";
import { ImportButton, ImportRules, ImportSummary } from "../panels/import.js";
import { LocalGames } from "../panels/localGames.js";

function NoGames({ t, act, rules }) {
  return h(Empty, { id: "no-games", title: t("games.empty"), line: t("games.empty.how") }, [
    h("a", { class: "btn primary", href: "#/", onClick: () => act({ type: "home" }) }, t("games.empty.play")),
    h(ImportButton, { t, act, rules, id: "import-first" }),
  ]);
}

/** The list with what stands above it. A list without any game tells how to get one. */
function Listed({ state, settings, t, act, rules }) {
  const { games } = state;
  const isBare = games.rows?.length === 0 && isAll(games.filter) && games.places.length === 1;
  if (isBare) {
    return h(NoGames, { t, act, rules });
  }
  return [
    h(GameFilter, { state, t, act }),
    games.fault && h("p", { id: "games-fault" }, t.fault(games.fault.text, games.fault.code)),
    games.rows?.length === 0 && h("p", { id: "no-games", class: "card pad soft" }, t("games.none")),
    games.rows?.length > 0 && h(GameList, { games, language: settings.language, t, act }),
  ];
}

/** The screen. What stands below the list is shown with its first answer, which would move it otherwise. */
export function Games({ state, settings, t, act }) {
  const [rules, setRules] = useState(state.game.rules);
  const { isMissing, answered } = state.games;
  return h("section", { class: "page games", "aria-label": t("screen.games") }, [
    h("div", { class: "top" }, [
      h("h1", {}, t("screen.games")),
      !isMissing && h(ImportButton, { t, act, rules, id: "import" }),
    ]),
    h(ImportSummary, { state, t, act }),
    isMissing
      ? h("p", { id: "no-archive", class: "card pad" }, t("games.missing"))
      : h(Listed, { state, settings, t, act, rules }),
    answered >= 0 && [
      !isMissing && h(ImportRules, { state, t, rules, setRules }),
      h(LocalGames, { state, settings, t, act }),
    ],
  ]);
}
