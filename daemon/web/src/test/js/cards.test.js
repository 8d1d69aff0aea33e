import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { container } from "./dom.js";
globalThis.navigator ??= { languages: ["en"] };
const { h, render } = await import("preact");
const { cardsOf, choiceOf } = await import("../../main/resources/tengen/web/catalog.js");
const { games: words } = await import("../../main/resources/tengen/web/i18n/en/games.js");
const { addWords, translator } = await import("../../main/resources/tengen/web/i18n/translate.js");
const { CardList } = await import("../../main/resources/tengen/web/panels/cards.js");

addWords("en", words);

test("Enter takes the first game found, unless it ends the composition of a word", async () => {
  const screen = container();
  const games = [{ rules: "nogo", openings: [] }];
  const cards = cardsOf({ hello: { rules: [{ id: "nogo", family: "nogo" }], engines: [{ id: "one", games }] } });
  const taken = [];
  render(h(CardList, { cards, choice: choiceOf(cards[0]), recents: [], usualOf: () => ({}), t: translator("en"),
    choose: ({ id }) => taken.push(id) }), screen);
  screen.find("find-game").happens("input", { target: { value: "nogo" } });
  await new Promise(setImmediate);
  screen.find("find-game").happens("keydown", { key: "Enter", isComposing: true });
  assert.deepEqual(taken, []);
  screen.find("find-game").happens("keydown", { key: "Enter", isComposing: false });
  assert.deepEqual(taken, ["nogo"]);
});
