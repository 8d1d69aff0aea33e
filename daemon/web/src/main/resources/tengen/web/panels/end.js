/** The card at the end of a game: result, reason and moves, and what comes next. */
import { h } from "preact";
import { useEffect } from "preact/hooks";
import { isOver } from "../explore.js";
import { CELL, focusNext } from "../focus.js";
import { icon } from "../icons.js";
import { sideName } from "../pictures/sides.js";
import { ownSide, watches, winner } from "../screens.js";
import { survived } from "../story.js";
import { endAtTable } from "../table.js";
import { pathTo } from "../tree.js";
import { moveName, pointOf } from "../vertex.js";

/** Share of the board's height below which a row of the board is covered by the card. */
const LOW_ROW = 0.6;

/** Returns the result in words, from the person's side if there is one, else by colour. */
export function resultText(state, t) {
  const won = winner(state);
  if (endAtTable(state)?.manner === "aborted") {
    return t("match.aborted");
  }
  if (won === "none") {
    return t("end.draw");
  }
  const own = ownSide(state);
  return own ? t(won === own ? "end.win" : "end.lose") : t("end.side", { side: sideName(state, won, t) });
}

function capital(text) {
  return text && text[0].toUpperCase() + text.slice(1);
}

/** Returns the reason why the game is over: "Five in a row, H9 to L9". */
export function reasonText(state, settings, t) {
  const verdict = state.positions[state.head]?.verdict;
  const over = endAtTable(state);
  if (state.resigned) {
    return t("resigned", { side: sideName(state, state.resigned, t) });
  }
  if (over?.manner === "aborted") {
    return "";
  }
  if (over && (over.manner !== "by-rules" || verdict?.state === "open")) {
    return capital(t.message(over.reason));
  }
  const reason = capital(verdict?.reason ? t.message(verdict.reason) : "");
  const line = verdict?.line ?? [];
  const name = (move) => moveName(move, state.game, settings.notation, t);
  return line.length > 1 ? t("end.line", { reason, from: name(line[0]), to: name(line.at(-1)) }) : reason;
}

/** Returns whether the card would cover the winning row. */
function isLow({ positions, head, game }) {
  const rows = (positions[head]?.verdict.line ?? []).map((move) => pointOf(move, game.width, game.height)?.y ?? 0);
  return rows.some((y) => y > LOW_ROW * game.height);
}

/** Returns whether the card is shown: at the last position of a finished game that was played on this page. */
export function isEndShown(state) {
  return state.mode === "play" && isOver(state) && winner(state) !== null && state.at === state.head && !state.isEndHidden;
}

export function EndCard({ state, settings, t, act }) {
  useEffect(() => {
    const hide = (event) => event.key === "Escape" && act({ type: "hideEnd" });
    addEventListener("keydown", hide);
    return () => removeEventListener("keydown", hide);
  }, []);
  const count = pathTo(state.tree, state.head).length - 1;
  const parts = [reasonText(state, settings, t), t("choose.moves", { count })];
  const won = winner(state);
  const lasted = survived(state, count);
  const leave = (...actions) => {
    actions.forEach(act);
    focusNext(CELL);
  };
  return h("section", { class: isLow(state) ? "sheet over-card high" : "sheet over-card", id: "end", "aria-label": t("end") }, [
    h("div", { class: "grab", "aria-hidden": "true" }),
    h("div", { class: "res" }, [
      won !== "none" && !state.game.text && h("span", { class: `disc ${won}`, "aria-hidden": "true" }),
      h("div", {}, [
        h("h2", {}, resultText(state, t)),
        h("p", { class: "soft" }, parts.filter(Boolean).join(" · ")),
        lasted && h("p", { id: "survived" }, t("proof.survived", lasted)),
      ]),
    ]),
    h("div", { class: "two" }, [
      !watches(state) && !state.table?.next && h("button", { class: "btn", id: "rematch", onClick: () => leave({ type: "rematch" }) },
        [icon("rematch"), t("rematch")]),
      h("button", { class: "btn primary", id: "review-game",
        onClick: () => leave({ type: "mode", mode: "review" }, { type: "review" }) }, t("review")),
    ]),
  ]);
}
