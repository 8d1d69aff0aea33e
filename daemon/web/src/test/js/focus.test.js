import assert from "node:assert/strict";
import test from "node:test";
const { focusNext } = await import("../../main/resources/tengen/web/focus.js");

test("the first element that is visible receives the focus: another tab may hide the ones before it", () => {
  const focused = [];
  const element = (id, boxes) => ({ getClientRects: () => boxes, focus: () => focused.push(id) });
  globalThis.document = { querySelectorAll: () => [element("setup", []), element("more", [{}]), element("other", [{}])] };
  globalThis.requestAnimationFrame = (draw) => draw();
  focusNext("#setup, #more, #other");
  assert.deepEqual(focused, ["more"]);
});
