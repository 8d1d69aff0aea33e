/** Dialogs whose scripts are loaded when they are opened first. */
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Returns a part of the page: what it loads, null until then, and a function that loads it. */
function part(load) {
  const part = { view: null, load: async () => (part.view ??= await load()) };
  return part;
}

const choosers = part(() => import("./choosers.js"));
const newGame = part(async () => (await choosers.load()).NewGame);
const newInvite = part(async () => (await choosers.load()).Invite);

/** Loads the dialog of a new game. */
export const loadNewGame = newGame.load;

/** Shows a part, or bars in its place until it is loaded. */
function Later({ part, props }) {
  const [View, setView] = useState(() => part.view);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    part.load().then((loaded) => setView(() => loaded), () => setFailed(true));
  }, [part]);

  if (View) {
    return h(View, props);
  }
  return h("div", { class: "chooser loading" }, isFailed
    ? h("p", { role: "alert" }, props.t("later.failed"))
    : [h("div", { class: "bone" }), h("div", { class: "bone" })]);
}

/** Shows the dialog of a new game. */
export function NewGame(props) {
  return h(Later, { part: newGame, props });
}

/** Shows the dialog that opens a table for two people. */
export function Invite(props) {
  return h(Later, { part: newInvite, props });
}
