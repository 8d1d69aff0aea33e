/** Instructions for an opening procedure, and its choices if this page's person has to choose. */
import { h } from "preact";
import { plays } from "../match.js";
import { engineName } from "../names.js";
import { actor, choices, stage } from "../opening.js";
import { other } from "../tree.js";

/** Returns the instruction for the current stage in words; "" without one. */
export function openingText(state, t) {
  const at = stage(state.table);
  return at && !state.table.over ? t(`opening.at.${at}`, { side: t(`stone.${actor(state, "B")}`) }) : "";
}

/** A large button for a choice, with the colours that follow from it. */
function Choice({ choice, colour, them, t, act }) {
  const owner = (side) => [
    h("span", { class: `disc ${side}`, "aria-hidden": "true" }),
    ` ${t.labelled(t(`stone.${side}`), "")}`, h("span", { class: "rules" }, side === colour ? t("opening.you") : them)];
  return h("button", { class: "btn choice", "data-choice": choice, onClick: () => act({ type: "choose", choice }) }, [
    h("b", {}, t(`opening.take.${choice}`)),
    h("span", {}, colour ? [owner("B"), owner("W")] : t("opening.then")),
  ]);
}

export function Opening({ state, t, act }) {
  const text = openingText(state, t);
  const { engine } = state.players[other(actor(state, "B"))];
  const them = engine ? engineName(engine, t) : t("opening.person");
  return text && h("div", { class: "opening card pad", id: "opening", role: "group", "aria-label": t("opening") }, [
    h("p", {}, text),
    plays(state, actor(state, "B")) && choices(state).map(([choice, colour]) => h(Choice, { key: choice, choice, colour, them, t, act })),
  ]);
}
