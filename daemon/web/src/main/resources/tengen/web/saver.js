/** Saves games to files of the visitor's computer. */
import { FORMATS_FAILED, loadFiles } from "./formats/formats.js";
import { unknownFrames } from "./look.js";

async function save(state) {
  await (await loadFiles()).save(state, state.saving);
}

/** Follows a store, and saves its game once all that the file needs is known. @param write saves a state's game */
export function saveFiles(store, write = save) {
  store.subscribe(async (state) => {
    if (!state.saving || unknownFrames(state).length) {
      return;
    }
    store.dispatch({ type: "save", name: null });
    try {
      await write(state);
    } catch (fault) {
      console.warn(`${state.saving} is not saved: ${fault.message}`);
      store.dispatch(FORMATS_FAILED);
    }
  });
}
