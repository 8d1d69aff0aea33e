import assert from "node:assert/strict";
import test from "node:test";
import { after, begun, played } from "./states.js";
const { wheelSteps } = await import("../../main/resources/tengen/web/board/wheel.js");
const { boardGame } = await import("../../main/resources/tengen/web/game.js");

/** Returns the step of each event. Events are [distance, milliseconds since the event before]. */
function stepsOf(events, deltaMode = 0) {
  const steps = wheelSteps();
  let timeStamp = 1000;
  return events.map(([deltaY, afterMs = 10]) => steps({ deltaY, deltaMode, timeStamp: timeStamp += afterMs }));
}

test("a notch of a mouse's wheel is a step", () => {
  assert.deepEqual(stepsOf([[100], [100], [-100]]), [1, 1, -1]);
  assert.deepEqual(stepsOf([[3], [-3]], 1), [1, -1]);
});

test("a touchpad steps once in a while, and a new gesture or direction begins anew", () => {
  assert.deepEqual(stepsOf([[25], [25], [25], [25], [25], [25]]), [0, 0, 1, 0, 0, 1]);
  assert.deepEqual(stepsOf([[50], [25, 500], [-50], [-25]]), [0, 0, 0, -1]);
});

test("steps end at the first and the last position, and stones that are set up stay", () => {
  const game = played(begun(boardGame("gomoku-freestyle", 15, 15)), "H8", "J9");
  const walked = (state, ...steps) => after(state, ...steps.map((step) => ({ type: "stepBy", step }))).at;
  assert.deepEqual([walked(game, 1), walked(game, -1), walked(game, -1, -1, -1), walked(game, -1, -1, 1)], [2, 1, 0, 1]);
  const setup = after(game, { type: "setup", setup: { tool: "B", first: "B", stones: [] } });
  assert.equal(walked(setup, -1), 2);
});
