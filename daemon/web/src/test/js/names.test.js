import assert from "node:assert/strict";
import test from "node:test";
import { sizedName, engineName, gameName, levelText } from "../../main/resources/tengen/web/names.js";
import { translator } from "../../main/resources/tengen/web/i18n/translate.js";

const t = translator("en");

test("games, engines and levels have names in place of ids", () => {
  assert.equal(sizedName({ rules: "gomoku-freestyle", width: 15, height: 15 }, t), "Gomoku 15 × 15");
  assert.equal(gameName("misere-nim", t), "Nim, misère");
  assert.equal(gameName("some-plugin", t), "Some plugin");
  assert.equal(engineName("gomoku-classic", t), "Tengen Classic");
  assert.equal(engineName("some-plugin", t), "Some plugin");
  assert.equal(levelText(30, t), "Casual, 3 of 7");
});
