/** Offers to resume the game that the browser has stored. */
import { h } from "preact";
import { CELL, focusNext } from "../focus.js";
import { icon } from "../icons.js";
import { hasWork, offerOf } from "../localGames.js";
import { sizedName } from "../names.js";
import { resumed } from "./localGames.js";

/** Shows the offer beside a board without moves only, since it would disturb a game. */
export function Resume({ state, settings, t, act }) {
  const { hello, page, table, stored } = state;
  const offer = offerOf(state);
  if (!offer || page !== "board" || table || stored || hasWork(state)) {
    return null;
  }
  const when = new Date(offer.savedMs).toLocaleString(settings.language, { dateStyle: "medium", timeStyle: "short" });

  function goOn() {
    act(resumed(offer, state));
    focusNext(CELL);
  }

  return h("section", { class: "card resume", id: "resume", "aria-label": t("resume.label") }, [
    h("div", { class: "grow", title: when }, [
      h("b", {}, t(offer.mode === "review" ? "resume.analysis" : "resume.game")),
      h("small", { class: "soft" }, t("resume.what", { game: sizedName(offer.name, t), plies: offer.plies })),
    ]),
    h("button", { id: "resume-go", class: "btn", disabled: !hello, onClick: goOn }, t("resume.go")),
    h("button", { id: "resume-discard", class: "btn ghost square", "aria-label": t("resume.discard"), title: t("resume.discard"),
      onClick: () => {
        act({ type: "discard", key: offer.key });
        focusNext(CELL);
      } }, icon("close")),
  ]);
}
