import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { happens, login, pass, sockets, start } from "./browser.js";
const { connect } = await import("../../main/resources/tengen/web/socket.js");

describe("a connection", () => {
  let states;
  let received;
  let page;

  beforeEach(() => {
    start();
    states = [];
    received = [];
    page = connect((message) => received.push(message), (state) => states.push(state));
    sockets[0].greet("S");
  });

  afterEach(() => mock.timers.reset());

  test("a connection without a word for 35 seconds is given up, and its session resumed", async () => {
    await pass(34999);
    assert.equal(sockets.length, 1);
    await pass(1);
    assert.equal(sockets[0].closedWith, 4000);
    assert.equal(states.at(-1), "lost");
    await pass(250);
    assert.match(sockets[1].address, /\?session=S&/);
  });

  test("the address contains the greeting, and the tag of the engines and rules that are stored", async () => {
    const greeting = () => JSON.parse(new URL(sockets.at(-1).address).searchParams.get("line"));
    const hello = { id: "hello", action: "tengen-hello", v: 1 };
    assert.deepEqual(greeting(), hello);
    const lists = { engines: [{ id: "nogo" }], rules: [{ id: "nogo" }] };
    sockets[0].say({ ...hello, session: "S", tag: "t1", ...lists });
    sockets[0].drop();
    await pass(250);
    assert.deepEqual(greeting(), { ...hello, known: "t1" });
    sockets[1].open();
    sockets[1].say({ ...hello, session: "S", tag: "t1" });
    assert.deepEqual(received.at(-1), { ...hello, session: "S", tag: "t1", ...lists });
    connect(() => {}, () => {});
    assert.deepEqual(greeting(), { ...hello, known: "t1" });
  });

  test("a beat is a word, of which the page is not told", async () => {
    await pass(30000);
    sockets[0].say({ event: "beat" });
    await pass(30000);
    assert.equal(sockets.length, 1);
    assert.deepEqual(received.map(({ action }) => action), ["tengen-hello"]);
  });

  test("a handshake that is never answered is given up", async () => {
    sockets[0].drop();
    await pass(250);
    assert.equal(sockets.length, 2);
    await pass(35000);
    assert.equal(sockets[1].closedWith, 4000);
  });

  for (const event of ["online", "visibilitychange"]) {
    test(`${event} ends the wait for the next try`, async () => {
      sockets[0].drop();
      happens(event);
      assert.equal(sockets.length, 2);
      await pass(250);
      assert.equal(sockets.length, 2);
    });

    test(`${event} finds a connection dead whose time passed while the machine slept`, () => {
      mock.timers.setTime(60000);
      sockets[0].closedWith = null;
      happens(event);
      assert.equal(sockets[0].closedWith, 4000);
    });
  }

  test("what may have arrived at a table before the connection was lost is said to be asked again", async () => {
    page.ask({ id: "open:1:0", action: "tengen-table", op: "new" });
    page.ask({ id: "position:1:0", action: "tengen-position" });
    sockets[0].drop();
    page.ask({ id: "ask:1:1", action: "tengen-table", op: "resign" });
    await pass(250);
    sockets[1].open();
    const resent = sockets[1].sent.map(({ id, again }) => [id, again]);
    assert.deepEqual(resent, [["open:1:0#1", true], ["position:1:0#2", undefined], ["ask:1:1#3", undefined]]);
  });

  test("a query that is too long for the daemon is not sent, and fails", async () => {
    const moves = (bytes) => [["B", "é".repeat(bytes / 2)]];
    page.ask({ id: "position:1:0", action: "tengen-position", moves: moves(66000) });
    page.ask({ id: "position:1:1", action: "tengen-position", moves: moves(65000) });
    await pass(0);
    assert.deepEqual(sockets[0].ids(), ["position:1:1#2"]);
    assert.deepEqual(received.at(-1), { id: "position:1:0", error: "too long", code: "too-long" });
    sockets[0].drop();
    await pass(250);
    sockets[1].open();
    assert.deepEqual(sockets[1].ids(), ["position:1:1#2"]);
  });

  test("the pause between two tries grows until hello is answered", async () => {
    for (const pause of [250, 500, 1000]) {
      sockets.at(-1).drop();
      const tries = sockets.length;
      await pass(pause - 1);
      assert.equal(sockets.length, tries);
      await pass(1);
      assert.equal(sockets.length, tries + 1);
      sockets.at(-1).open();
    }
    sockets.at(-1).say({ id: "hello", action: "tengen-hello", session: "S" });
    sockets.at(-1).drop();
    await pass(250);
    assert.equal(sockets.length, 5);
  });

  test("two logins at once make one connection", async () => {
    login.status = 401;
    sockets[0].drop();
    await pass(250);
    sockets[1].drop();
    await pass(0);
    assert.equal(states.at(-1), "locked");
    login.status = 200;
    await Promise.all([page.logIn("t"), page.logIn("t")]);
    assert.equal(sockets.length, 3);
  });

  test("who comes back to a page has one connection, though the one before fails late", async () => {
    sockets[0].drop();
    await pass(250);
    sockets[1].drop();
    happens("pagehide");
    happens("pageshow", { persisted: true });
    await pass(0);
    await pass(5000);
    assert.equal(sockets.length, 3);
  });

  test("a search that was ended while the connection was lost is ended when there is another", async () => {
    page.ask({ id: "analysis:1:0" });
    sockets[0].drop();
    page.ask({ id: "analysis:1:1" });
    page.keepOnly(new Set());
    await pass(250);
    sockets[1].greet("S", true);
    assert.deepEqual(sockets[1].ids(), ["end:analysis:1:0#1"]);
    sockets[1].drop();
    await pass(250);
    sockets[2].greet("S", true);
    sockets[2].say({ id: "end:analysis:1:0#1", action: "terminate" });
    sockets[2].drop();
    await pass(250);
    sockets[3].greet("S", true);
    assert.deepEqual([sockets[2].ids(), sockets[3].ids()], [["end:analysis:1:0#1"], []]);
  });

  test("a turn that fails leaves the others of its query open, to be ended", () => {
    page.ask({ id: "review:1:1", analyzeTurns: [0, 1] });
    sockets[0].say({ id: "review:1:1#1", turnNumber: 0, isDuringSearch: false, error: "busy", code: "busy" });
    page.keepOnly(new Set());
    assert.deepEqual(sockets[0].ids(), ["review:1:1#1", "end:review:1:1#1"]);
  });

  test("a query that fails as a whole is not ended", () => {
    page.ask({ id: "review:1:1", analyzeTurns: [0, 1] });
    sockets[0].say({ id: "review:1:1#1", error: "no engine", code: "unknown-engine" });
    page.keepOnly(new Set());
    assert.deepEqual(sockets[0].ids(), ["review:1:1#1"]);
  });

  for (const [what, resumed, again] of [["goes on", true, []], ["begins anew", false, [0]]]) {
    test(`a query of many turns ${what} in a session that ${resumed ? "goes on" : "is new"}`, async () => {
      const end = (turnNumber) => sockets.at(-1).say({ id: "review:1:1#1", turnNumber, isDuringSearch: false });
      page.ask({ id: "review:1:1", analyzeTurns: [0, 1, 2] });
      end(0);
      sockets[0].drop(resumed ? 1006 : 4410);
      await pass(250);
      sockets[1].greet("T", resumed);
      [...again, 1, 2].forEach(end);
      const turns = received.map(({ turnNumber }) => turnNumber).filter((turn) => turn !== undefined);
      assert.deepEqual(turns, [0, ...again, 1, 2]);
      page.keepOnly(new Set());
      assert.deepEqual(sockets[1].ids(), ["review:1:1#1"]);
    });
  }
});
