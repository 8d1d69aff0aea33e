/** Buttons that turn, mirror and shift the stones that are being set up. */
import { h } from "preact";
import { icon } from "../icons.js";
import { transformed, TRANSFORMS } from "../transforms.js";

/** @param {object} props stones, the size of their board, and `take` for the stones of a transform */
export function Transforms({ stones, size, t, take }) {
  return h("div", { class: "row transforms", role: "group", "aria-label": t("transform") }, TRANSFORMS.map((name) => {
    const next = transformed(stones, name, size);
    return h("button", { class: "btn square", key: name, "data-transform": name, "aria-label": t(`transform.${name}`),
      title: t(`transform.${name}`), disabled: !stones.length || !next, onClick: () => take(next) }, icon(name));
  }));
}
