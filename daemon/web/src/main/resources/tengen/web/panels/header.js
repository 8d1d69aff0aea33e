/** The top of the page: links to its screens, language, help and settings. On a phone a game has its own bar. */
import { h } from "preact";
import { icon } from "../icons.js";
import { sizedName } from "../names.js";
import { boardAddress } from "../route.js";
import { Language } from "./language.js";

function logo() {
  return h("svg", { viewBox: "0 0 26 26", "aria-hidden": "true" }, [
    h("rect", { width: 26, height: 26, rx: 7, class: "logo-wood" }),
    h("path", { d: "M13 3v20M3 13h20", class: "logo-lines" }),
    h("circle", { cx: 13, cy: 13, r: 5.4, class: "logo-stone" }),
  ]);
}

/** Returns the main screens: name, address, and whether it is shown. */
function screens(state) {
  const isBoard = state.page === "board";
  const isReview = isBoard && state.mode === "review";
  const isEmpty = state.mode === "home" || (state.mode === "review" && !state.table);
  return [
    ["board", isEmpty ? "#/" : boardAddress(state, "play"), isBoard && !isReview],
    ["analyse", state.mode === "home" ? "#/analyse" : boardAddress(state, "review"), isReview],
    ["live", "#/live", state.page === "live"],
    ["games", "#/games", state.page === "games"],
  ];
}

/** Switches the mode of the game that is shown. With a modifier the browser opens the link in a new window. */
function follow(event, name, state, act) {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
  if (isPlain && ["board", "analyse"].includes(name) && state.mode !== "home") {
    const isLost = name === "board" && state.mode === "review" && !state.table;
    event.preventDefault();
    act(isLost ? { type: "home" } : { type: "mode", mode: name === "board" ? "play" : "review" });
  }
}

function Screens({ state, t, act }) {
  return h("nav", { class: "nav", "aria-label": t("screens") }, screens(state).map(([name, href, isShown]) =>
    h("a", {
      key: name,
      href,
      "data-screen": name,
      "aria-current": isShown ? "page" : undefined,
      onClick: (event) => follow(event, name, state, act),
    }, [t(`screen.${name}`), name === "live" && h(Count, { live: state.live, t })])));
}

/** Shows the number of games to watch. It lies over the link's corner, so that the next link does not move. */
function Count({ live, t }) {
  const count = live.rows.length;
  return count > 0 && h("span", { class: "n", "aria-label": t("tile.live.count", { count }) }, count);
}

/** The bar above a game on a phone: back, the game's name and the menu. */
function GameBar({ state, t, act }) {
  return h("div", { class: "phead" }, [
    h("button", { class: "btn ghost square", "aria-label": t("home"), onClick: () => act({ type: "home" }) }, icon("back")),
    h("b", { class: "rules" }, sizedName(state.game, t)),
    h("button", { class: "btn ghost square", "aria-label": t("menu"), "aria-haspopup": "dialog",
      onClick: () => act({ type: "dialog", dialog: "menu" }) }, icon("menu")),
  ]);
}

/** @param {object} props state, settings, t, act */
export function Header({ state, settings, t, act }) {
  const { language } = settings.get();
  const dialog = (name) => () => act({ type: "dialog", dialog: name });
  const isGame = state.page === "board" && state.mode !== "home";
  const square = (name, more) =>
    h("button", { class: "btn ghost square", id: name, "aria-label": t(name), title: t(name),
      onClick: dialog(name), ...more }, icon(name));
  return h("header", { class: isGame ? "head in-game" : "head" }, [
    h("a", { class: "brand", href: "#/", "aria-label": t("brand"), onClick: () => act({ type: "home" }) },
      [logo(), h("span", {}, "Tengen"), h("small", { lang: "zh" }, "天元")]),
    h(Screens, { state, t, act }),
    isGame && h(GameBar, { state, t, act }),
    h("div", { class: "end" }, [
      h(Language, { id: "language", look: "btn ghost", language, set: settings.set, t }),
      square("help"),
      square("settings"),
      square("menu", { class: "btn ghost square menu-btn", "aria-haspopup": "dialog" }),
    ]),
  ]);
}

/** Lists the header's links and buttons for phones. */
export function Menu({ state, settings, set, t, act }) {
  const { language } = settings;
  const item = (name, action) =>
    h("button", { class: "btn ghost wide", key: name, onClick: action }, [icon(name), t(name)]);
  return h("div", { class: "stack menu-list" }, [
    screens(state).map(([name, href]) =>
      h("a", { class: "btn ghost wide", key: name, href,
        onClick: (event) => {
          act({ type: "dialog", dialog: null });
          follow(event, name, state, act);
        } }, [icon(name === "live" ? "watch" : name), t(`screen.${name}`)])),
    h(Language, { id: "menu-language", look: "btn ghost wide", language, set, t }),
    item("help", () => act({ type: "dialog", dialog: "help" })),
    item("settings", () => act({ type: "dialog", dialog: "settings" })),
  ]);
}
