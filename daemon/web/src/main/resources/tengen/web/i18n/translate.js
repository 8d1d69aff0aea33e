/** Translations of the page's words by key, in the visitor's language, or in English if one is missing. Lists, colons and numbers in its forms. */
import { en } from "./en.js";
import { sentences } from "./en/sentences.js";

/** Replaces {name} by a value; {name|one|other} becomes the word for that number. */
function filled(text, values, language) {
  return !text.includes("{") ? text : text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name, one, other) =>
    one === undefined ? values[name] : new Intl.PluralRules(language).select(Number(values[name])) === "one" ? one : other);
}

/** Returns a pattern for the daemon's sentences of a form. */
function pattern(sentence) {
  const plain = sentence.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${plain.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${/^[nm]$/.test(name) ? "\\d+" : ".{0,1000}?"})`)}$`);
}

/** The loaded languages by name: words by key, words of whole sentences and of those with braces, kinds of errors. */
const languages = new Map();

/** Adds a language: words by key, words of the daemon's sentences, and of the codes of its errors. */
export function addLanguage(name, { words, sentences: all, codes }) {
  const open = Object.entries(all).filter(([sentence]) => sentence.includes("{"));
  languages.set(name, {
    words,
    codes,
    whole: new Map(Object.entries(all)),
    open: open.map(([sentence, translation]) => ({ form: pattern(sentence), words: translation })),
  });
}

addLanguage("en", { words: en, sentences, codes: {} });

/** Adds words to a language that is loaded. */
export function addWords(name, words) {
  Object.assign(languages.get(name).words, words);
}

/** Names and lines that the daemon's games have for themselves, by key: words with their languages, the best first. */
const offered = new Map();

/** Takes the words of the daemon's rules. The page's own words for a game count more. */
export function offerWords(rules) {
  for (const { id, look } of rules.filter((each) => each.look)) {
    offered.set(`rules.${id}`, look.words.map(({ language, name }) => [language, name]));
    offered.set(`game.${id}.line`, look.words.map(({ language, line }) => [language, line]));
  }
}

/** Returns an offered word in a language, else in the first one; undefined: there is none. */
function offeredWord(key, language) {
  const all = offered.get(key) ?? [];
  return (all.find(([tag]) => tag.split("-")[0].toLowerCase() === language) ?? all[0])?.[1];
}

/** Returns whether a language can be used at once. */
export function isLoaded(name) {
  return languages.has(name);
}

/** Translates a sentence of the daemon, or an id of rules in it. Returns an unknown one unchanged. */
function translated(sentence, language) {
  const { words, whole, open } = languages.get(language);
  const known = whole.get(sentence) ?? (sentence.includes("-") ? words[`rules.${sentence}`] : null);
  if (known) {
    return known;
  }
  const fitting = open.find(({ form }) => form.test(sentence));
  const parts = fitting ? Object.entries(fitting.form.exec(sentence).groups) : [];
  const values = Object.fromEntries(parts.map(([name, part]) => [name, translated(part, language)]));
  return fitting ? filled(fitting.words, values, language) : sentence;
}

const translators = new Map();

/** The ends of texts that need no full stop. */
const ENDED = /[.!?…。！？]$/;

/**
 * Returns the translator of a language.
 *
 * @returns {Function} t(key, values), with t.named(kind, name), t.message(sentence), t.fault(sentence, code), t.list(parts),
 *     t.labelled(what, detail), t.sentences(parts), t.short(number)
 */
export function translator(language) {
  const known = isLoaded(language) ? language : "en";
  if (!translators.has(known)) {
    translators.set(known, translatorOf(known));
  }
  return translators.get(known);
}

function translatorOf(known) {
  const { words, codes } = languages.get(known);

  function t(key, values = {}) {
    if (!(key in en)) {
      console.warn(`no words for ${key}`);
    }
    return filled(words[key] ?? en[key] ?? key, values, known);
  }

  /** Translates a name of the daemon, such as a `topic`. Returns an unknown one unchanged. */
  t.named = (kind, name) => {
    const key = `${kind}.${name}`;
    return words[key] ?? en[key] ?? offeredWord(key, known) ?? name;
  };

  /** Translates a sentence of the daemon. Returns an unknown one unchanged. */
  t.message = (sentence) => translated(sentence, known);

  /** Translates an error of the daemon. For an unknown sentence the words for its code come first. */
  t.fault = (sentence, code) => {
    const translation = translated(sentence, known);
    return translation === sentence && codes[code] ? t.labelled(codes[code], sentence) : translation;
  };

  const [comma, stop, next] = ["form.list", "form.end", "form.next"].map((key) => t(key));

  /** Joins the parts of a phrase, without empty ones. */
  t.list = (parts) => parts.filter(Boolean).join(comma);

  /** Joins a thing and a detail of it with a colon. */
  t.labelled = (what, detail) => t("form.labelled", { what, detail });

  /** Joins sentences, without empty ones. The last one stays as it is. */
  t.sentences = (parts) => parts.filter(Boolean)
    .map((part, index, all) => (index === all.length - 1 || ENDED.test(part) ? part : part + stop))
    .join(next);

  const numbers = new Intl.NumberFormat(known, { notation: "compact", maximumFractionDigits: 1 });

  /** Returns a large number in few characters. */
  t.short = (number) => numbers.format(number);
  return t;
}
