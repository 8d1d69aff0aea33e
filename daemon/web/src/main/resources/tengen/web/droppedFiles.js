/** Files and texts that are dropped on the page or pasted into it: to open them, or to import them. */
import { knownRules } from "./engines.js";
import { FORMATS_FAILED, loadFiles } from "./formats/formats.js";

/** Matches texts that may hold a game: SGF, Piskvork's files and JSON. */
const GAME = /\(\s*;|^\s*(\{|Piskvorky)/;

/** Selector of fields into which a text can be pasted. */
const TEXT_FIELDS = "textarea, input:not([type=file], [type=checkbox], [type=radio], [type=range]), [contenteditable]";

/** Returns whether a text may hold a game. */
export function mayBeGame(text) {
  return GAME.test(text);
}

/** Returns whether files are imported and not opened: on the list of games, and several of them, where games are stored. */
export function isImport(files, { page, hello }) {
  return hello?.maxUpload !== undefined && (page === "games" || files.length > 1);
}

/** Returns the action that shows that there is no game. */
function none(state, fault) {
  return state.page === "board"
    ? { type: "message", message: { kind: "noGame", fault } }
    : { type: "toast", toast: { key: "noGame", values: {}, fault, undo: null } };
}

/** Returns the action that opens the games of some files: the only one, or a choice. */
function opening(readings, state) {
  if (readings.length > 1) {
    return { type: "choose", readings };
  }
  return readings[0]?.game ? { type: "loaded", ...readings[0] } : none(state, readings[0]?.fault);
}

/** Returns the rules of games that name none. */
function usualRules({ game }) {
  return game.text ? "nogo" : game.rules;
}

/** Returns the action that opens or imports files. */
export async function actionFor(files, state) {
  return isImport(files, state) ? { type: "import", files, rules: usualRules(state) } : opened(files, state);
}

/** Returns the action that opens files in the page. */
export async function opened(files, state) {
  const formats = await loadFiles().catch(() => null);
  if (!formats) {
    return FORMATS_FAILED;
  }
  const { read, textOf } = formats;
  const all = await Promise.all(files.map((file) =>
    textOf(file).then((text) => read(text, knownRules(state), usualRules(state))).catch(() => [])));
  return opening(all.flat(), state);
}

/** Returns what a paste brings: files, else a text that may be a game as a file; null: it is not for the page. */
export function pasted({ target, clipboardData }, isBusy) {
  if (!clipboardData || isBusy || target?.closest?.(TEXT_FIELDS)) {
    return null;
  }
  const text = clipboardData.getData("text");
  const isText = !clipboardData.files.length && text.trim();
  return isText ? (mayBeGame(text) ? [new File([text], "clipboard")] : []) : [...clipboardData.files];
}

function hasFiles({ dataTransfer }) {
  return Boolean(dataTransfer?.types.includes("Files"));
}

/** Begins to listen. @param {() => string} hint tells in words that files can be dropped */
export function acceptFiles(store, hint) {
  const { dataset } = document.documentElement;

  async function arrived(files) {
    store.dispatch(files.length ? await actionFor(files, store.get()) : none(store.get()));
  }

  addEventListener("paste", (event) => {
    const files = pasted(event, Boolean(store.get().dialog));
    if (files && (files.length || event.clipboardData.getData("text").trim())) {
      event.preventDefault();
      arrived(files);
    }
  });
  addEventListener("dragover", (event) => {
    if (hasFiles(event)) {
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      dataset.drop = hint();
    }
  });
  addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) {
      delete dataset.drop;
    }
  });
  addEventListener("drop", (event) => {
    delete dataset.drop;
    if (hasFiles(event)) {
      event.preventDefault();
      arrived([...event.dataTransfer.files]);
    }
  });
}
