/** A person's settings and the tokens of their tables, in the browser's local storage. */
import { preferred } from "./i18n/languages.js";

const KEY = "tengen";

const USUAL = {
  notation: "auto",
  numbers: "none",
  input: "direct",
  clock: "none",
  theme: "auto",
  board: "wood",
  sound: false,
  start: {},
  recent: [],
  nextOnly: false,
  pauseHidden: true,
  language: preferred(navigator.languages),
};

/**
 * Returns the JSON value stored under a key. Returns `otherwise` if there is none, it is damaged, or storage is not
 * allowed.
 */
function readValue(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function stored() {
  return readValue(KEY, {});
}

/** Stores a text, or removes it for null. Only logs a warning if the browser has no room or does not allow storage. */
function store(key, text) {
  try {
    if (text === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, text);
    }
  } catch (fault) {
    console.warn(`${key} is not stored: ${fault.message}`);
  }
}

const TABLES = "tengen-tables";
const MAX_TABLES = 50;

function tables() {
  return readValue(TABLES, []);
}

/** Returns the token of a table that this browser has opened or plays at; null: there is none. */
export function tokenOf(id) {
  return tables().find(([table]) => table === id)?.[1] ?? null;
}

/** Returns the tokens for guests of a table that this browser has opened. */
export function guestTokensOf(id) {
  const [, , invite = null, spectate = null] = tables().find(([table]) => table === id) ?? [];
  return { invite, spectate };
}

/** Stores the token of a table, and those for its guests. */
export function storeToken(id, token, { invite = null, spectate = null } = {}) {
  const others = tables().filter(([table]) => table !== id);
  store(TABLES, JSON.stringify([...others, [id, token, invite, spectate]].slice(-MAX_TABLES)));
}

const NAME = "tengen-name";

/** Returns the name that the person played under last; "" if there is none. */
export function storedName() {
  return String(readValue(NAME, ""));
}

/** Stores the name that the person plays under. */
export function storeName(name) {
  store(NAME, JSON.stringify(name));
}

const ACCOUNT = "tengen-account";

const OFFER = "tengen-offer";

/** Returns the daemon's engines and rules as it sent them last, {tag, engines, rules}; null: none are stored. */
export function storedOffer() {
  const { tag, engines, rules } = readValue(OFFER, {});
  return tag && Array.isArray(engines) && Array.isArray(rules) ? { tag, engines, rules } : null;
}

/** Stores the daemon's engines and rules with their tag, so that a later start need not receive them. */
export function storeOffer(offer) {
  store(OFFER, JSON.stringify(offer));
}

/** Removes the tokens of all tables, the name of their account and what it was offered, and the person's name. */
export function removeTokens() {
  store(OFFER, null);
  store(TABLES, null);
  store(ACCOUNT, null);
  store(NAME, null);
}

/**
 * Stores the account that is logged in. If another account was logged in before, removes its tokens.
 *
 * @returns {boolean} whether the account has changed
 */
export function storeAccount(name) {
  const before = readValue(ACCOUNT, name);
  if (name !== before) {
    removeTokens();
  }
  store(ACCOUNT, JSON.stringify(name));
  return name !== before;
}

/** Loads the settings. @param {() => void} changed called after each change, also by another tab */
export function loadSettings(changed) {
  let settings = { ...USUAL, ...stored() };

  function show() {
    document.documentElement.lang = settings.language;
    const { dataset } = document.documentElement;
    dataset.theme = settings.theme;
    dataset.board = settings.board;
  }

  function take(fields) {
    settings = { ...settings, ...fields };
    show();
    changed();
  }

  show();
  addEventListener("storage", ({ key }) => key === KEY && take(stored()));
  return {
    get: () => settings,
    set(fields) {
      store(KEY, JSON.stringify({ ...stored(), ...fields }));
      take(fields);
    },
  };
}

/** Returns the settings with the game's usual notation unless the person has chosen one. */
export function forGame(settings, rules) {
  const own = rules.startsWith("gomoku") ? "letters" : "gtp";
  return { ...settings, notation: settings.notation === "auto" ? own : settings.notation };
}
