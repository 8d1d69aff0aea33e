/**
 * The connection to the daemon: JSON lines over the WebSocket `analysis`. After an interruption the connection
 * resumes its session and sends the open queries again with the same ids, so that the daemon recognises them. On the
 * wire each query has an id of its own, ID#NUMBER, so that a late answer to an earlier query is not taken for an
 * answer to a new one with the same ID.
 */

import { removeTokens, storedOffer, storeOffer } from "./settings.js";

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 5000;

/** Time without a message after which a connection counts as dead, in milliseconds. The daemon sends one every 15 s. */
const SILENCE_MS = 35000;

/** Longest message that the daemon accepts, in bytes. */
const MAX_MESSAGE_BYTES = 65536;

/** Close code of the daemon for a session that does not exist any more. */
const CLOSE_UNKNOWN_SESSION = 4410;

/** Close code of this page for a silent connection. Its session stays. */
const CLOSE_SILENT = 4000;

const UNAUTHORIZED = 401;

/**
 * Logs in with a token, or with the browser's cookie, and returns why the daemon rejects it. A page cannot see why
 * a WebSocket handshake failed.
 *
 * @returns {Promise<string | null>} null: the login is accepted, or the daemon does not answer
 */
async function refusal(token) {
  if (token && !/^[!-~]+$/.test(token)) {
    return "no such token";
  }
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch("login", { method: "POST", headers }).catch(() => null);
  return answer?.status === UNAUTHORIZED ? (await answer.text()).trim() : null;
}

/** Returns the name of the account that is logged in; null: none, or no login is needed. */
export async function account() {
  const answer = await fetch("login", { method: "POST" }).catch(() => null);
  const text = answer?.ok ? await answer.text() : "";
  return /^logged in as (.+)/.exec(text)?.[1] ?? null;
}

/** Logs out, removes the tokens of tables, and reloads the page. */
export async function logOut() {
  removeTokens();
  await fetch("logout", { method: "POST" });
  location.reload();
}

/**
 * Connects, and reconnects after each interruption.
 *
 * @param {(message: object) => void} receive takes each answer
 * @param {(state: "connecting" | "ready" | "lost" | "locked") => void} changed receives the connection's state;
 *     `locked` means that a token is needed
 */
