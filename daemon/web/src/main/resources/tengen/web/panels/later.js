/** Parts of the page whose scripts are loaded when they are opened first. */
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";

let newGame = null;

/** Loads the dialog of a new game. */
export async function loadNewGame() {
  newGame ??= (await import("./newgame.js")).NewGame;
  return newGame;
}

/** The dialog of a new game, or bars in its place until it is loaded. */
export function NewGame(props) {
  const [View, setView] = useState(() => newGame);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    loadNewGame().then((loaded) => setView(() => loaded), () => setFailed(true));
  }, []);

  if (View) {
    return h(View, props);
  }
  return h("div", { class: "chooser loading" }, isFailed
    ? h("p", { role: "alert" }, props.t("later.failed"))
    : [h("div", { class: "bone" }), h("div", { class: "bone" })]);
}
