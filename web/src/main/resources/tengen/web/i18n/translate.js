/** Words of the page by key, in the person's language; English where one is missing. */
import { en } from "./en.js";
import { zh } from "./zh.js";

const LANGUAGES = { en, zh };

function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

/** @returns {Function} t(key, values), with t.named(kind, name) */
export function translator(language) {
  const words = LANGUAGES[language] ?? en;

  function t(key, values = {}) {
    if (!(key in words)) {
      console.warn(`no ${language} for ${key}`);
    }
    return filled(words[key] ?? en[key] ?? key, values);
  }

  /**
   * What the daemon names: a `reason` of its referees, which speak English, a `topic`. What the
   * page does not know keeps its name; a number in it is {n} to the page.
   */
  t.named = (kind, name) => {
    const [n] = /\d+/.exec(name) ?? [];
    const text = words[`${kind}.${name}`] ?? words[`${kind}.${name.replace(/\d+/, "{n}")}`];
    return text === undefined ? name : filled(text, { n });
  };
  return t;
}
