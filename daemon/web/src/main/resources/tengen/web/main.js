/** Starts the page: state, connection, drawing. */
import { h, render } from "preact";
import { annotateGames } from "./annotator.js";
import { App } from "./app.js";
import { autosaveGames } from "./autosave.js";
import { acceptFiles } from "./droppedFiles.js";
import { isClockRunning } from "./explore.js";
import { openDatabase } from "./gameDatabase.js";
import { loadLanguage } from "./i18n/languages.js";
import { offerWords, translator } from "./i18n/translate.js";
import { importFiles } from "./importer.js";
import { follow } from "./keys.js";
import { initial, reduce } from "./model.js";
import { clocksText } from "./panels/bars.js";
import { wanted } from "./queries.js";
import { removeGames } from "./remover.js";
import { address, opened } from "./route.js";
import { saveFiles } from "./saver.js";
import { storeAccount, storeToken, loadSettings } from "./settings.js";
import { account, connect } from "./socket.js";
import { openSound, soundOf } from "./sound.js";
import { createStore } from "./store.js";
import { tickWhile } from "./ticker.js";
import { titleOf } from "./title.js";

const store = createStore(reduce, initial);
const act = store.dispatch;
const settings = loadSettings(() => loadLanguage(settings.get().language).then(draw));
const root = document.getElementById("app");
let drawing = false;
let isBegun = false;

/** Draws the page, at most once a frame. */
function draw() {
  if (!drawing && isBegun) {
    drawing = true;
    requestAnimationFrame(() => {
      drawing = false;
      const state = store.get();
      document.documentElement.dataset.state = state.connection;
      render(h(App, { state, settings, act, logIn, retry: () => socket.reconnectNow() }), root);
    });
  }
}

const socket = connect(
  (message) => {
    if (message.action === "tengen-hello") {
      offerWords(message.rules);
    }
    act({ type: "answer", message, nowMs: performance.now() });
  },
  (connection) => act({ type: "connection", connection }),
);

/** Logs in. Reloads the page after a login under another account, whose tables differ. */
async function logIn(token) {
  const why = await socket.logIn(token);
  const name = why ? null : await account();
  if (name && storeAccount(name)) {
    location.reload();
  }
  return why;
}

function sendQueries(state) {
  const queries = wanted(state);
  socket.keepOnly(new Set(queries.map((query) => query.id)));
  queries.forEach(socket.ask);
}

function openAddress() {
  const found = opened(location.hash);
  act(found ?? { type: "page", page: "board" });
  if (!found) {
    act({ type: "message", message: { kind: "noGame" } });
  }
}

/**
 * Shows the address of the state. Another screen adds an entry to the browser's history. The address stays if the
 * state has not changed it: the game of a link may not be loaded yet.
 */
function showAddress(state, before) {
  const target = address(state);
  if (target !== address(before) && target !== (location.hash || "#/")) {
    const change = state.page === before.page ? "replaceState" : "pushState";
    history[change](null, "", target);
  }
}

/** Stores the token of a table that this page opened or has a seat at, so that a reload resumes the game. */
function storeTableToken({ table }, before) {
  const isOwn = table?.id && ["host", "black", "white"].includes(table.role);
  if (isOwn && (table.id !== before.table?.id || table.token !== before.table.token || table.role !== before.table.role)) {
    storeToken(table.id, table.token, table);
  }
}

function showTitle() {
  const title = titleOf(store.get(), translator(settings.get().language), document.hidden);
  if (title !== document.title) {
    document.title = title;
  }
}

/** Asks before the page is left if that would lose work. */
function askBeforeLeaving(event) {
  if (autosave.isLosing()) {
    event.preventDefault();
  }
}

const play = openSound();

function sound(state, before) {
  const name = settings.get().sound ? soundOf(state, before, document.hidden) : null;
  if (name) {
    play(name);
  }
}

function storeStart({ start }, before) {
  if (start !== before.start) {
    settings.set({ start });
  }
}

/** Interval of redrawing the clocks in milliseconds: they show tenths of a second when little time is left. */
const CLOCK_MS = 100;
const LIVE_MS = 2000;

/** Time until the page asks again to watch a table, in milliseconds. */
const WATCH_AGAIN_MS = 5000;

/** Time that the first drawing waits for the stored game, in milliseconds: its offer would move the page later. */
const OFFER_MS = 150;

/** Replaces the skeleton of index.html by the page. */
function begin() {
  if (!isBegun) {
    isBegun = true;
    root.replaceChildren();
    draw();
  }
}

store.subscribe(sendQueries);
store.subscribe(draw);
store.subscribe(showAddress);
addEventListener("hashchange", openAddress);
store.subscribe(storeTableToken);
store.subscribe(sound);
act({ type: "start", change: settings.get().start });
store.subscribe(storeStart);
store.subscribe(showTitle);
document.addEventListener("visibilitychange", showTitle);
let shownClocks = "";
tickWhile(store, CLOCK_MS, isClockRunning, () => {
  const clocks = clocksText(store.get(), performance.now());
  if (clocks !== shownClocks) {
    shownClocks = clocks;
    draw();
  }
});
document.addEventListener("visibilitychange", () =>
  act({ type: "hidden", isHidden: document.hidden && settings.get().pauseHidden }));
tickWhile(store, WATCH_AGAIN_MS, ({ table }) => Boolean(table?.isMissed), () => act({ type: "watchAgain" }));
tickWhile(store, LIVE_MS, ({ page }) => page === "live", () => act({ type: "round" }));
follow(store);
openAddress();
const autosave = autosaveGames(store, openDatabase());
annotateGames(store, (id) => autosave.forget(`g:${id}`));
importFiles(store);
removeGames(store);
saveFiles(store);
acceptFiles(store, () => translator(settings.get().language)("files.drop"));
addEventListener("beforeunload", askBeforeLeaving);
sendQueries(store.get());
const language = loadLanguage(settings.get().language);
autosave.ready.then(() => language).then(begin);
setTimeout(() => language.then(begin), OFFER_MS);
