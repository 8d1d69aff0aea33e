/** Import of files into the archive: its button and its summary. */
import { h } from "preact";
import { knownRules } from "../engines.js";
import { OPENED } from "../formats/formats.js";
import { icon } from "../icons.js";
import { counts, isImported } from "../importing.js";
import { gameName } from "../names.js";

/** Asks for files and imports them. @param {string} rules of games that name none */
export function ImportButton({ t, act, rules, id }) {
  function send(event) {
    const files = [...event.target.files];
    event.target.value = "";
    if (files.length) {
      act({ type: "import", files, rules });
    }
  }

  return h("label", { class: "btn file" }, [icon("import"), t("import"),
    h("input", { id, type: "file", accept: OPENED, multiple: true, onChange: send })]);
}

/** Chooses the rules of games that name none. */
export function ImportRules({ state, t, rules, setRules }) {
  return h("details", { class: "small soft" }, [
    h("summary", {}, t("import.rules")),
    h("label", {}, [
      t("import.rules.of"),
      h("select", { class: "field", id: "import-rules", value: rules, onChange: (event) => setRules(event.target.value) },
        knownRules(state).map((id) => h("option", { key: id, value: id }, gameName(id, t)))),
    ]),
  ]);
}

function Count({ id, name, value, isBad }) {
  return h("div", {}, [h("dt", {}, name), h("dd", { id, class: isBad ? "bad" : undefined }, value)]);
}

function Reasons({ id, title, all, count, t }) {
  return h("details", { id }, [
    h("summary", {}, title),
    h("ul", {}, [
      all.map(({ name, text }, index) => h("li", { key: index }, [h("b", { class: "rules" }, name), " ", t.message(text)])),
      count > all.length && h("li", { key: "more", class: "soft" }, t("import.more", { count: count - all.length })),
    ]),
  ]);
}

/** Shows how many games are new, already stored and not readable, and the progress while files are sent. */
export function ImportSummary({ state, t, act }) {
  const { imported } = state;
  if (!imported) {
    return null;
  }
  const { added, known, unreadable, total } = counts(imported);
  const { files, done, faults, notes } = imported;
  const isOver = isImported(imported);
  const what = files.length === 1 ? files[0].name : t("import.files", { count: files.length });
  return h("section", { class: "card imp", "aria-label": t("import.summary") }, [
    h("div", { class: "grow", role: "status" }, [
      h("b", { id: "imported" }, isOver
        ? t("import.over", { stored: added + known, total })
        : t("import.running", { done, count: files.length })),
      h("p", { class: "soft small" }, [
        h("span", { class: "rules" }, what),
        isOver && added > 0 && [" · ", h("button", { class: "link tap", id: "undo-import",
          onClick: () => act({ type: "undoImport" }) }, t("import.undo"))],
      ]),
    ]),
    h("progress", { class: "far", max: files.length, value: done, "aria-label": t("import.far") }),
    h("dl", { class: "counts" }, [
      h(Count, { id: "count-new", name: t("import.new"), value: added }),
      h(Count, { id: "count-known", name: t("import.known"), value: known }),
      h(Count, { id: "count-unreadable", name: t("import.unreadable"), value: unreadable, isBad: unreadable > 0 }),
    ]),
    isOver && h("button", { class: "btn ghost square", id: "dismiss-import", "aria-label": t("import.dismiss"),
      onClick: () => act({ type: "dismissImport" }) }, icon("close")),
    h("div", { class: "why" }, [
      unreadable > 0 && h(Reasons, { id: "unreadable", title: t("import.see", { count: unreadable }), all: faults, count: unreadable, t }),
      notes.length > 0 && h(Reasons, { id: "import-notes", title: t("import.notes"), all: notes, count: notes.length, t }),
    ]),
  ]);
}
