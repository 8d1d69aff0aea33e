/** The screen of public tables: press one to watch it. */
import { h } from "preact";
import { engineName, sizedName } from "../names.js";

function name(player, t) {
  if (player.seat === "open" || player.seat === "invite") {
    return t("match.free");
  }
  return player.engine ? engineName(player.engine, t) : player.name || t("human");
}

function isOpen({ black, white, over }) {
  return !over && [black, white].some(({ seat }) => seat === "open");
}

function standing(row, t) {
  return row.over ? t("table.over") : row.paused ? t("table.paused") : t("table.runs");
}

function Row({ row, t }) {
  const game = sizedName({ rules: row.rules ?? row.game.split(" ")[0], width: row.boardXSize, height: row.boardYSize, text: row.game }, t);
  return h("tr", {}, [
    h("td", { class: "rules" }, h("a", { href: `#/t/${row.table}`, "data-table": row.table }, game)),
    h("td", { class: "rules" }, name(row.black, t)),
    h("td", { class: "rules" }, name(row.white, t)),
    h("td", {}, row.plies),
    h("td", {}, isOpen(row)
      ? h("a", { class: "btn", href: `#/t/${row.table}`, "data-sit": row.table }, t("invite.sit"))
      : standing(row, t)),
    h("td", {}, row.watchers),
  ]);
}

export function Live({ state, t }) {
  const { rows } = state.live;
  const heads = ["game", "stone.B", "stone.W", "moves", "table.standing", "table.watchers"];
  return h("section", { class: "page live", "aria-label": t("screen.live") }, [
    h("h1", {}, t("screen.live")),
    rows.length
      ? h("table", { id: "live" }, [
          h("thead", {}, h("tr", {}, heads.map((key) => h("th", { scope: "col" }, t(key))))),
          h("tbody", {}, rows.map((row) => h(Row, { key: row.table, row, t }))),
        ])
      : h("p", { id: "nobody" }, t("table.none")),
  ]);
}
