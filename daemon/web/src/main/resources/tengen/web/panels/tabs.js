/** Tabs that choose one of several panels. */
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/**
 * Returns the tab that a key leads to: the next one by an arrow, in a circle, or the first or the last one; undefined
 * for other keys.
 */
export function tabBy(key, names, shown) {
  const at = names.indexOf(shown);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[key];
  return to === undefined ? undefined : names.at(to % names.length);
}

/** Returns the tab that is shown as chosen, also where the chosen panel has none. */
export function chosenTab(names, tab) {
  return names.includes(tab) ? tab : "analysis";
}

/** A row of tabs. A press scrolls their card to the top of its column, so that the panel is in view. @param {object} props names: of the panels; words: their names for the reader; look: its classes */
export function Tabs({ names, words, look, state, t, act }) {
  const list = useRef(null);
  const shown = chosenTab(names, state.tab);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (isPressed.current) {
      list.current.closest(".card")?.scrollIntoView();
      isPressed.current = false;
    }
  }, [shown]);

  function choose(tab) {
    isPressed.current = tab !== shown;
    act({ type: "tab", tab });
  }

  function walk(event) {
    const next = tabBy(event.key, names, shown);
    if (next) {
      event.preventDefault();
      event.stopPropagation();
      choose(next);
      list.current.querySelector(`[data-tab="${next}"]`).focus();
    }
  }

  return h("div", { class: look, role: "tablist", "aria-label": t("tabs"), ref: list, onKeyDown: walk }, names.map((tab, index) =>
    h("button", { key: tab, role: "tab", "data-tab": tab, "aria-selected": String(tab === shown), "aria-controls": `panel-${tab}`,
      tabIndex: tab === shown ? 0 : -1, onClick: () => choose(tab) }, words[index])));
}
