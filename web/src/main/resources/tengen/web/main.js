/** Begins: state, connection, drawing. */
import { h, render } from "preact";
import { App } from "./app.js";
import { follow } from "./keys.js";
import { initial, reduce } from "./model.js";
import { wanted } from "./queries.js";
import { address, opened } from "./route.js";
import { loadSettings } from "./settings.js";
import { connect } from "./socket.js";
import { createStore } from "./store.js";

const store = createStore(reduce, initial);
const act = store.dispatch;
const settings = loadSettings(draw);
const root = document.getElementById("app");
let drawing = false;

/** At most once a frame. */
function draw() {
  if (!drawing) {
    drawing = true;
    requestAnimationFrame(() => {
      drawing = false;
      const state = store.get();
      document.documentElement.dataset.state = state.connection;
      render(h(App, { state, settings, act, logIn: socket.logIn }), root);
    });
  }
}

const socket = connect(
  (message) => act({ type: "answer", message }),
  (connection) => act({ type: "connection", connection }),
);

function askWhatIsWanted(state) {
  const queries = wanted(state);
  socket.keepOnly(new Set(queries.map((query) => query.id)));
  queries.forEach(socket.ask);
}

function openAddress() {
  const action = opened(location.hash);
  if (action) {
    act(action);
  }
}

/** Another screen is a step that the browser can go back. */
function showAddress(state, before) {
  const there = address(state);
  if (there !== (location.hash || "#/")) {
    const change = state.page === before.page ? "replaceState" : "pushState";
    history[change](null, "", there);
  }
}

// The skeleton makes room.
root.replaceChildren();
store.subscribe(askWhatIsWanted);
store.subscribe(draw);
store.subscribe(showAddress);
addEventListener("hashchange", openAddress);
follow(store);
openAddress();
askWhatIsWanted(store.get());
draw();
