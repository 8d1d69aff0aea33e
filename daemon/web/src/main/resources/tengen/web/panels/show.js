/** The menu that chooses the marks on the board: one button, one choice. */
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { focusNext } from "../focus.js";
import { icon } from "../icons.js";
import { groupedTopics } from "../topics.js";

/** Returns the current choice: "nothing", "best" or a topic's name. */
function chosen({ overlay, analysis }) {
  return overlay ? overlay.name : analysis.shown ? "best" : "nothing";
}

/** Returns what a topic is for; for another program's topic, in its own words. */
function helpOf({ name, help }, t) {
  const known = t.named("topicHelp", name);
  return known === name ? t.message(help) : known;
}

function Entry({ state, value, name, help, choose }) {
  return h("label", { class: "mi", key: value }, [
    h("input", { type: "radio", name: "show", value, "data-topic": value, checked: chosen(state) === value,
      onChange: choose }),
    h("span", {}, [h("b", {}, name), h("small", {}, help)]),
  ]);
}

function Variants({ state, variants, t, choose }) {
  return h("div", { class: "row wrap variants" }, variants.map((topic) =>
    h("label", { class: "chip", key: topic.name, title: helpOf(topic, t) }, [
      h("input", { type: "radio", name: "show", value: topic.name, "data-topic": topic.name,
        checked: chosen(state) === topic.name, onChange: () => choose({ topic }) }),
      t.named("topic", topic.name),
    ])));
}

/** Opens the menu below its button or above it, where there is more room, and within the window: the column clips a longer menu. */
function place(root) {
  const menu = root.querySelector(".pop");
  const { top, bottom, right } = root.querySelector("#show").getBoundingClientRect();
  const width = document.documentElement.clientWidth;
  const isBelow = innerHeight - bottom > top;
  menu.style.right = `${Math.max(0, Math.min(width - right, width - menu.offsetWidth))}px`;
  menu.style.top = isBelow ? `${bottom + 4}px` : "auto";
  menu.style.bottom = isBelow ? "auto" : `${innerHeight - top + 4}px`;
  menu.style.maxHeight = `${(isBelow ? innerHeight - bottom : top) - 12}px`;
}

export function Show({ state, t, act }) {
  const root = useRef(null);
  const { isShowOpen } = state;
  const close = () => act({ type: "showMenu", isOpen: false });
  const choose = (fields) => {
    act({ type: "show", ...fields });
    focusNext("#show");
  };

  // Runs before the browser paints, so that the menu does not jump to its place.
  useLayoutEffect(() => {
    if (!isShowOpen) {
      return undefined;
    }
    const outside = (event) => root.current.contains(event.target) || close();
    place(root.current);
    root.current.querySelector("input:checked")?.focus();
    addEventListener("pointerdown", outside);
    return () => removeEventListener("pointerdown", outside);
  }, [isShowOpen]);

  function pressed(event) {
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
      root.current.querySelector("#show").focus();
    }
  }

  const entry = (value, isShown) => h(Entry, { state, value, choose: () => choose({ topic: null, isShown }),
    name: t(`show.${value}`), help: t(`show.${value}.help`) });
  return h("div", { class: "show", ref: root, onKeyDown: pressed }, [
    h("button", { class: "btn showbtn", id: "show", "aria-haspopup": "true", "aria-expanded": String(Boolean(isShowOpen)),
      onClick: () => act({ type: "showMenu", isOpen: !isShowOpen }) }, [t("show"), " ", icon("expand")]),
    isShowOpen && h("div", { class: "pop", role: "group", "aria-label": t("show.label") }, [
      entry("nothing", false),
      entry("best", true),
      groupedTopics(state).map(({ topic, variants }) => [
        h(Entry, { state, key: topic.name, value: topic.name, choose: () => choose({ topic }),
          name: t.named("topic", topic.name), help: helpOf(topic, t) }),
        variants.length > 0 && h(Variants, { state, variants, t, choose }),
      ]),
    ]),
  ]);
}
