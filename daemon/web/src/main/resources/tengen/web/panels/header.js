/** The top of the page: the ways to its screens, and the state of the connection. */
import { h } from "preact";

function Screens({ page, screens, t }) {
  return screens.map((name) =>
    h("a", {
      href: name === "board" ? "#/" : `#/${name}`,
      "data-screen": name,
      "aria-current": name === page ? "page" : undefined,
    }, t(`screen.${name}`)));
}

/** @param {object} props state, settings, t, act, screens: the names of all */
export function Header({ state, settings, screens, t, act }) {
  const { language } = settings.get();
  const dialog = (name) => () => act({ type: "dialog", dialog: name });
  return h("header", {}, [
    h("h1", {}, ["Tengen", h("span", { lang: "zh", "aria-hidden": "true" }, " 天元")]),
    h("nav", { "aria-label": t("screens") }, h(Screens, { page: state.page, screens, t })),
    h("span", { class: "rules" }, state.game.text ?? state.game.rules),
    h("div", { class: "buttons more" }, [
      h("button", { id: "language", onClick: () => settings.set({ language: language === "en" ? "zh" : "en" }) },
        language === "en" ? "中文" : "English"),
      h("button", { id: "settings", onClick: dialog("settings") }, t("settings")),
      h("button", { id: "help", onClick: dialog("help") }, t("help")),
      h("span", { class: `connection ${state.connection}`, id: "connection" }, t(state.connection)),
    ]),
  ]);
}
