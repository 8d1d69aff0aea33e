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
