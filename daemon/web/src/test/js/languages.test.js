/** Tests of the languages beside English: their keys, their forms, and the choice of one. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const words = "../../main/resources/tengen/web/i18n";
const { en } = await import(`${words}/en.js`);
const { games } = await import(`${words}/en/games.js`);
const { reasons } = await import(`${words}/reasons.js`);
const { chinese } = await import(`${words}/chinese.js`);
const { japanese } = await import(`${words}/japanese.js`);
const { korean } = await import(`${words}/korean.js`);
const { LANGUAGES, loadLanguage, preferred } = await import(`${words}/languages.js`);
const { addLanguage, isLoaded, translator } = await import(`${words}/translate.js`);

const ADDED = { ja: japanese, ko: korean };

/**
 * Groups of keys that every language has in full: "seat" means the key and all that begin with it and a dot or hyphen.
 * They are the words of the screens on which a game is begun, played, watched and reviewed. Keys of other groups may
 * fall back to English.
 */
const COMPLETE = {
  everywhere: ["form", "language", "screens", "screen", "brand", "home", "menu", "skip", "dialog", "close", "cancel", "more"],
  start: ["opponent", "side", "play", "change", "tile", "level", "resume", "rules.gomoku", "rules.nogo", "size", "game", "engine", "human"],
  board: ["board", "stone", "cell", "opening", "pending", "explore"],
  game: ["players", "you", "turn", "seat", "moves", "tabs", "tab", "first", "back", "forward", "last", "other", "hint",
    "takeBack", "pause", "resign", "step", "speed", "strength", "swap", "title"],
  clocks: ["clock"],
  end: ["end", "won", "drawn", "resigned", "newGame", "rematch", "manner"],
  friends: ["invite", "match", "table"],
  settings: ["settings", "help", "key"],
  connection: ["connecting", "ready", "lost", "offline"],
  review: ["analyse", "analysis", "review", "reviewing", "reviewed", "lesson", "line", "show", "effort", "evaluation", "graph",
    "mistake", "mistaken", "nextMistake", "topic", "topicHelp", "finding", "heat", "details"],
};

const GROUPS = Object.values(COMPLETE).flat();
const isOf = (key, group) => key === group || key.startsWith(`${group}.`) || key.startsWith(`${group}-`);

test("every group of keys that a language must have has a key in English", () => {
  assert.deepEqual(GROUPS.filter((group) => !Object.keys(en).some((key) => isOf(key, group))), []);
});

for (const [name, { words: own, sentences, codes }] of Object.entries(ADDED)) {
  test(`${name} has every key of the screens to play on`, () => {
    const missing = Object.keys(en).filter((key) => !(key in own) && GROUPS.some((group) => isOf(key, group)));
    assert.deepEqual(missing, [], `add these keys to i18n/${name}/`);
  });

  test(`${name} has no sentence or code that is not in use`, () => {
    assert.deepEqual(Object.keys(sentences).filter((each) => !(each in reasons.zh)), []);
    assert.deepEqual(Object.keys(codes), Object.keys(chinese.codes));
  });
}

/** Returns the keys of a language's files, as often as they are written there. */
function writtenKeys(name) {
  const folder = new URL(`${words}/${name}/`, import.meta.url);
  const texts = readdirSync(folder).filter((file) => file !== "reasons.js").map((file) => readFileSync(new URL(file, folder), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(/^ {2}"([^"]+)": /gm)].map(([, key]) => key));
}

for (const name of Object.keys(ADDED)) {
  test(`${name} has each key once, and none that the page lacks`, () => {
    const keys = writtenKeys(name);
    assert.deepEqual(keys.filter((key, index) => keys.indexOf(key) !== index), []);
    assert.deepEqual(keys.filter((key) => !(key in en) && !(key in games)), []);
  });
}

/** Returns the names in braces of a text, each once and sorted. */
const braces = (text) => [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();

test("a text has the same names in braces in all languages, and a sentence no others", () => {
  for (const { words: own, sentences } of [chinese, japanese, korean]) {
    for (const [key, text] of Object.entries(own).filter(([key]) => key in en)) {
      assert.deepEqual(braces(text), braces(en[key]), key);
    }
    for (const [english, text] of Object.entries(sentences)) {
      assert.deepEqual(braces(text).filter((name) => !braces(english).includes(name)), [], text);
    }
  }
});

test("a language that is loaded speaks at once, and what it lacks is English", async () => {
  assert.equal(translator("ja")("resign"), "Resign");
  await Promise.all(["ja", "ko"].map(loadLanguage));
  assert.deepEqual(["ja", "ko"].map((name) => translator(name)("resign")), ["投了", "기권"]);
  addLanguage("xx", { words: { hint: "XX" }, sentences: {}, codes: {} });
  assert.equal(translator("xx")("hint"), "XX");
  assert.equal(translator("xx")("resign"), "Resign");
  assert.equal(translator("xx").named("rules", "nogo"), "NoGo");
  assert.equal(translator("xx").message("five in a row"), "five in a row");
  assert.equal(isLoaded("fr"), false);
});

test("reasons of a result and of an illegal move are said as a player reads them", () => {
  const [ja, ko] = ["ja", "ko"].map(translator);
  assert.equal(ja.message("Illegal move: H8: forbidden: double three"), "H8 には打てません：三々の禁手");
  assert.equal(ko.message("Illegal move: H8: forbidden: overline"), "H8 자리에는 둘 수 없어요: 장목 금수");
  assert.equal(ja.message("White has no legal move"), "白に打てる手がありません");
  assert.equal(ko.message("White has no legal move"), "백이 둘 수 있는 수가 없어요");
  assert.equal(ja.fault("odd words", "busy"), "エンジンが混み合っています：odd words");
});

test("lists, colons, sentences and large numbers have the form of their language", () => {
  const [english, ja, ko] = ["en", "ja", "ko"].map(translator);
  assert.equal(english.list(["H8", "", "Black"]), "H8, Black");
  assert.equal(ja.list(["H8", false, "黒"]), "H8、黒");
  assert.equal(ko.list(["H8", "흑"]), "H8, 흑");
  assert.equal(english.labelled("Black wins", "five"), "Black wins: five");
  assert.equal(ja.labelled("黒の勝ち", "五連"), "黒の勝ち：五連");
  assert.equal(english.sentences(["Black H8", "Your turn.", "Draw"]), "Black H8. Your turn. Draw");
  assert.equal(ja.sentences(["黒 H8", null, "あなたの番です。", "引き分け"]), "黒 H8。あなたの番です。引き分け");
  assert.deepEqual([english, ja, ko].map((t) => t.short(12_345)), ["12.3K", "1.2万", "1.2만"]);
});

test("the first of the browser's languages that the page has is taken", () => {
  assert.equal(preferred(["ja-JP", "en"]), "ja");
  assert.equal(preferred(["fr-CA", "ko", "zh-CN"]), "ko");
  assert.equal(preferred(["ZH-Hant-TW"]), "zh");
  assert.equal(preferred(["fr", "de"]), "en");
  assert.equal(preferred([]), "en");
  assert.deepEqual(Object.keys(LANGUAGES), ["en", "zh", "ja", "ko"]);
});
