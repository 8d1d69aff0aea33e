/** The screen of stored games, whose script is loaded when it is opened first. */
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";

let games = null;

async function load() {
  games ??= (await import("./games.js")).Games;
  return games;
}

/** Shows bars in place of the list until its script is loaded. */
export function Games(props) {
  const [View, setView] = useState(() => games);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    load().then((loaded) => setView(() => loaded), () => setFailed(true));
  }, []);

  if (View) {
    return h(View, props);
  }
  return h("section", { class: "page games", "aria-label": props.t("screen.games") }, [
    h("h1", {}, props.t("screen.games")),
    isFailed
      ? h("p", { role: "alert" }, props.t("lost"))
      : [h("div", { class: "bone", key: "filter" }), h("div", { class: "bone wide-bone", key: "list" })],
  ]);
}
