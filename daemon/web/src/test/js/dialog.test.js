import assert from "node:assert/strict";
import test from "node:test";
import "./preact.js";
import { container } from "./dom.js";
globalThis.navigator ??= { languages: ["en"] };
const { h, render } = await import("preact");
const { translator } = await import("../../main/resources/tengen/web/i18n/translate.js");
const { Dialog } = await import("../../main/resources/tengen/web/panels/dialog.js");

/** Presses the pointer in a dialog and releases it outside. Returns how often the dialog was closed. */
function closed(from) {
  const screen = container();
  let count = 0;
  const close = () => count++;
  render(h(Dialog, { name: "new", title: "New game", t: translator("en"), close }, h("input", { id: "field" })), screen);
  const dialog = screen.firstChild;
  dialog.happens("pointerdown", from ? { target: screen.find(from) } : {});
  dialog.happens("click");
  return count;
}

test("a press outside a dialog closes it, a drag from a field to the outside does not", () =>
  assert.deepEqual([closed(null), closed("field")], [1, 0]));
