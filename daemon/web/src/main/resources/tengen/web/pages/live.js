/** The screen of public tables: press one to watch it. */
import { h } from "preact";
import { engineName, sizedName } from "../names.js";
import { Empty } from "../panels/empty.js";

const isFree = ({ seat }) => seat === "open" || seat === "invite";

function name(player, t) {
  if (isFree(player)) {
    return t("match.free");
  }
  return player.engine ? engineName(player.engine, t) : player.name || t("human");
}

/**
 * Returns what a table does and whether anyone may take its free seat.
 *
 * @returns {{key: string, isOpen: boolean}} key: of the text that tells it
 */
export function standing({ black, white, paused }) {
  const isWaiting = isFree(black) || isFree(white);
  return {
    key: isWaiting ? "table.waits" : paused ? "table.paused" : "table.runs",
    isOpen: black.seat === "open" || white.seat === "open",
  };
}

function Row({ row, t }) {
  const game = sizedName({ rules: row.rules ?? row.game.split(" ")[0], width: row.boardXSize, height: row.boardYSize, text: row.game }, t);
  const { key, isOpen } = standing(row);
  const player = (side, each) => h("span", {}, [h("i", { class: `disc s ${side}` }), name(each, t)]);
  return h("tr", {}, [
    h("td", { class: "players" }, h("a", { class: "who rules", href: `#/t/${row.table}`, "data-table": row.table },
      [player("B", row.black), player("W", row.white)])),
    h("td", { class: "what" }, h("span", { class: "chip rules" }, game)),
    h("td", { class: "num count" }, row.plies),
    h("td", { class: "num count" }, row.watchers),
    h("td", { class: "state" }, [
      t(key),
      isOpen && h("div", {}, h("a", { class: "btn", href: `#/t/${row.table}`, "data-sit": row.table }, t("invite.sit"))),
    ]),
  ]);
}

export function Live({ state, t, act }) {
  const { rows } = state.live;
  const head = (key, kind) => h("th", { scope: "col", class: kind }, t(key));
  return h("section", { class: "page games live", "aria-label": t("screen.live") }, [
    h("div", { class: "top" }, h("h1", {}, t("screen.live"))),
    rows.length
      ? h("div", { class: "card" }, h("table", { id: "live", class: "gametable" }, [
          h("thead", {}, h("tr", {}, [head("players", "players"), head("game", "what"), head("moves", "count"),
            head("table.watchers", "count"), head("table.standing", "state")])),
          h("tbody", {}, rows.map((row) => h(Row, { key: row.table, row, t }))),
        ]))
      : h(Empty, { id: "nobody", title: t("table.none"), line: t("table.none.how") },
          h("a", { class: "btn primary", href: "#/", onClick: () => act({ type: "home" }) }, t("games.empty.play"))),
  ]);
}
