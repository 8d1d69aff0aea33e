/** The languages of the page besides English, which are loaded when they are chosen. */
import { addLanguage, isLoaded } from "./translate.js";

const LATER = {
  zh: async () => (await import("./chinese.js")).chinese,
  ja: async () => (await import("./japanese.js")).japanese,
  ko: async () => (await import("./korean.js")).korean,
};

/** The languages to choose from, by their own names. */
export const LANGUAGES = { en: "English", zh: "中文", ja: "日本語", ko: "한국어" };

/** Returns the first of a browser's languages, such as "ja-JP", that the page has; English if it has none. */
export function preferred(wanted) {
  return wanted.map((each) => each.split("-")[0].toLowerCase()).find((each) => Object.hasOwn(LANGUAGES, each)) ?? "en";
}

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
