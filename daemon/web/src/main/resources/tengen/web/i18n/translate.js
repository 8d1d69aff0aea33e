/** Words of the page by key, in the person's language; English where one is missing. */
import { en } from "./en.js";
import { sentences } from "./en/sentences.js";

/** Puts values in for {name}; {name|one|other} is the word for so many. */
function filled(text, values, language) {
  return !text.includes("{") ? text : text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name, one, other) =>
    one === undefined ? values[name] : new Intl.PluralRules(language).select(Number(values[name])) === "one" ? one : other);
}

/** The daemon's sentences of this form. */
function pattern(sentence) {
  const plain = sentence.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${plain.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${/^[nm]$/.test(name) ? "\\d+" : ".{1,200}?"})`)}$`);
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
    open: open.map(([sentence, told]) => ({ form: pattern(sentence), words: told })),
  });
}

addLanguage("en", { words: en, sentences, codes: {} });

/** Returns whether a language can be used at once. */
export function isLoaded(name) {
  return languages.has(name);
}

/** A sentence of the daemon in a language; one that the page does not know stays as it is. */
function said(sentence, language) {
  const { whole, open } = languages.get(language);
  if (whole.has(sentence)) {
    return whole.get(sentence);
  }
  const fitting = open.find(({ form }) => form.test(sentence));
  const parts = fitting ? Object.entries(fitting.form.exec(sentence).groups) : [];
  const values = Object.fromEntries(parts.map(([name, part]) => [name, said(part, language)]));
  return fitting ? filled(fitting.words, values, language) : sentence;
}

const translators = new Map();

/** @returns {Function} the one translator of a language: t(key, values), with t.named(kind, name), t.said(sentence), t.fault(sentence, code) */
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
    if (!(key in words)) {
      console.warn(`no ${known} for ${key}`);
    }
    return filled(words[key] ?? en[key] ?? key, values, known);
  }

  /** What the daemon names, such as a `topic`. What the page does not know keeps its name. */
  t.named = (kind, name) => words[`${kind}.${name}`] ?? name;

  /** What the daemon says; a sentence that the page does not know stays as it is. */
  t.said = (sentence) => said(sentence, known);

  /** An error of the daemon; its code tells in words what kind a sentence is that the page does not know. */
  t.fault = (sentence, code) => {
    const told = said(sentence, known);
    return told === sentence && codes[code] ? `${codes[code]}: ${sentence}` : told;
  };
  return t;
}
