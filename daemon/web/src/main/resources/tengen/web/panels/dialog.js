/** The element of all dialogs, and the dialogs of settings and help. */
import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Language } from "./language.js";
import { Account } from "./login.js";

/** A dialog that is closed by its button, by Escape, or by a press outside it. @param {object} props name: its class */
export function Dialog({ name, title, close, t, children }) {
  const element = useRef(null);
  const pressed = useRef(null);
  // The dialog is open before the next key is handled, so that Escape closes it.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog.showModal();
    // A closed dialog returns the focus to the element that opened it; a removed one loses the focus.
    return () => dialog.close();
  }, []);
  return h(
    "dialog",
    {
      ref: element,
      class: `dialog-${name}`,
      "aria-label": title,
      onClose: close,
      onPointerDown: ({ target }) => {
        pressed.current = target;
      },
      // A drag from a field to the outside, which selects text, is a click on the dialog as well.
      onClick: ({ target }) => target === element.current && target === pressed.current && target.close(),
    },
    h("div", { class: "inside" }, [
      h("h2", {}, title),
      children,
      h("form", { method: "dialog" }, h("button", { class: "btn close" }, t("close"))),
    ]),
  );
}

const CHOICES = {
  notation: ["auto", "letters", "gtp", "piskvork", "off"],
  numbers: ["none", "ten", "all"],
  input: ["direct", "confirm"],
  theme: ["auto", "light", "dark"],
  board: ["wood", "flat"],
};

export function Settings({ settings, set, t }) {
  return h("div", {}, [
    h("label", { key: "language" }, [
      t("language"),
      h(Language, { id: "settings-language", look: "field", language: settings.language, set, t }),
    ]),
    Object.entries(CHOICES).map(([name, values]) =>
      h("label", { key: name }, [
        t(`settings.${name}`),
        h("select", { class: "field", id: `settings-${name}`, value: settings[name],
          onChange: (event) => set({ [name]: event.target.value }) },
          values.map((value) => h("option", { value }, t(`settings.${name}.${value}`)))),
      ])),
    h("label", {}, [
      h("input", { id: "settings-sound", type: "checkbox", checked: settings.sound,
        onChange: (event) => set({ sound: event.target.checked }) }),
      t("settings.sound"),
    ]),
    h("label", {}, [
      h("input", { type: "checkbox", checked: settings.nextOnly,
        onChange: (event) => set({ nextOnly: event.target.checked }) }),
      t("settings.nextOnly"),
    ]),
    h(Account, { t }),
  ]);
}

const KEYS = ["← →", ", .", "Home End", "[ ]", "Space", "h", "b B", "n", "u", "i", "r", "t", "1 … 9", "Esc", "?"];

export function Help({ t }) {
  return h("div", {}, [
    h("p", {}, t("help.play")),
    h("p", {}, t("help.marks")),
    h("dl", {}, KEYS.map((key) => [h("dt", {}, key), h("dd", {}, t(`key.${key}`))])),
  ]);
}
