/** The card of the chosen topic. */
import { h } from "preact";
import { finding } from "../findings.js";
import { Answer } from "./later.js";

/** The card below the candidates; nothing without a chosen topic. */
export function Finding({ state, settings, t, act }) {
  const name = state.overlay?.name;
  const read = finding(state);
  if (!name || (state.game.text && name === "value")) {
    return null;
  }
  return h("section", { class: "card panel", id: "finding", "aria-label": t.named("topic", name) },
    h(Answer, { state, settings, t, act, read }));
}
