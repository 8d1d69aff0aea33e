import assert from "node:assert/strict";
import test from "node:test";
import { after, begun, known, played } from "./states.js";
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { translator } = await import("../../main/resources/tengen/web/i18n/translate.js");
const { titleOf } = await import("../../main/resources/tengen/web/title.js");

const t = translator("en");
const GAME = played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8", "J9");
const AGAINST = { ...GAME, players: { B: { kind: "human" }, W: { kind: "engine", engine: "gomoku", level: 20 } } };

test("a page in the background says that its person is to move", () => {
  assert.equal(titleOf(AGAINST, t, true), "Your move – Tengen");
  assert.equal(titleOf(AGAINST, t, false), "Tengen");
});

test("nobody is called where an engine is to move, the game is over, or both sides sit at this page", () => {
  const thinking = known(after({ ...AGAINST, isOwn: true }, { type: "play", move: "G7" }), "W");
  assert.equal(titleOf(thinking, t, true), "Tengen");
  assert.equal(titleOf({ ...AGAINST, resigned: "B" }, t, true), "Tengen");
  assert.equal(titleOf(GAME, t, true), "Tengen");
});
