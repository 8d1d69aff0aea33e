/** Parts of the page whose scripts are loaded when they are shown first. */
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
const lesson = part(async () => (await import("./lesson.js")).Lesson);
const value = part(async () => (await import("./value.js")).ValueCard);
const invitation = part(async () => (await import("./invite.js")).Invitation);
const answer = part(async () => (await import("./answer.js")).Answer);

/** Loads the dialog of a new game. */
export const loadNewGame = newGame.load;

/** Shows a part, or bars in its place until it is loaded. @param {object} props place: the tag and class of that place */
function Later({ part, place, props }) {
  const [View, setView] = useState(() => part.view);
  const [isFailed, setFailed] = useState(false);
  const [tag, look] = place;

  useEffect(() => {
    part.load().then((loaded) => setView(() => loaded), () => setFailed(true));
  }, [part]);

  if (View) {
    return h(View, props);
  }
  return h(tag, { class: look }, isFailed
    ? h("p", { role: "alert" }, props.t("later.failed"))
    : [h("div", { class: "bone" }), h("div", { class: "bone" })]);
}

/** Returns a view of a part. */
function view(part, ...place) {
  return (props) => h(Later, { part, place, props });
}

/** The dialog of a new game. */
export const NewGame = view(newGame, "div", "chooser loading");

/** The dialog that opens a table for two people. */
export const Invite = view(newInvite, "div", "chooser loading");

/** The card of a review. */
export const Lesson = view(lesson, "section", "card lesson");

/** The card that tells what a game without a board is worth. */
export const ValueCard = view(value, "section", "card panel");

/** The column of an invitation, in place of a game's. */
export const Invitation = view(invitation, "aside", "side inv");

/** The answer of an engine to the chosen topic. */
export const Answer = view(answer, "div", "loading");
