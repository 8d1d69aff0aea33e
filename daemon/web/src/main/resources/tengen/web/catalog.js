/**
 * The games to choose from, as cards {id, group, rules, also}. The rules of a card are the daemon's ids that it has; the
 * first one is usual. `also` are choices within a card that a search finds by a name of their own.
 */
import { gameName } from "./names.js";

/** The groups in the order of the page. */
export const GROUPS = ["five", "nogo", "more", "tiles", "heaps", "other"];

const FIVE = {
  id: "gomoku",
  rules: ["gomoku-freestyle", "gomoku-standard", "gomoku-renju", "gomoku-caro", "gomoku-standard-caro"]
    .flatMap((id) => [id, `${id}-continuous`]),
  also: ["gomoku-standard", "gomoku-renju", "gomoku-caro", "swap2"],
};

/** Games by group. Those that begin a long group are its best known. */
const KNOWN = {
  nogo: ["nogo", "nogo-region"],
  tiles: ["domineering", "hackenbush", "amazons", "toads-and-frogs", "col", "snort", "green-hackenbush", "advance-or-eat",
    "graph", "coloured-graph", "loopy-graph"],
  heaps: ["nim", "kayles", "wythoff", "turning-turtles", "subtraction", "mock-turtles", "grundy", "lasker",
    "dawson-chess", "treblecross", "moore", "staircase", "prime-nim", "dawson-kayles", "officers", "octal", "take-square",
    "take-power-of-2", "take-coprime", "take-at-most-half", "take-proper-divisor", "twins", "ruler", "triplets", "moebius",
    "even-pairs", "within", "twins-within", "coin-product"],
  other: ["sum", "value", "misere", "every"],
};

const MISERE = "misere-";
const CONTINUOUS = "-continuous";

const CARDS = [
  { ...FIVE, group: "five" },
  ...Object.entries(KNOWN).flatMap(([group, ids]) =>
    ids.map((id) => ({ id, group, rules: [id, MISERE + id], also: [] }))),
];

/** Returns the daemon's rules that some engine plays. */
export function playable({ hello }) {
  const played = new Set((hello?.engines ?? []).flatMap((engine) => engine.games.map((game) => game.rules)));
  return (hello?.rules ?? []).filter(({ id }) => played.has(id));
}

/**
 * Returns the cards of the games that can be played here. A game that the page does not know has a card with its own
 * look, or a plain one.
 */
export function cardsOf(state) {
  const rules = playable(state);
  const available = rules.map(({ id }) => id);
  const cards = CARDS
    .map((card) => ({ ...card, rules: card.rules.filter((id) => available.includes(id)) }))
    .filter((card) => card.rules.length);
  const taken = new Set(cards.flatMap((card) => card.rules));
  const others = rules.filter(({ id }) => !taken.has(id));
  return [...cards, ...others.map(({ id, look }) =>
    ({ id, rules: [id], also: [], ...(look ? { group: "more" } : { group: "other", isPlain: true }) }))];
}

/** Returns the card that has these rules. */
export function cardWith(cards, rules) {
  return cards.find((card) => card.rules.includes(rules));
}

/** Returns the id of the rules' other form: continuous, or with the loser's and the winner's part exchanged. */
function otherForm(rules) {
  if (rules.endsWith(CONTINUOUS)) {
    return rules.slice(0, -CONTINUOUS.length);
  }
  return rules.startsWith(MISERE) ? rules.slice(MISERE.length) : null;
}

/** Returns the rules of a card to choose from, without other forms of the same ones. */
export function variantsOf({ rules }) {
  return rules.filter((id) => !rules.includes(otherForm(id)));
}

/** Returns the other form of rules, {kind, isOn, plain, other}, if the card has both; else null. */
export function twinOf({ rules }, id) {
  const plain = rules.includes(otherForm(id)) ? otherForm(id) : id;
  const other = rules.find((each) => each !== plain && otherForm(each) === plain);
  return other ? { kind: other.endsWith(CONTINUOUS) ? "continuous" : "misere", isOn: id === other, plain, other } : null;
}

/** Returns a word of a game by its key; "" if the language has none. */
function wordOf(id, what, t) {
  const key = `${id}.${what}`;
  const word = t.named("game", key);
  return word === key ? "" : word;
}

/** Returns the name of a card, or of a choice within one. */
export function nameOf(id, t) {
  return id === "swap2" ? t("opening.swap2") : wordOf(id, "name", t) || gameName(id, t);
}

/** Returns the line that describes a card or a choice within one. */
export function lineOf(id, t) {
  return wordOf(id, "line", t) || t("chooser.plain");
}

/** Returns a text without case and accents. */
function plain(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Returns how well words fit an entry, from 0 for its name; null: not at all. */
function rankOf(id, query, t) {
  const name = plain(nameOf(id, t));
  const others = plain([id.replaceAll("-", " "), wordOf(id, "find", t)].join(" "));
  const line = plain(lineOf(id, t));
  const words = query.split(/\s+/);
  const all = `${name} ${others} ${line}`;
  if (!words.every((word) => all.includes(word))) {
    return null;
  }
  const isIn = (text) => text.split(/\s+/).some((word) => word.startsWith(words[0]));
  return [name.startsWith(query), isIn(name), isIn(others)].concat(true).indexOf(true);
}

/** Returns the choice that a card begins with: {card, id, rules, opening}. */
export function choiceOf(card, id = card.id) {
  return {
    card,
    id,
    rules: card.rules.includes(id) ? id : card.rules[0],
    opening: id === "swap2" ? id : "none",
  };
}

/** Returns what a search finds among cards and the choices within them, the best first. */
export function found(cards, text, t) {
  const query = plain(text).trim();
  return cards
    .flatMap((card) => [card.id, ...card.also.filter((id) => id === "swap2" || card.rules.includes(id))]
      .map((id) => ({ ...choiceOf(card, id), rank: rankOf(id, query, t) })))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => one.rank - other.rank);
}
