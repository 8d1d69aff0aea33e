/** The parts of a browser that a page's connection uses, controlled by the test: WebSockets, events, requests. */
import { mock } from "node:test";

/** All sockets that were opened, oldest first. */
export const sockets = [];

let listeners = {};

globalThis.navigator ??= { languages: ["en"] };

class Socket {
  static CONNECTING = 0;
  static OPEN = 1;

  constructor(address) {
    Object.assign(this, { address, readyState: Socket.CONNECTING, sent: [], closedWith: null });
    sockets.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close(code) {
    this.readyState = 2;
    this.closedWith = code ?? 1005;
  }

  /** Completes the handshake. */
  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  /** Delivers a message of the daemon. */
  say(message) {
    this.onmessage({ data: `${JSON.stringify(message)}\n` });
  }

  /** Completes the handshake and answers hello. */
  greet(session, resumed = false) {
    this.open();
    this.say({ id: "hello", action: "tengen-hello", session, resumed });
  }

  /** Loses the connection. */
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** Returns the ids of the messages sent. */
  ids() {
    return this.sent.map(({ id }) => id);
  }
}

/** The answer to a login request. The daemon accepts everybody until a test changes it. */
export const login = { status: 200 };

const kept = new Map();

Object.assign(globalThis, {
  WebSocket: Socket,
  localStorage: {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => kept.set(key, text),
    removeItem: (key) => kept.delete(key),
  },
  location: { href: "http://tengen/play/#/p" },
  document: { hidden: false, addEventListener: listen },
  addEventListener: listen,
  fetch: async () => ({ status: login.status, ok: login.status === 200, text: async () => "a token is needed" }),
});

function listen(name, listener) {
  (listeners[name] ??= []).push(listener);
}

/** Sends a browser event to the page. */
export function happens(name, event = {}) {
  listeners[name].forEach((listener) => listener(event));
}

/** Starts a new browser with a stopped clock. */
export function start() {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  sockets.length = 0;
  kept.clear();
  listeners = {};
}

/** Advances the clock, and lets waiting promises continue. */
export async function pass(ms) {
  mock.timers.tick(ms);
  await new Promise(setImmediate);
}
