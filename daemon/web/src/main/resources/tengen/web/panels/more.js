/** The menu of a game: actions that are not needed at each move. */
import { h } from "preact";
import { isOver } from "../explore.js";
import { focusNext } from "../focus.js";
import { icon } from "../icons.js";
import { isMatch } from "../match.js";
import { watches } from "../screens.js";
import { Tools } from "./tools.js";

export function More(props) {
  const { state, t, act } = props;
  const mayPlay = !watches(state);
  const hasEngine = Object.values(state.players).some((player) => player.kind === "engine");
  const item = (id, name, action, next) =>
    h("button", { class: "btn ghost", id, key: id, onClick: () => {
      act({ type: "dialog", dialog: null });
      act(action);
      if (next) {
        focusNext(next);
      }
    } }, [icon(name), t(id === "pause" && state.paused ? "resume" : `more.${id}`)]);
  return h("div", { class: "stack" }, [
    h("div", { class: "menu-list" }, [
      item("new", "new", { type: "dialog", dialog: "new" }),
      state.mode === "play" && !isOver(state) && item("share", "share", { type: "dialog", dialog: "share" }),
      state.mode === "play" && item("analyse-game", "analyse", { type: "mode", mode: "review" }),
      mayPlay && !isMatch(state) && item("players", "settings", { type: "dialog", dialog: "players" }),
      mayPlay && hasEngine && !isOver(state) &&
        item("pause", "last", { type: "pause" }),
      mayPlay && !isOver(state) && state.head > 0 && item("resign-game", "resign", { type: "ask", asking: "resign" }, "#keep-playing"),
    ]),
    state.mode === "play" && h(Tools, props),
  ]);
}
