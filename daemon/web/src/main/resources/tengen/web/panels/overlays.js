/** Topics of the engines as buttons, and what is said of the one that is chosen. */
import { h } from "preact";
import { enginesFor } from "../engines.js";
import { Proof } from "./proof.js";

/** What shows a text that the page reads; others are shown as they are. */
function viewOf(state) {
  return state.overlay?.name === "proof" ? Proof : null;
}

/** On a board those that mark points of it, each of the first engine that has it. */
export function topicsOf(state) {
  const { rules, width, height, text } = state.game;
  const byName = new Map();
  for (const engine of enginesFor(state, rules, width, height)) {
    engine.topics
      .filter(({ name, marksPoints }) => (text || marksPoints) && !byName.has(name))
      .forEach((topic) => byName.set(topic.name, { ...topic, engine: engine.id }));
  }
  return [...byName.values()];
}

export function Overlays({ state, settings, t, act }) {
  const chosen = state.overlay?.name;
  const view = viewOf(state);
  const isOnCard = ({ name }) => name === "value" && state.game.text;
  const said = chosen && !isOnCard({ name: chosen }) && state.marks[state.at]?.[chosen];
  const choose = ({ name, engine }) => act({ type: "overlay", overlay: { name, engine } });
  return h("div", { class: "overlays" }, [
    h("div", { class: "buttons", role: "group", "aria-label": t("overlays") },
      topicsOf(state).filter((topic) => !isOnCard(topic)).map((topic) =>
        h("button", {
          class: "btn",
          "data-topic": topic.name,
          "aria-pressed": String(chosen === topic.name),
          title: t.said(topic.help),
          onClick: () => choose(topic),
        }, t.named("topic", topic.name)),
      ),
    ),
    said && (view
      ? h(view, { state, settings, t, act, text: said.text })
      : h("pre", { id: "said" }, said.text)),
  ]);
}
