/**
 * The connection to the daemon: JSON lines over a WebSocket at /analysis. It keeps the queries that
 * are wanted open: after a break it goes on in the same session and asks again for what is open,
 * under the same ids, which the daemon takes for the same queries. What is asked anew has an id of
 * its own on the wire, ID#NUMBER, so that a late answer to the query before is none to it.
 */

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

/** The status of a session that is no more. */
const GONE = 4410;

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
  const answer = await fetch("/login", { method: "POST", headers }).catch(() => null);
  return answer?.status === UNAUTHORIZED ? (await answer.text()).trim() : null;
}

/** Whose token the browser keeps; null: it keeps none that counts, or none is needed. */
export async function account() {
  const answer = await fetch("/login", { method: "POST" }).catch(() => null);
  const said = answer?.ok ? await answer.text() : "";
  return /^logged in as (.+)/.exec(said)?.[1] ?? null;
}

/** Has the browser forget the token, and the page begin anew without it. */
export async function logOut() {
  await fetch("/logout", { method: "POST" });
  location.reload();
}

/**
 * @param {(message: object) => void} heard gets each answer
 * @param {(state: "connecting" | "ready" | "lost" | "locked") => void} changed gets the
 *     connection's state; while it is locked a token is needed
 */
export function connect(heard, changed) {
  /** What is asked and not answered, by id, as it is on the wire; and how many ends it lacks. */
  const open = new Map();
  const missing = new Map();
  let count = 0;
  let socket = null;
  let session = null;
  let pause = FIRST_PAUSE_MS;
  let retry = 0;

  function address() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const resumed = session ? `?session=${session}` : "";
    return `${scheme}//${location.host}/analysis${resumed}`;
  }

  function begin() {
    let isOpened = false;
    changed("connecting");
    socket = new WebSocket(address());
    socket.onopen = () => {
      isOpened = true;
      pause = FIRST_PAUSE_MS;
      send({ id: "hello", action: "tengen-hello", v: 1 });
      open.forEach(send);
    };
    socket.onmessage = (event) => event.data.split("\n").filter(Boolean).forEach(receive);
    socket.onclose = async (event) => {
      session = event.code === GONE ? null : session;
      if (!isOpened && (await refusal())) {
        changed("locked");
        return;
      }
      changed("lost");
      retry = setTimeout(begin, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    };
  }

  function receive(line) {
    const message = JSON.parse(line);
    if (message.action === "tengen-hello") {
      session = message.session ?? null;
      changed("ready");
      heard(message);
    } else if (message.id === undefined) {
      heard(message);
    } else {
      answer(message);
    }
  }

  function answer(message) {
    const id = message.id.slice(0, message.id.lastIndexOf("#"));
    if (open.get(id)?.id !== message.id) {
      return;
    }
    if (!message.isDuringSearch) {
      end({ ...message, id });
    }
    heard({ ...message, id });
  }

  /** A query of many turns has as many ends, unless it fails as a whole. */
  function end({ id, error }) {
    missing.set(id, error ? 0 : (missing.get(id) ?? 1) - 1);
    if (missing.get(id) <= 0) {
      forget(id);
    }
  }

  function forget(id) {
    open.delete(id);
    missing.delete(id);
  }

  function send(message) {
    if (socket?.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify(message));
    }
  }

  /** Who leaves the page ends what is searched for it, and its session. */
  function leave() {
    send({ id: "leave", action: "terminate_all" });
    session = null;
    clearTimeout(retry);
    socket.onclose = null;
    socket.close();
  }

  begin();
  addEventListener("pagehide", leave);
  addEventListener("pageshow", ({ persisted }) => persisted && begin());
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
        open.set(message.id, query);
        missing.set(message.id, message.analyzeTurns?.length ?? 1);
        send(query);
      }
    },
    /** Ends whatever is open and not among these ids. What it still says is late, and not heard. */
    keepOnly(ids) {
      for (const [id, query] of [...open].filter(([each]) => !ids.has(each))) {
        forget(id);
        send({ id: `end:${query.id}`, action: "terminate", terminateId: query.id });
      }
    },
  };
}
