/** Words of the page by key, in the person's language; English where one is missing. */
import { en } from "./en.js";
import { zh } from "./zh.js";

const LANGUAGES = { en, zh };

function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** @returns {Function} t(key, values), with t.reason(sentence) and t.topic(name) */
export function translator(language) {
  const words = LANGUAGES[language] ?? en;

  function t(key, values = {}) {
    if (!(key in words)) {
      console.warn(`no ${language} for ${key}`);
    }
    return filled(words[key] ?? en[key] ?? key, values);
  }

  /** What the referee says, which speaks English. */
  t.reason = (sentence) => words[`reason.${sentence}`] ?? sentence;
  /** A topic of an engine; one that the page does not know keeps its name. */
  t.topic = (name) => words[`topic.${name}`] ?? name;
  return t;
}
