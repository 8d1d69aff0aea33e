/** The languages of the page besides English, which are loaded when they are chosen. */
import { addLanguage, isLoaded } from "./translate.js";

const LATER = {
  zh: async () => (await import("./chinese.js")).chinese,
};

/** Loads a language. The page stays English if that fails or there is no such language. */
export async function loadLanguage(name) {
  if (Object.hasOwn(LATER, name) && !isLoaded(name)) {
    try {
      addLanguage(name, await LATER[name]());
    } catch (fault) {
      console.warn(`language ${name} is not loaded: ${fault.message}`);
    }
  }
}
