/** The table of stored games: open one, save it, or delete it. */
import { h } from "preact";
import { useState } from "preact/hooks";
import { focusNext } from "../focus.js";
import { startOf } from "../game.js";
import { playerName } from "../games.js";
import { playedText, rangeText, resultParts } from "../gamewords.js";
import { icon } from "../icons.js";
import { gameName } from "../names.js";

const FORMATS = ["sgf", "psq", "json"];

/**
 * Tests of stored games by format: whether a file can hold the game. "board 15x15 B H8 N A1" is a setup with stones.
 */
const HOLDS = {
  sgf: ({ setup }) => setup.startsWith("board") && !setup.includes(" N "),
  psq: ({ rules, setup, toMove }) =>
    rules.startsWith("gomoku") && /^board \S+$/.test(setup) && toMove !== "white",
  json: () => true,
};

/** Returns a game's name with its size: "Gomoku 15 × 15". */
function nameOf({ rules, setup }, t) {
  const [kind, size] = setup.split(" ");
  return `${gameName(rules, t)} ${kind === "text" ? startOf(rules, setup.slice("text ".length)) : size.replace("x", " × ")}`;
}

/** Opens a list of links to a game's files. */
function Save({ row, name, t }) {
  const close = (event) => event.currentTarget.closest("details").removeAttribute("open");
  return h("details", { class: "save", name: "save", onFocusOut: (event) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) {
      close(event);
    }
  } }, [
    h("summary", { class: "btn ghost square", "data-save-game": row.id, "aria-label": t("games.save", { name }), title: t("save") },
      icon("share")),
    h("div", { class: "card formats" }, FORMATS.filter((format) => HOLDS[format](row)).map((format) =>
      h("a", { class: "btn ghost", key: format, href: `games/${row.id}.${format}`, download: `${row.id}.${format}`,
        "data-format": format, onClick: close }, format.toUpperCase()))),
  ]);
}

/** Selector of the element that receives the focus where no game is left. */
const NO_ROW = "#games-player, #import-first";

/** Focuses the bin of the row after the one whose bin was pressed, else of the row before it. */
function focusNeighbour(bin) {
  const bins = [...document.querySelectorAll("[data-delete]")];
  const at = bins.indexOf(bin);
  const next = bins[at + 1] ?? bins[at - 1];
  focusNext(next ? `[data-delete="${next.dataset.delete}"]` : NO_ROW);
}

function Row({ row, language, t, act, isChosen, choose }) {
  const [black, white] = [playerName(row.black, t), playerName(row.white, t)];
  const name = t("games.against", { black, white });
  const { outcome, reason } = resultParts(row, t);
  const remove = (event) => {
    focusNeighbour(event.currentTarget);
    act({ type: "delete", ids: [row.id], name });
  };
  return h("tr", {}, [
    h("td", { class: "ck" }, h("input", { type: "checkbox", "data-choose": row.id, "aria-label": t("games.choose", { name }),
      checked: isChosen, onChange: () => choose(row.id) })),
    h("td", { class: "players" }, h("a", { class: "who rules", href: `#/g/${row.id}`, "data-game": row.id }, [
      h("span", {}, [h("i", { class: "disc s B" }), black]),
      h("span", {}, [h("i", { class: "disc s W" }), white]),
    ])),
    h("td", { class: "rs" }, [h("span", { class: "rules" }, outcome), reason && h("span", { class: "soft" }, ` · ${reason}`)]),
    h("td", { class: "gm" }, h("span", { class: "chip rules" }, nameOf(row, t))),
    h("td", { class: "num r" }, row.plies),
    h("td", { class: "dt soft" }, playedText(row, new Date(), language)),
    h("td", { class: "act" }, [
      h("a", { class: "btn ghost", href: `#/g/${row.id}` }, t("review")),
      h(Save, { row, name, t }),
      h("button", { class: "btn quiet-danger square", "data-delete": row.id, "aria-label": t("games.delete", { name }),
        title: t("delete"), onClick: remove }, icon("trash")),
    ]),
  ]);
}

/** Pages through the list, and deletes the chosen games. */
function Foot({ games, chosen, language, t, act, clear }) {
  return h("div", { class: "foot" }, [
    chosen.length > 0
      ? h("button", { class: "btn danger", id: "delete-chosen", onClick: () => {
          act({ type: "delete", ids: chosen });
          clear();
          focusNext(NO_ROW);
        } }, t("games.deleteChosen", { count: chosen.length }))
      : h("span", { class: "soft small num", id: "games-range", role: "status" }, rangeText(games, language, t)),
    h("div", { class: "row" }, [
      h("button", { class: "btn ghost", id: "newer", disabled: games.places.length < 2, onClick: () => act({ type: "newer" }) }, t("games.newer")),
      h("button", { class: "btn ghost", id: "older", disabled: !games.next, onClick: () => act({ type: "older" }) }, t("games.older")),
    ]),
  ]);
}

/** Lists a page of games. */
export function GameList({ games, language, t, act }) {
  const [marked, setMarked] = useState(() => new Set());
  const ids = games.rows.map(({ id }) => id);
  const chosen = ids.filter((id) => marked.has(id));
  const choose = (id) => setMarked(new Set(marked.has(id) ? chosen.filter((each) => each !== id) : [...chosen, id]));
  const all = h("input", { type: "checkbox", id: "choose-all", "aria-label": t("games.chooseAll"),
    checked: ids.length > 0 && chosen.length === ids.length,
    onChange: () => setMarked(new Set(chosen.length === ids.length ? [] : ids)) });
  const head = (key, name) => h("th", { scope: "col", class: name }, t(key));
  return h("div", { class: "card" }, [
    h("table", { id: "games", class: "gametable" }, [
      h("thead", {}, h("tr", {}, [
        h("th", { scope: "col", class: "ck" }, all),
        head("games.players", "players"),
        head("games.result", "rs"),
        head("games.game", "gm"),
        head("moves", "r"),
        head("games.played", "dt"),
        h("th", { scope: "col", class: "act" }, h("span", { class: "hidden" }, t("games.actions"))),
      ])),
      h("tbody", {}, games.rows.map((row) =>
        h(Row, { key: row.id, row, language, t, act, isChosen: marked.has(row.id), choose }))),
    ]),
    h(Foot, { games, chosen, language, t, act, clear: () => setMarked(new Set()) }),
  ]);
}
