/** Files that are imported into the daemon's archive, one after another, and a summary of the results. */
import { reloadList } from "./games.js";

/** Maximum number of reasons that are listed; more are only counted. */
const MAX_REASONS = 200;

/** Returns an import of these files that has not begun. @param {number} number distinguishes it from earlier imports */
function newImport(number, files, rules) {
  return { number, files, rules, done: 0, added: [], known: 0, unreadable: 0, faults: [], notes: [] };
}

/** Adds files to the running import, or begins one. The list of games shows it. */
function begin(state, { files, rules }) {
  const { imported } = state;
  const isRunning = imported && imported.done < imported.files.length;
  const next = isRunning
    ? { ...imported, files: [...imported.files, ...files] }
    : newImport((imported?.number ?? state.imports) + 1, files, rules);
  const shown = state.page === "games" ? state : reloadList({ ...state, page: "games", dialog: null });
  return { ...shown, imported: next, imports: next.number };
}

function reasons(before, name, texts) {
  return [...before, ...texts.map((text) => ({ name, text }))].slice(0, MAX_REASONS);
}

/** Adds the daemon's answer about the next file. After the last one the list is reloaded. */
function fileImported(state, { number, name, added, known, faults, notes }) {
  const { imported } = state;
  if (imported?.number !== number) {
    return state;
  }
  const next = {
    ...imported,
    done: imported.done + 1,
    added: [...imported.added, ...added],
    known: imported.known + known,
    unreadable: imported.unreadable + faults.length,
    faults: reasons(imported.faults, name, faults),
    notes: reasons(imported.notes, name, notes),
  };
  return next.done === next.files.length ? reloadList({ ...state, imported: next }) : { ...state, imported: next };
}

/** Returns how many games an import found, by result: {added, known, unreadable, total}. */
export function counts({ added, known, unreadable }) {
  return { added: added.length, known, unreadable, total: added.length + known + unreadable };
}

/** Returns whether all files of an import are done. */
export function isImported({ done, files }) {
  return done === files.length;
}

export const IMPORT = {
  import: begin,
  fileImported,
  dismissImport: (state) => ({ ...state, imported: null }),
};
