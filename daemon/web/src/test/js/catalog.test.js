import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import "./preact.js";

globalThis.navigator ??= { language: "en" };
const web = "../../main/resources/tengen/web";
const { cardsOf, cardWith, choiceOf, found, GROUPS, lineOf, nameOf, twinOf, variantsOf } = await import(`${web}/catalog.js`);
const { boardSample, sceneSample } = await import(`${web}/pictures/samples.js`);
const { addWords, translator } = await import(`${web}/i18n/translate.js`);
const { loadLanguage } = await import(`${web}/i18n/languages.js`);
const { games } = await import(`${web}/i18n/en/games.js`);
const { gameOf, usualStart } = await import(`${web}/panels/chooser.js`);

addWords("en", games);
await loadLanguage("zh");
const [en, zh] = ["en", "zh"].map(translator);

/** The daemon's games without a board, with the text that each begins with. */
const TEXTS = new Map(JSON.parse(readFileSync(new URL("positions.json", import.meta.url)))
  .map(({ rules, start }) => [rules, start]).reverse());
const FIVE = ["freestyle", "standard", "renju", "caro", "standard-caro"].flatMap((rule) => [`gomoku-${rule}`, `gomoku-${rule}-continuous`]);
const BOARDS = [...FIVE, "nogo"];

/** Returns a state whose daemon plays these rules. */
function having(ids) {
  const games = ids.map((rules) => ({ rules, openings: [] }));
  return { hello: { rules: ids.map((id) => ({ id, family: id })), engines: [{ id: "one", games }] } };
}

const ALL = cardsOf(having([...BOARDS, ...TEXTS.keys()]));

test("every game of the daemon is on one card, in a group, with a name and a line in each language", () => {
  [...BOARDS, ...TEXTS.keys()].forEach((id) => assert.equal(ALL.filter(({ rules }) => rules.includes(id)).length, 1, id));
  ALL.forEach((card) => {
    assert.ok(GROUPS.includes(card.group));
    assert.equal(card.isPlain, undefined, card.id);
    for (const t of [en, zh]) {
      assert.doesNotMatch(nameOf(card.id, t), /[a-z]-[a-z]/);
      assert.notEqual(lineOf(card.id, t), t("chooser.plain"), card.id);
    }
  });
});

test("every card has a picture", () => {
  ALL.forEach(({ id }) => assert.ok(boardSample(id) ?? sceneSample(id, TEXTS.get(id)), id));
});

test("a card begins its game with a start of its own, or with the daemon's", () => {
  const begun = (id) => {
    const card = cardWith(ALL, id);
    const usual = { id, game: TEXTS.get(id) };
    return gameOf(usual, { choice: choiceOf(card), text: usualStart(card, usual) }).text;
  };
  assert.equal(begun("domineering"), "domineering 4x4");
  assert.equal(begun("amazons"), "amazons L.../...R");
  assert.equal(begun("misere"), TEXTS.get("misere"));
});

test("a game that the page does not know has a plain card", () => {
  const cards = cardsOf(having(["nogo", "go-moku-3d"]));
  assert.deepEqual(cards.map(({ id, group }) => `${group} ${id}`), ["nogo nogo", "other go-moku-3d"]);
  assert.equal(nameOf("go-moku-3d", en), "Go moku 3d");
  assert.equal(lineOf("go-moku-3d", en), "A game of this server");
  assert.equal(boardSample("go-moku-3d") ?? sceneSample("go-moku-3d", undefined), null);
});

test("rules that no engine plays have no card", () => {
  const state = having(["nogo"]);
  state.hello.rules.push({ id: "nim", family: "nim" });
  assert.deepEqual(cardsOf(state).map(({ id }) => id), ["nogo"]);
  assert.deepEqual(cardsOf({ hello: null }), []);
});

test("rules and their other forms are chosen within a card", () => {
  const five = cardWith(ALL, "gomoku-renju-continuous");
  assert.equal(five.id, "gomoku");
  assert.deepEqual(variantsOf(five), FIVE.filter((id) => !id.endsWith("continuous")));
  assert.deepEqual(twinOf(five, "gomoku-renju-continuous"),
    { kind: "continuous", isOn: true, plain: "gomoku-renju", other: "gomoku-renju-continuous" });
  const nim = cardWith(ALL, "nim");
  assert.deepEqual(variantsOf(nim), ["nim"]);
  assert.deepEqual(twinOf(nim, "nim"), { kind: "misere", isOn: false, plain: "nim", other: "misere-nim" });
  assert.equal(twinOf(cardWith(ALL, "wythoff"), "wythoff"), null);
});

test("a search finds names, other words and choices within cards, names first", () => {
  const ids = (text, t = en) => found(ALL, text, t).map(({ id }) => id);
  assert.equal(ids("renju")[0], "gomoku-renju");
  assert.equal(ids("gobang")[0], "gomoku");
  assert.equal(ids("NOGO")[0], "nogo");
  assert.ok(ids("coins").length >= 9);
  assert.equal(ids("toads fr")[0], "toads-and-frogs");
  assert.equal(ids("misère").includes("nim"), true);
  assert.equal(ids("连珠", zh)[0], "gomoku-renju");
  assert.equal(ids("nim", zh).includes("nim"), true);
  assert.deepEqual(ids("draughts"), []);
  const [swap2] = found(ALL, "swap2", en);
  assert.deepEqual([swap2.rules, swap2.opening], ["gomoku-freestyle", "swap2"]);
  assert.equal(choiceOf(swap2.card, "gomoku-renju").rules, "gomoku-renju");
});