export function connect(onMessage, onStateChange) {
  /** Open queries by id: the query as on the wire, whether it was sent, and the number of final answers to come. */
  const open = new Map();
  /** Requests by id that end queries and have no answer yet; they may have been lost with a connection. */
  const ending = new Map();
  let count = 0;
  let socket = null;
  let session = null;
  /** The daemon's engines and rules as it sent them last; null: unknown. */
  let offer = storedOffer();
  let pause = FIRST_PAUSE_MS;
  let retry = 0;
  let lastMessageMs = 0;
  let silence = 0;

  /** Returns the address to connect to. It contains the greeting, which saves a round trip. */
  function address() {
    const url = new URL("analysis", location.href);
    const hello = { id: "hello", action: "tengen-hello", v: 1, ...(offer ? { known: offer.tag } : {}) };
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    url.search = new URLSearchParams({ ...(session ? { session } : {}), line: JSON.stringify(hello) });
    return url.href;
  }

  function isAlive() {
    return [WebSocket.CONNECTING, WebSocket.OPEN].includes(socket?.readyState);
  }

  /** Opens a connection unless there is one: a second one would replace the first in its session. */
  function begin() {
    if (isAlive()) {
      return;
    }
    let isOpened = false;
    clearTimeout(retry);
    retry = 0;
    onStateChange("connecting");
    const begun = new WebSocket(address());
    socket = begun;
    awaitMessage();
    socket.onopen = () => {
      isOpened = true;
      ending.forEach(send);
      open.forEach(ask);
    };
    socket.onmessage = (event) => {
      awaitMessage();
      event.data.split("\n").filter(Boolean).forEach(receive);
    };
    socket.onclose = ({ code }) => ended(begun, isOpened, code);
  }

  /** Handles the end of a connection. Ignores a connection that was replaced. */
  async function ended(begun, isOpened, code) {
    const isLocked = !isOpened && (await refusal());
    if (socket !== begun) {
      return;
    }
    clearTimeout(silence);
    session = code === CLOSE_UNKNOWN_SESSION ? null : session;
    if (isLocked) {
      onStateChange("locked");
    } else {
      reconnectLater();
    }
  }

  function reconnectLater() {
    onStateChange("lost");
    retry = setTimeout(begin, pause);
    pause = Math.min(2 * pause, MAX_PAUSE_MS);
  }

  function awaitMessage() {
    lastMessageMs = Date.now();
    clearTimeout(silence);
    silence = setTimeout(closeIfSilent, SILENCE_MS);
  }

  /** Closes a silent connection without waiting for the close handshake, which may take long. */
  function closeIfSilent() {
    if (isAlive() && Date.now() - lastMessageMs >= SILENCE_MS) {
      removeListeners();
      socket.close(CLOSE_SILENT);
      reconnectLater();
    }
  }

  /** Removes the listeners of the socket. */
  function removeListeners() {
    clearTimeout(silence);
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
  }

  /** Reconnects immediately, because the network or the page is available again. */
  function reconnectNow() {
    if (retry) {
      begin();
    } else {
      closeIfSilent();
    }
  }

  function receive(line) {
    const message = JSON.parse(line);
    if (message.action === "tengen-hello") {
      session = message.session ?? null;
      if (!message.resumed) {
        open.forEach(beginAnew);
      }
      pause = FIRST_PAUSE_MS;
      onStateChange("ready");
      onMessage(complete(message));
    } else if (message.id !== undefined) {
      answer(message);
    } else if (message.event !== "beat") {
      onMessage(message);
    }
  }

  /** Returns the answer to the greeting with engines and rules. The daemon omits them if the page has them. */
  function complete(message) {
    const { tag, engines, rules } = message;
    if (tag && engines) {
      offer = { tag, engines, rules };
      storeOffer(offer);
    }
    return { ...offer, ...message };
  }

  function answer(message) {
    ending.delete(message.id);
    const id = message.id.slice(0, message.id.lastIndexOf("#"));
    const asked = open.get(id);
    if (asked?.query.id !== message.id) {
      return;
    }
    if (!message.isDuringSearch) {
      end(id, asked, message);
    }
    onMessage({ ...message, id });
  }

  /** Expects all answers of a query again: a new session has sent none. */
  function beginAnew(asked) {
    asked.missing = asked.query.analyzeTurns?.length ?? 1;
  }

  /** Counts a final answer. A query of many turns has one for each turn, unless the whole query fails. */
  function end(id, asked, { error, turnNumber }) {
    asked.missing = error && turnNumber === undefined ? 0 : asked.missing - 1;
    if (asked.missing <= 0) {
      open.delete(id);
    }
  }

  /** Sends a query. Marks a repeated request to a table, because the first one may have been executed. */
  function ask(asked) {
    const { query, isSent } = asked;
    const isAgain = isSent && query.action === "tengen-table";
    const message = isAgain ? { ...query, again: true } : query;
    if (new Blob([JSON.stringify(message)]).size > MAX_MESSAGE_BYTES) {
      queueMicrotask(() => answer({ id: query.id, error: "too long", code: "too-long" }));
    } else {
      asked.isSent = send(message) || isSent;
    }
  }

  /** Sends a message. @returns {boolean} false: there is no connection */
  function send(message) {
    const isOpen = socket?.readyState === WebSocket.OPEN;
    if (isOpen) {
      socket.send(JSON.stringify(message));
    }
    return isOpen;
  }

  /** Ends the searches and the session when the page is left. */
  function leave() {
    send({ id: "leave", action: "terminate_all" });
    session = null;
    clearTimeout(retry);
    retry = 0;
    removeListeners();
    socket.close();
    socket = null;
  }

  begin();
  addEventListener("pagehide", leave);
  addEventListener("pageshow", ({ persisted }) => persisted && begin());
  addEventListener("online", reconnectNow);
  document.addEventListener("visibilitychange", () => document.hidden || reconnectNow());
  return {
    /** Connects now instead of at the next attempt. */
    reconnectNow,
    /** Logs in and connects. @returns {Promise<string | null>} why the token is rejected, or null */
    async logIn(token) {
      const why = await refusal(token);
      if (!why) {
        begin();
      }
      return why;
    },
    /** Sends a query unless one with its id is open. */
    ask(message) {
      if (!open.has(message.id)) {
        count++;
        const query = { ...message, id: `${message.id}#${count}` };
        const asked = { query, isSent: false };
        beginAnew(asked);
        open.set(message.id, asked);
        ask(asked);
      }
    },
    /** Ends all open queries except these. Late answers to ended queries are dropped. */
    keepOnly(ids) {
      for (const [id, { query, isSent }] of [...open].filter(([each]) => !ids.has(each))) {
        open.delete(id);
        if (isSent) {
          const end = { id: `end:${query.id}`, action: "terminate", terminateId: query.id };
          ending.set(end.id, end);
          send(end);
        }
      }
    },
  };
}
