/** The choice of the page's language, in which each language has its own name. */
import { h } from "preact";
import { LANGUAGES } from "../i18n/languages.js";

/** @param {object} props id; look: its classes; language: the one in use; set stores settings */
export function Language({ id, look, language, set, t }) {
  return h("select", { class: look, id, "aria-label": t("language"), title: t("language"), value: language,
    onChange: (event) => set({ language: event.target.value }) },
    Object.entries(LANGUAGES).map(([name, own]) => h("option", { key: name, value: name, lang: name }, own)));
}
