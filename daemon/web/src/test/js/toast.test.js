import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import "./preact.js";
import { after, answer, begun } from "./states.js";
import { container } from "./dom.js";
const { h, options, render } = await import("preact");
const { translator } = await import("../../main/resources/tengen/web/i18n/translate.js");
const { boardGame } = await import("../../main/resources/tengen/web/game.js");
const { initial } = await import("../../main/resources/tengen/web/model.js");
const { Message } = await import("../../main/resources/tengen/web/pages/play.js");
const { Toast } = await import("../../main/resources/tengen/web/panels/toast.js");

const SHOWN_MS = 8000;

options.requestAnimationFrame = setImmediate;

/** Lets Preact draw, and then start or stop the message's timer. */
async function drawn() {
  await new Promise(setImmediate);
  await new Promise(setImmediate);
}

/** Deletes a game and shows the message. */
async function deleted() {
  const page = { screen: container(), state: after(initial, { type: "delete", ids: ["A"], name: "Ann against Bob" }) };
  const draw = () => render(h(Toast, { state: page.state, t: translator("en"), act }), page.screen);
  const act = (action) => {
    page.state = after(page.state, action);
    draw();
  };
  draw();
  await drawn();
  return page;
}

/** Passes eight seconds, and checks that the message is there until then. */
async function passes(page) {
  mock.timers.tick(SHOWN_MS - 1);
  assert.ok(page.screen.find("undo"));
  mock.timers.tick(1);
  assert.equal(page.screen.find("toast"), null);
  await drawn();
}

describe("the message of a deletion", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => mock.timers.reset());

  test("a deletion can be undone for eight seconds", async () => {
    const page = await deleted();
    await passes(page);
    assert.equal(page.state.toast, null);
  });

  test("undo restores the game, and no message remains", async () => {
    const page = await deleted();
    page.screen.find("undo").happens("click");
    await drawn();
    assert.equal(page.state.removal.isUndone, true);
    assert.equal(page.screen.find("toast"), null);
  });

  test("the message stays while the pointer or the focus is on it, and eight seconds after", async () => {
    for (const [comes, leaves] of [["pointerenter", "pointerleave"], ["focusin", "focusout"]]) {
      const page = await deleted();
      page.screen.find("toast").happens(comes);
      await drawn();
      mock.timers.tick(10 * SHOWN_MS);
      assert.ok(page.screen.find("undo"), comes);
      page.screen.find("toast").happens(leaves);
      await drawn();
      await passes(page);
    }
  });
});

describe("a message over the board", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => mock.timers.reset());

  /** Shows the message of a game that failed for eight seconds, and returns the actions meanwhile. */
  async function shown(kind) {
    const game = { ...boardGame("domineering", 0, 0), text: "domineering 4y4" };
    const failed = answer({ ...begun(game), mode: "play" }, kind, 0, [], { error: "row '4y4' must have 3 cells of .#" });
    const actions = [];
    render(h(Message, { state: failed, settings: {}, t: translator("en"), act: (action) => actions.push(action) }), container());
    await drawn();
    mock.timers.tick(SHOWN_MS);
    return actions;
  }

  test("goes after eight seconds", async () => assert.deepEqual(await shown("hint"), [{ type: "message", message: null }]));

  test("stays where the start of a game is rejected", async () => assert.deepEqual(await shown("position"), []));
});
