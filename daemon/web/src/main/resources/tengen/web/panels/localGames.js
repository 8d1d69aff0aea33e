/** The games that this browser stores, to be opened or deleted. */
import { h } from "preact";
import { knownRules } from "../engines.js";
import { CELL, focusNext } from "../focus.js";
import { icon } from "../icons.js";
import { reading } from "../localGames.js";
import { sizedName } from "../names.js";
import { tokenOf } from "../settings.js";

/** Returns the action that resumes a game of this browser. */
export function resumed(record, state) {
  const found = reading(record, knownRules(state));
  return found
    ? { type: "resume", record, found, token: record.table && tokenOf(record.table) }
    : { type: "message", message: { kind: "noGame" } };
}

function Item({ record, state, settings, t, act }) {
  const when = new Date(record.savedMs).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });
  const name = t("resume.what", { game: sizedName(record.name, t), plies: record.plies });
  return h("li", { class: "row" }, [
    h("button", { class: "btn ghost grow", "data-plies": record.plies, disabled: !state.hello, onClick: () => {
      act(resumed(record, state));
      focusNext(CELL);
    } }, [h("b", {}, name), h("small", { class: "soft" }, when)]),
    h("button", { class: "btn ghost square", "data-forget": record.key, "aria-label": t("device.delete", { name }),
      onClick: () => act({ type: "forget", key: record.key, name }) }, icon("trash")),
  ]);
}

export function LocalGames({ state, settings, t, act }) {
  const records = state.localGames.filter(({ isListed }) => isListed);
  return records.length > 0 && h("section", { class: "card pad device", "aria-label": t("device") }, [
    h("h2", {}, t("device")),
    h("ul", { id: "device" }, records.map((record) =>
      h(Item, { key: record.key, record, state, settings, t, act }))),
  ]);
}
