/** The offer to go on with the game that the browser has kept. */
import { h } from "preact";
import { knownRules } from "../engines.js";
import { CELL, focusNext } from "../focus.js";
import { hasWork, reading } from "../keeping.js";
import { tokenOf } from "../settings.js";

/** Stands beside a board without moves only, so that it is in nobody's way. */
export function Resume({ state, settings, t, act }) {
  const { offer, hello, page, table, kept } = state;
  if (!offer || !hello || page !== "board" || table || kept || hasWork(state)) {
    return null;
  }
  const { width, height, text } = offer.name;
  const when = new Date(offer.savedMs).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });

  function goOn() {
    const found = reading(offer, knownRules(state));
    act(found
      ? { type: "resume", record: offer, found, token: offer.table && tokenOf(offer.table) }
      : { type: "message", message: { kind: "noGame" } });
    focusNext(CELL);
  }

  return h("section", { class: "card pad resume", id: "resume", "aria-label": t("resume.label") }, [
    h("b", {}, t(offer.mode === "review" ? "resume.analysis" : "resume.game")),
    h("p", { class: "soft" }, t("resume.what", { board: text ?? `${width} × ${height}`, plies: offer.plies, when })),
    h("div", { class: "row buttons" }, [
      h("button", { id: "resume-go", class: "btn", onClick: goOn }, t("resume.go")),
      h("button", { id: "resume-discard", class: "btn ghost", onClick: () => {
        act({ type: "discard" });
        focusNext(CELL);
      } }, t("resume.discard")),
    ]),
  ]);
}
