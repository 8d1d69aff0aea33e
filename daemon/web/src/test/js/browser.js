/** What a page's connection has of its browser, moved by the test: WebSockets, events, requests. */
import { mock } from "node:test";

/** Those that were opened, oldest first. */
export const sockets = [];

let listeners = {};

globalThis.navigator ??= { language: "en" };

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

  /** The handshake is done. */
  open() {
    this.readyState = Socket.OPEN;
    this.onopen();
  }

  /** The daemon says this. */
  say(message) {
    this.onmessage({ data: `${JSON.stringify(message)}\n` });
  }

  /** The handshake is done, and hello answered. */
  greet(session, resumed = false) {
    this.open();
    this.say({ id: "hello", action: "tengen-hello", session, resumed });
  }

  /** The connection is gone. */
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  /** The ids of what was sent. */
  ids() {
    return this.sent.map(({ id }) => id);
  }
}

/** What a request finds; the daemon lets everybody in until a test says otherwise. */
export const login = { status: 200 };

Object.assign(globalThis, {
  WebSocket: Socket,
  location: { href: "http://tengen/play/#/p" },
  document: { hidden: false, addEventListener: listen },
  addEventListener: listen,
  fetch: async () => ({ status: login.status, ok: login.status === 200, text: async () => "a token is needed" }),
});

function listen(name, listener) {
  (listeners[name] ??= []).push(listener);
}

/** The browser tells the page that it is so. */
export function happens(name, event = {}) {
  listeners[name].forEach((listener) => listener(event));
}

/** A new browser, whose time stands still. */
export function start() {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  sockets.length = 0;
  listeners = {};
}

/** Time passes; what waits for an answer goes on. */
export async function pass(ms) {
  mock.timers.tick(ms);
  await new Promise(setImmediate);
}
