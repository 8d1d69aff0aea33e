/** Sends the files of an import to the daemon, one after another. */
import { uploadFile } from "./formats/files.js";

/** Follows a store from now on. @param send sends a file, as `uploadFile` does */
export function importFiles(store, send = uploadFile) {
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
