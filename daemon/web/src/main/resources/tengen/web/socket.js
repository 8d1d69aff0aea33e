/**
 * The connection to the daemon: JSON lines over a WebSocket at analysis, beside the page. It keeps the queries that
 * are wanted open: after a break it goes on in the same session and asks again for what is open,
 * under the same ids, which the daemon takes for the same queries. What is asked anew has an id of
 * its own on the wire, ID#NUMBER, so that a late answer to the query before is none to it.
 */

import { forgetTokens } from "./settings.js";

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/** The daemon says something at least each 15 s: a connection that is silent for longer is dead. */
const SILENCE_MS = 35000;

/** The daemon closes a connection with a longer message. */
const MOST_BYTES = 65536;

/** The status of a session that is no more. */
const GONE = 4410;

/** That of a connection that is given up, and not its session. */
const GIVEN_UP = 4000;

const UNAUTHORIZED = 401;

/**
 * Shows a token, or that which the browser keeps, to the daemon, and has the browser keep it. A
 * handshake that fails does not tell a page why; this does.
 *
 * @returns {Promise<string | null>} why it is refused; null: it is not, as far as is known
 */
async function refusal(token) {
  if (token && !/^[!-~]+$/.test(token)) {
    return "no such token";
  }
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const answer = await fetch("login", { method: "POST", headers }).catch(() => null);
  return answer?.status === UNAUTHORIZED ? (await answer.text()).trim() : null;
}

/** Whose token the browser keeps; null: it keeps none that counts, or none is needed. */
export async function account() {
  const answer = await fetch("login", { method: "POST" }).catch(() => null);
  const said = answer?.ok ? await answer.text() : "";
  return /^logged in as (.+)/.exec(said)?.[1] ?? null;
}

/** Has the browser forget the token and those of tables, and the page begin anew without it. */
export async function logOut() {
  forgetTokens();
  await fetch("logout", { method: "POST" });
  location.reload();
}

/**
 * @param {(message: object) => void} heard gets each answer
 * @param {(state: "connecting" | "ready" | "lost" | "locked") => void} changed gets the
 *     connection's state; while it is locked a token is needed
 */
export function connect(heard, changed) {
  /** What is asked and not answered, by id: the query as it is on the wire, whether it was sent, how many ends it lacks. */
  const open = new Map();
  /** What ends queries and is not answered, by id: it may not have arrived. */
  const ending = new Map();
  let count = 0;
  let socket = null;
  let session = null;
  let pause = FIRST_PAUSE_MS;
  let retry = 0;
  let heardMs = 0;
  let silence = 0;

  function address() {
    const there = new URL(session ? `analysis?session=${session}` : "analysis", location.href);
    there.protocol = there.protocol === "https:" ? "wss:" : "ws:";
    return there.href;
  }

  function isAlive() {
    return [WebSocket.CONNECTING, WebSocket.OPEN].includes(socket?.readyState);
  }

  /** Of a session's connections the daemon keeps the last alone: there is never a second. */
  function begin() {
    if (isAlive()) {
      return;
    }
    let isOpened = false;
    clearTimeout(retry);
    retry = 0;
    changed("connecting");
    const begun = new WebSocket(address());
    socket = begun;
    waitForWord();
    socket.onopen = () => {
      isOpened = true;
      send({ id: "hello", action: "tengen-hello", v: 1 });
      ending.forEach(send);
      open.forEach(ask);
    };
    socket.onmessage = (event) => {
      waitForWord();
      event.data.split("\n").filter(Boolean).forEach(receive);
    };
    socket.onclose = ({ code }) => ended(begun, isOpened, code);
  }

  /** One in whose place another has come changes nothing. */
  async function ended(begun, isOpened, code) {
    const isLocked = !isOpened && (await refusal());
    if (socket !== begun) {
      return;
    }
    clearTimeout(silence);
    session = code === GONE ? null : session;
    if (isLocked) {
      changed("locked");
    } else {
      lose();
    }
  }

  function lose() {
    changed("lost");
    retry = setTimeout(begin, pause);
    pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
  }

  function waitForWord() {
    heardMs = Date.now();
    clearTimeout(silence);
    silence = setTimeout(look, SILENCE_MS);
  }

  /** Gives a dead connection up. Closing it may take long, and tells nothing new. */
  function look() {
    if (isAlive() && Date.now() - heardMs >= SILENCE_MS) {
      release();
      socket.close(GIVEN_UP);
      lose();
    }
  }

  /** Hears no more of the socket. */
  function release() {
    clearTimeout(silence);
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
  }

  /** The network is there again, or the page is seen again: does not wait for a timer. */
  function wake() {
    if (retry) {
      begin();
    } else {
      look();
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
      changed("ready");
      heard(message);
    } else if (message.id !== undefined) {
      answer(message);
    } else if (message.event !== "beat") {
      heard(message);
    }
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
    heard({ ...message, id });
  }

  /** In a new session all that it asks for is to come. */
  function beginAnew(asked) {
    asked.missing = asked.query.analyzeTurns?.length ?? 1;
  }

  /** A query of many turns has as many ends, unless it fails as a whole; a turn may fail alone. */
  function end(id, asked, { error, turnNumber }) {
    asked.missing = error && turnNumber === undefined ? 0 : asked.missing - 1;
    if (asked.missing <= 0) {
      open.delete(id);
    }
  }

  /** What is not to be done twice is marked where it may have arrived. */
  function ask(asked) {
    const { query, isSent } = asked;
    const isAgain = isSent && query.action === "tengen-table";
    const message = isAgain ? { ...query, again: true } : query;
    if (new Blob([JSON.stringify(message)]).size > MOST_BYTES) {
      queueMicrotask(() => answer({ id: query.id, error: "too long", code: "too-long" }));
    } else {
      asked.isSent = send(message) || isSent;
    }
  }

  /** @returns {boolean} whether it is on its way */
  function send(message) {
    const isOpen = socket?.readyState === WebSocket.OPEN;
    if (isOpen) {
      socket.send(JSON.stringify(message));
    }
    return isOpen;
  }

  /** Who leaves the page ends what is searched for it, and its session. */
  function leave() {
    send({ id: "leave", action: "terminate_all" });
    session = null;
    clearTimeout(retry);
    retry = 0;
    release();
    socket.close();
    socket = null;
  }

  begin();
  addEventListener("pagehide", leave);
  addEventListener("pageshow", ({ persisted }) => persisted && begin());
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", () => document.hidden || wake());
  return {
    /** Goes on with a token. @returns {Promise<string | null>} why it is refused; null: it is not */
    async logIn(token) {
      const why = await refusal(token);
      if (!why) {
        begin();
      }
      return why;
    },
    /** Asks; a query under an open id is not asked twice. */
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
    /** Ends whatever is open and not among these ids. What it still says is late, and not heard. */
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
