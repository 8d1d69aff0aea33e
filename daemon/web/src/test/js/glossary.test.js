/** Tests that the page's words are those of docs/glossary.md in all four languages. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const words = "../../main/resources/tengen/web/i18n";
const { en } = await import(`${words}/en.js`);
const { chinese } = await import(`${words}/chinese.js`);
const { japanese } = await import(`${words}/japanese.js`);
const { korean } = await import(`${words}/korean.js`);

/** Keys whose text is the word alone, by the glossary's English. */
const ALONE = {
  board: "board", Black: "stone.B", White: "stone.W", opponent: "opponent", engine: "engine", clock: "clock", hint: "hint",
  "take back": "takeBack", resign: "resign", draw: "drawn", rematch: "rematch", coordinates: "settings.notation",
  opening: "opening", swap2: "opening.swap2", gomoku: "rules.gomoku-freestyle", renju: "rules.gomoku-renju",
  caro: "rules.gomoku-caro", four: "heat.four", three: "heat.three", forbidden: "topic.forbidden",
  threats: "topic.threats", defences: "topic.defences", proof: "topic.proof",
  NoGo: "rules.nogo", safe: "topic.safe", regions: "topic.regions", analyse: "analyse", review: "review",
  mistake: "mistake", candidates: "topic.candidates", note: "note", Left: "side.B", Right: "side.W", value: "value.value",
  mean: "value.mean", temperature: "value.temperature", "winning moves": "value.winning",
};

/** Keys whose text has the word among others. */
const WITHIN = {
  spectator: "invite.copyWatch", seat: "invite.sit", invitation: "invite.link", "open four": "heat.open-four",
  VCF: "topic.vcf", VCT: "topic.vct",
  chances: "lesson.turned", branch: "other", "main line": "promote",
  thermograph: "thermograph", heap: "pic.heap",
};

/** Keys whose text has the word in the other languages, and a form of it in English. */
const TRANSLATED = {
  "byo-yomi": "invite.periods", accuracy: "lesson.accuracy", liberty: "pic.hint.nogo", "win by force": "finding.win",
  birthday: "value.birthday",
};

/** Sentences of the daemon that have the word. */
const SENTENCES = {
  five: "five in a row", overline: "forbidden: overline", "double three": "forbidden: double three",
  "double four": "forbidden: double four", capture: "capture", suicide: "suicide",
};

const page = readFileSync(new URL("../../../../../docs/glossary.md", import.meta.url), "utf8");
const rows = page.split("\n").filter((line) => /^\| (?!English)/.test(line)).map((line) => line.split("|").slice(1, -1).map((cell) => cell.trim()));
const glossary = new Map(rows.map(([english, ...others]) => [english, others]));

/** Calls a check with each word of the glossary and the text of its key, in the languages beside English. */
function eachWord(keys, textOf, check) {
  for (const [english, key] of Object.entries(keys)) {
    const own = glossary.get(english);
    assert.ok(own, `${english} is not in the glossary`);
    [chinese, japanese, korean].forEach((language, index) => check(textOf(language, key), own[index], key));
  }
}

const wordsOf = ({ words: all }, key) => all[key];
const equals = (text, word, key) => assert.equal(text, word, key);
const contains = (text, word, key) => assert.ok(text.includes(word), `${key}: ${text}: ${word}`);

test("a word alone is the glossary's", () => {
  Object.entries(ALONE).forEach(([english, key]) => equals(en[key].toLowerCase(), english.toLowerCase(), key));
  eachWord(ALONE, wordsOf, equals);
});

test("a text has the glossary's words", () => {
  Object.entries(WITHIN).forEach(([english, key]) => contains(en[key].toLowerCase(), english.toLowerCase(), key));
  eachWord({ ...WITHIN, ...TRANSLATED }, wordsOf, contains);
});

test("the daemon's sentences have the glossary's words", () => {
  Object.entries(SENTENCES).forEach(([english, sentence]) => contains(sentence, english));
  eachWord(SENTENCES, ({ sentences }, key) => sentences[key], contains);
});

test("every word of the glossary is used on the page and has a meaning", () => {
  const used = [ALONE, WITHIN, TRANSLATED, SENTENCES].flatMap(Object.keys);
  assert.deepEqual([...glossary.keys()].sort(), used.sort());
  rows.forEach((cells) => assert.ok(cells.length === 5 && cells.every(Boolean), cells.join()));
});
