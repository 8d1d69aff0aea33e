import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { begun } from "./states.js";
import { container } from "./dom.js";
const { h, render } = await import("preact");
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { translator } = await import("../../main/resources/tengen/web/i18n/translate.js");
const { Tools } = await import("../../main/resources/tengen/web/panels/tools.js");

const REASON = "GIF, SGF and PSQ are for games with stones.";

test("the tools say why a game without stones has fewer formats", () => {
  const shown = (game) => {
    const screen = container();
    render(h(Tools, { state: begun(game), settings: {}, t: translator("en") }), screen);
    return screen.text;
  };
  const drawn = shown({ ...boardGame("nim", 0, 0), text: "nim 3 5 7" });
  assert.ok(drawn.includes(`JSON${REASON}`), drawn);
  const onBoard = shown(boardGame("nogo", 9, 9));
  assert.ok(!onBoard.includes(REASON) && onBoard.includes("GIF"), onBoard);
});
