/** Games to and from files of every format that the page knows. */
import * as json from "./json.js";
import { picture } from "./png.js";
import * as psq from "./psq.js";
import * as sgf from "./sgf.js";

/** By name: media type, which games it can hold, and how one is written. */
const FORMATS = {
  sgf: { type: "application/x-go-sgf", holds: sgf.holds, write: sgf.write },
  psq: { type: "text/plain", holds: psq.holds, write: psq.write },
  json: { type: "application/json", holds: () => true, write: json.write },
  png: { type: "image/png", holds: (game) => !game.text, write: picture },
};

/** Names of the formats that can hold a game. */
export function formatsFor(game) {
  return Object.keys(FORMATS).filter((name) => FORMATS[name].holds(game));
}

/** What the browser is asked to accept. */
export const OPENED = ".sgf,.psq,.json";

/** A longer file is not opened here. */
const LONGEST = 4 << 20;

/**
 * Sends a file to the daemon, which keeps its games.
 *
 * @param {string} rules of games that tell of none
 * @param {number} maxBytes a longer file the daemon does not take
 * @returns {Promise<{count: number, faults: string[]}>} how many are kept, and what is wrong
 */
export async function bring(file, rules, maxBytes) {
  if (file.size > maxBytes) {
    return { count: 0, faults: ["too long"] };
  }
  const ending = file.name.split(".").at(-1).toLowerCase();
  const type = (FORMATS[ending] ?? FORMATS.sgf).type;
  const answer = await fetch(`/games?${new URLSearchParams({ rules })}`, {
    method: "POST", headers: { "Content-Type": type }, body: file,
  }).catch(() => null);
  if (answer?.headers.get("Content-Type") === "application/json") {
    const { games, faults } = await answer.json();
    return { count: games.length, faults };
  }
  return { count: 0, faults: [answer ? (await answer.text()).trim() : "connection lost"] };
}

/** Has the browser save the state's game. */
export async function save(state, name) {
  const { type, write } = FORMATS[name];
  const content = await write(state);
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([content], { type }));
  anchor.download = `game.${name}`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** The text of a file: UTF-8, or what an SGF file says of itself by CA. @throws RangeError it is too long */
export async function textOf(file) {
  if (file.size > LONGEST) {
    throw new RangeError("too long");
  }
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return decoded(bytes, /CA\s*\[\s*([^\]\s]+)/.exec(new TextDecoder("latin1").decode(bytes))?.[1]);
  }
}

function decoded(bytes, name) {
  try {
    return new TextDecoder(name).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * Reads a file of any format, told by its text.
 *
 * @param {string[]} known the ids of rules that the daemon has
 * @returns {{game, tree, at} | null} null: it is none
 */
export function read(text, known, rules) {
  const start = text.trimStart();
  if (start.startsWith("{")) {
    return json.read(start, known);
  }
  return start.startsWith("Piskvorky") ? psq.read(start, rules) : sgf.read(text, known);
}
