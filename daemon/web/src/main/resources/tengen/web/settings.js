/** What a person has chosen, kept by the browser: no part of any game. */
const KEY = "tengen";

const USUAL = {
  notation: "auto",
  numbers: "none",
  input: "direct",
  clock: "none",
  theme: "auto",
  nextOnly: false,
  language: navigator.language.startsWith("zh") ? "zh" : "en",
};

/** What the browser keeps under a key; otherwise where that is nothing, nothing of ours, or nobody may ask. */
function kept(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

function stored() {
  return kept(KEY, {});
}

/** Has the browser keep a text, null: nothing; one without room or leave for it does without. */
function store(key, text) {
  try {
    if (text === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, text);
    }
  } catch (fault) {
    console.warn(`${key} is not kept: ${fault.message}`);
  }
}

const TABLES = "tengen-tables";
const MOST_TABLES = 50;

function tables() {
  return kept(TABLES, []);
}

/** The token of a table that this browser has opened; null: it has none. */
export function tokenOf(id) {
  return tables().find(([table]) => table === id)?.[1] ?? null;
}

/** Keeps the token of a table. */
export function keepToken(id, token) {
  const others = tables().filter(([table]) => table !== id);
  store(TABLES, JSON.stringify([...others, [id, token]].slice(-MOST_TABLES)));
}

const ACCOUNT = "tengen-account";

/** Forgets the tokens of all tables, and whose they are. */
export function forgetTokens() {
  store(TABLES, null);
  store(ACCOUNT, null);
}

/** Keeps who is logged in. @returns whether that is another than before, whose tokens are forgotten */
export function keepAccount(name) {
  const before = kept(ACCOUNT, name);
  if (name !== before) {
    forgetTokens();
  }
  store(ACCOUNT, JSON.stringify(name));
  return name !== before;
}

/** @param {() => void} changed is called after each change, another tab's too */
export function loadSettings(changed) {
  let settings = { ...USUAL, ...stored() };

  function show() {
    document.documentElement.lang = settings.language;
    if (settings.theme === "auto") {
      delete document.documentElement.dataset.theme;
    } else {
      document.documentElement.dataset.theme = settings.theme;
    }
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

/** The notation of a game where the person has chosen none: the game's own. */
export function forGame(settings, rules) {
  const own = rules.startsWith("gomoku") ? "letters" : "gtp";
  return { ...settings, notation: settings.notation === "auto" ? own : settings.notation };
}
