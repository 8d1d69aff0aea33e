/** A picture, a sentence and what to do, in place of an empty list. */
import { h } from "preact";

/** Draws a corner of a board with two stones. */
function picture() {
  return h("svg", { viewBox: "0 0 72 72", "aria-hidden": "true" }, [
    h("rect", { width: 72, height: 72, rx: 16, class: "logo-wood" }),
    h("path", { class: "empty-lines", d: "M18 0v72M36 0v72M54 0v72M0 18h72M0 36h72M0 54h72" }),
    h("use", { href: "#B", transform: "translate(36 36) scale(17)" }),
    h("use", { href: "#W", transform: "translate(54 36) scale(17)" }),
  ]);
}

/** @param {object} props children: buttons */
export function Empty({ id, title, line, children }) {
  return h("section", { class: "card empty", id }, [
    picture(),
    h("div", {}, [h("h2", {}, title), h("p", { class: "soft" }, line)]),
    h("div", { class: "row" }, children),
  ]);
}
