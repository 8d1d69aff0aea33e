/** Sends the files of an import to the daemon, one after another. */
import { loadFiles } from "./formats/formats.js";

/** The outcome of a file that could not be sent. */
const UNSENT = { added: [], known: 0, faults: ["connection lost"], notes: [] };

async function upload(...file) {
  const formats = await loadFiles().catch(() => null);
  return formats ? formats.uploadFile(...file) : UNSENT;
}

/** Follows a store from now on. @param send sends a file, as `uploadFile` does */
export function importFiles(store, send = upload) {
  let isRunning = false;

  function due() {
    const { imported } = store.get();
    return imported && imported.done < imported.files.length ? imported : null;
  }

  async function run() {
    for (let next = due(); next; next = due()) {
      const file = next.files[next.done];
      const result = await send(file, next.rules, store.get().hello?.maxUpload ?? Infinity);
      store.dispatch({ type: "fileImported", number: next.number, name: file.name, ...result });
    }
    isRunning = false;
  }

  store.subscribe(() => {
    if (!isRunning && due()) {
      isRunning = true;
      run();
    }
  });
}
