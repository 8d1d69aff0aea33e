/** What a person has chosen, kept by the browser: no part of any game. */
const KEY = "tengen";

const USUAL = {
  notation: "auto",
  numbers: "none",
  input: "direct",
  theme: "auto",
  nextOnly: false,
  language: navigator.language.startsWith("zh") ? "zh" : "en",
};

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

const TABLES = "tengen-tables";
const MOST_TABLES = 50;

function tables() {
  try {
    return JSON.parse(localStorage.getItem(TABLES) ?? "[]");
  } catch {
    return [];
  }
}

/** The token of a table that this browser has opened; null: it has none. */
export function tokenOf(id) {
  return tables().find(([table]) => table === id)?.[1] ?? null;
}

/** Keeps the token of a table. */
export function keepToken(id, token) {
  const others = tables().filter(([table]) => table !== id);
  localStorage.setItem(TABLES, JSON.stringify([...others, [id, token]].slice(-MOST_TABLES)));
}

const ACCOUNT = "tengen-account";

/** Forgets the tokens of all tables, and whose they are. */
export function forgetTokens() {
  localStorage.removeItem(TABLES);
  localStorage.removeItem(ACCOUNT);
}

/** Keeps who is logged in. @returns whether that is another than before, whose tokens are forgotten */
export function keepAccount(name) {
  const before = localStorage.getItem(ACCOUNT) ?? name;
  if (name !== before) {
    forgetTokens();
  }
  localStorage.setItem(ACCOUNT, name);
  return name !== before;
}

/** @param {() => void} changed is called after each change */
export function loadSettings(changed) {
  const settings = { ...USUAL, ...stored() };

  function show() {
    document.documentElement.lang = settings.language;
    if (settings.theme === "auto") {
      delete document.documentElement.dataset.theme;
    } else {
      document.documentElement.dataset.theme = settings.theme;
    }
  }

  show();
  return {
    get: () => settings,
    set(fields) {
      Object.assign(settings, fields);
      localStorage.setItem(KEY, JSON.stringify(settings));
      show();
      changed();
    },
  };
}

/** The notation of a game where the person has chosen none: the game's own. */
export function forGame(settings, rules) {
  const own = rules.startsWith("gomoku") ? "letters" : "gtp";
  return { ...settings, notation: settings.notation === "auto" ? own : settings.notation };
}
