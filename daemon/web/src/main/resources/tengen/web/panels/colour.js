/** The choice of a person's side: Black, White or either. */
import { h } from "preact";

/** @param {object} props name: of the radio buttons; choose: receives "B", "W" or "either" */
export function Colour({ name, side, t, choose }) {
  const choice = (value, text) =>
    h("label", { key: value }, [
      h("input", { type: "radio", name, value, checked: side === value, onChange: () => choose(value) }),
      value !== "either" && h("span", { class: `disc s ${value}`, "aria-hidden": "true" }),
      text,
    ]);
  return h("div", { class: "seg colour", role: "radiogroup", "aria-label": t("side") }, [
    choice("B", t("stone.B")), choice("W", t("stone.W")), choice("either", t("side.either"))]);
}
