/** The screen of stored games: find, open, save and import them. */
import { h } from "preact";
import { useState } from "preact/hooks";
import { knownRules } from "../engines.js";
import { uploadFile, OPENED } from "../formats/files.js";
import { playerName, result } from "../games.js";
import { Device } from "../panels/device.js";
import { gameName } from "../names.js";

const FILES = ["sgf", "psq", "json"];

/**
 * Tests of stored games by format: whether a file can hold the game. "board 15x15 B H8 N A1" is a setup with stones.
 */
const HOLDS = {
  sgf: ({ setup }) => setup.startsWith("board") && !setup.includes(" N "),
  psq: ({ rules, setup, toMove }) =>
    rules.startsWith("gomoku") && /^board \S+$/.test(setup) && toMove !== "white",
  json: () => true,
};

/** Returns the ids of rules, after the ids of families with several rules. */
function ruleNames(state) {
  const rules = state.hello?.rules ?? [];
  const families = new Map();
  rules.forEach(({ family }) => families.set(family, (families.get(family) ?? 0) + 1));
  const several = [...families].filter(([, count]) => count > 1).map(([family]) => family);
  return [...new Set([...several, ...rules.map(({ id }) => id)])];
}

function Filter({ state, t, act }) {
  const { filter } = state.games;
  const field = (name, more) =>
    h("label", {}, [
      t(`games.${name}`),
      h("input", { class: "field", id: `games-${name}`, value: filter[name], ...more,
        onChange: (event) => act({ type: "games", filter: { [name]: event.target.value } }) }),
    ]);
  return h("div", { class: "buttons", role: "search", "aria-label": t("games.filter") }, [
    h("label", {}, [
      t("rules"),
      h("select", { class: "field", id: "games-rules", value: filter.rules,
        onChange: (event) => act({ type: "games", filter: { rules: event.target.value } }) }, [
        h("option", { value: "" }, t("games.all")),
        ruleNames(state).map((name) => h("option", { key: name, value: name }, gameName(name, t))),
      ]),
    ]),
    field("player", { autocomplete: "off" }),
    field("from", { type: "date" }),
    field("to", { type: "date" }),
  ]);
}

function nameOf({ rules, setup }, t) {
  const [kind, size] = setup.split(" ");
  return `${gameName(rules, t)} ${kind === "text" ? setup.slice("text ".length) : size.replace("x", " × ")}`;
}

function Row({ row, language, t }) {
  const began = new Date(row.startedMs);
  const day = Number.isNaN(began.getTime()) ? "" : began.toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  const formats = FILES.filter((format) => HOLDS[format](row));
  return h("tr", {}, [
    h("td", {}, day),
    h("td", { class: "rules" }, h("a", { href: `#/g/${row.id}`, "data-game": row.id }, nameOf(row, t))),
    h("td", { class: "rules" }, playerName(row.black, t)),
    h("td", { class: "rules" }, playerName(row.white, t)),
    h("td", {}, row.plies),
    h("td", {}, result(row, t)),
    h("td", { class: "files" }, formats.map((format) =>
      h("a", { href: `games/${row.id}.${format}`, download: `${row.id}.${format}`, "data-format": format },
        format.toUpperCase()))),
  ]);
}

/** Imports files into the daemon's archive. Each game is judged by its rules. */
function Import({ state, t, act }) {
  const [usual, setUsual] = useState(state.game.rules);
  const [said, setSaid] = useState([]);

  async function send(event) {
    const files = [...event.target.files];
    event.target.value = "";
    const lines = [];
    for (const file of files) {
      const { count, faults } = await uploadFile(file, usual, state.hello?.maxUpload ?? Infinity);
      lines.push(t("games.brought", { name: file.name, count }), ...faults.map((fault) => t.said(fault)));
    }
    setSaid(lines);
    act({ type: "games", filter: {} });
  }

  return h("div", { class: "buttons" }, [
    h("label", { class: "btn file" }, [t("games.import"),
      h("input", { id: "import", type: "file", accept: OPENED, multiple: true, onChange: send })]),
    h("label", {}, [
      t("games.usual"),
      h("select", { class: "field", id: "import-rules", value: usual, onChange: (event) => setUsual(event.target.value) },
        knownRules(state).map((id) => h("option", { key: id, value: id }, gameName(id, t)))),
    ]),
    h("div", { id: "brought", role: "status" }, said.map((line) => h("p", {}, line))),
  ]);
}

function List({ games, language, t }) {
  const heads = ["games.began", "game", "stone.B", "stone.W", "moves", "games.result", "games.files"];
  return h("div", { class: "wide" }, h("table", { id: "games" }, [
    h("thead", {}, h("tr", {}, heads.map((key) => h("th", { scope: "col" }, t(key))))),
    h("tbody", {}, games.rows.map((row) => h(Row, { key: row.id, row, language, t }))),
  ]));
}

export function Games({ state, settings, t, act }) {
  const { games } = state;
  const isEmpty = games.rows?.length === 0;
  const content = games.isMissing
    ? h("p", { id: "no-archive" }, t("games.missing"))
    : [
        h(Filter, { state, t, act }),
        games.fault && h("p", { id: "games-fault" }, t.fault(games.fault.text, games.fault.code)),
        isEmpty && h("p", { id: "no-games" }, t("games.none")),
        games.rows?.length > 0 && h(List, { games, language: settings.language, t }),
        h("div", { class: "buttons" }, [
          h("button", { class: "btn", id: "newer", disabled: games.places.length < 2, onClick: () => act({ type: "newer" }) }, t("games.newer")),
          h("button", { class: "btn", id: "older", disabled: !games.next, onClick: () => act({ type: "older" }) }, t("games.older")),
        ]),
        h(Import, { state, t, act }),
      ];
  return h("section", { class: "page games", "aria-label": t("screen.games") }, [
    h("h1", {}, t("screen.games")),
    content,
    h(Device, { state, settings, t, act }),
  ]);
}
