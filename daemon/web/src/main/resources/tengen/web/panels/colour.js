/** The choice of a person's side: Black, White or either; Left or Right in games without a board. */
import { h } from "preact";

/** @param {object} props name: of the radio buttons; isText: the game has no board; choose: receives "B", "W" or "either" */
export function Colour({ name, side, isText = false, t, choose }) {
  const choice = (value, text) =>
    h("label", { key: value }, [
      h("input", { type: "radio", name, value, checked: side === value, onChange: () => choose(value) }),
      value !== "either" && !isText && h("span", { class: `disc s ${value}`, "aria-hidden": "true" }),
      text,
    ]);
  return h("div", { class: "seg colour", role: "radiogroup", "aria-label": t("side") }, [
    ...["B", "W"].map((value) => choice(value, t(isText ? `side.${value}` : `stone.${value}`))),
    choice("either", t("side.either"))]);
}
