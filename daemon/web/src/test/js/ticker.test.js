import assert from "node:assert/strict";
import test from "node:test";
const { createStore } = await import("../../main/resources/tengen/web/store.js");
const { tickWhile } = await import("../../main/resources/tengen/web/ticker.js");

test("a timer runs only while the state needs it", (context) => {
  const { timers } = context.mock;
  timers.enable({ apis: ["setInterval"] });
  const store = createStore((state, action) => action, "still");
  let ticks = 0;
  tickWhile(store, 100, (state) => state === "running", () => ticks++);
  timers.tick(1000);
  assert.equal(ticks, 0);

  store.dispatch("running");
  timers.tick(1000);
  assert.equal(ticks, 10);

  store.dispatch("still");
  timers.tick(1000);
  assert.equal(ticks, 10);
});
