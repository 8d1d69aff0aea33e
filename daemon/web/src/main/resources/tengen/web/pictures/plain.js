/** A position as text, and its moves as buttons. */
import { h } from "preact";

/** Shows the position and its moves. @param wordsOf returns the name of a move */
export function Plain({ position, t, play, wordsOf = (move) => move }) {
  return [
    h("p", { id: "position" }, position?.position ?? ""),
    h("div", { class: "buttons plain-moves", role: "group", "aria-label": t("moves") },
      (position?.moves ?? []).map((move) => h("button", { key: move, class: "btn", "data-move": move, onClick: () => play(move) }, wordsOf(move)))),
    position?.moreMoves && h("p", { class: "small" }, t("pic.more")),
  ];
}
