import assert from "node:assert/strict";
import test from "node:test";
import { after, begun, known, mainLine, played } from "./states.js";
const { initial } = await import("../../main/resources/tengen/web/model.js");
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { link, opened } = await import("../../main/resources/tengen/web/route.js");

function back(state) {
  return opened(new URL(link(state)).hash);
}

test("a link tells stones, who is first, and the moves", () => {
  const game = boardGame("gomoku-freestyle", 20, 15, [["B", "H8"], ["W", "J9"], ["N", "A1"]], "W");
  const state = after(known(begun(game), "W"), { type: "play", move: "T15" });
  const found = back(state);
  assert.deepEqual(found.game, game);
  assert.deepEqual(mainLine(found.tree), ["W T15"]);
});

test("a link tells moves with commas", () => {
  const game = { ...boardGame("kayles", 0, 0), text: "kayles 20" };
  assert.deepEqual(mainLine(back(played(begun(game), "1-2:9,9", "1-2:3,4")).tree), ["B 1-2:9,9", "W 1-2:3,4"]);
});

test("a link tells passes, and the sides of a line that is not by turns", () => {
  const state = known(played(begun(boardGame("connect6", 15, 15)), "H8", "J9"), "W");
  const again = known(after(state, { type: "play", move: "H9" }), "B");
  assert.deepEqual(mainLine(back(again).tree), ["B H8", "W J9", "W H9"]);
  const passed = known(after(again, { type: "play", move: "pass" }), "W");
  assert.deepEqual(mainLine(back(passed).tree), ["B H8", "W J9", "W H9", "B pass"]);
  const more = after(passed, { type: "play", move: "O1" });
  assert.deepEqual(mainLine(back(more).tree), ["B H8", "W J9", "W H9", "B pass", "W O1"]);
  assert.equal(opened("#/p?g=connect6&s=15&m=h8&b=pass"), null);
  assert.equal(opened("#/p?g=connect6&s=15&m=h8j9&p=BX"), null);
  assert.equal(new URL(link(state)).hash.includes("p="), false);
});

test("an address with a board or a point that there is not opens nothing", () => {
  for (const fields of ["s=300&m=h8", "s=0", "s=abc", "s=9.5", "s=15&m=zz", "s=15&b=z99", "s=15x26"]) {
    assert.equal(opened(`#/p?g=gomoku-freestyle&${fields}`), null, fields);
  }
});

test("a link that tells no start opens the usual one", () => {
  const rules = [{ id: "domineering", game: "domineering 8x8" }, { id: "nogo" }];
  const hello = { type: "answer", message: { action: "tengen-hello", rules, engines: [] } };
  const comes = opened("#/p?g=domineering");
  for (const state of [after(initial, comes, hello), after(initial, hello, comes)]) {
    assert.deepEqual([state.game.text, state.game.width, state.link], ["domineering 8x8", 0, "#/p?g=domineering"]);
  }
});

test("a link with rules that the daemon has not is no game, as soon as that is known", () => {
  const hello = { type: "answer", message: { action: "tengen-hello", rules: [{ id: "nogo" }], engines: [] } };
  const openedAt = (hash, ...actions) => after(initial, ...actions, opened(hash), hello);
  for (const { game, message, link: linked } of [openedAt("#/p?g=foo&m=h8"), openedAt("#/p?g=foo&m=h8", hello)]) {
    assert.deepEqual([game, message, linked], [initial.game, { kind: "noGame" }, null]);
  }
  for (const hash of ["#/p?g=nogo&s=9&m=e5", "#/p?g=kayles&t=kayles+20"]) {
    assert.deepEqual([openedAt(hash).message, openedAt(hash).link], [null, hash]);
  }
  assert.deepEqual(after(initial, hello).message, null);
  assert.equal(after(openedAt("#/p?g=nogo&s=9&m=e5"), { ...hello, message: { ...hello.message, rules: [] } }).game.rules, "nogo");
});

test("an address is a screen's or a mode's by its whole name, or opens nothing", () => {
  assert.deepEqual(["", "#/", "#/games"].map(opened).map(({ type, page }) => page ?? type), ["home", "home", "games"]);
  assert.deepEqual(opened("#/analyse"), { type: "mode", mode: "review" });
  assert.deepEqual(["#/t/5", "#/t/5/analyse"].map(opened).map(({ id, mode }) => `${id} ${mode}`), ["5 play", "5 review"]);
  for (const address of ["#/g/abc", "#/t/ABC", "#/__proto__", "#/constructor", "#/foo"]) {
    assert.equal(opened(address), null, address);
  }
});
