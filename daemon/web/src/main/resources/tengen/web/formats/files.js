/** Games to and from files of every format that the page knows. */
import * as json from "./json.js";
import { picture } from "./png.js";
import * as psq from "./psq.js";
import * as sgf from "./sgf.js";
import { decode } from "./text.js";

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
 * @returns {Promise<{count: number, faults: string[]}>} how many are kept, and what is wrong or odd
 */
export async function bring(file, rules, maxBytes) {
  if (file.size > maxBytes) {
    return { count: 0, faults: ["too long"] };
  }
  const ending = file.name.split(".").at(-1).toLowerCase();
  const type = (FORMATS[ending] ?? FORMATS.sgf).type;
  const answer = await fetch(`games?${new URLSearchParams({ rules })}`, {
    method: "POST", headers: { "Content-Type": type }, body: file,
  }).catch(() => null);
  if (answer?.headers.get("Content-Type") === "application/json") {
    const { games, faults, notes = [] } = await answer.json();
    return { count: games.length, faults: [...faults, ...notes] };
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

/** Further games of a file are left out, as by the daemon. */
const MAX_GAMES = 1000;

/** The text of a file, and its charset where that is guessed. @throws RangeError it is too long */
export async function textOf(file) {
  if (file.size > LONGEST) {
    throw new RangeError("too long");
  }
  return decode(new Uint8Array(await file.arrayBuffer()));
}

/**
 * Reads a file of any format, told by its text.
 *
 * @param {{text: string, guessed: string | null}} file as `textOf` has it
 * @param {string[]} known the ids of rules that the daemon has
 * @param {string} rules of the game that is open
 * @returns {({game, tree, at, notes} | {fault: string})[]} its games; fault: why one cannot be read
 */
export function read({ text, guessed }, known, rules) {
  const start = text.trim();
  if (start.startsWith("{")) {
    return bounded(json.read(start, known, MAX_GAMES + 1));
  }
  if (start.startsWith("Piskvorky")) {
    return [psq.read(start, known, rules)];
  }
  const readings = sgf.read(text, known, MAX_GAMES + 1, rules);
  readings[0].notes?.push(...(guessed ? [`no charset is given by CA: read as ${guessed}`] : []));
  return bounded(readings);
}

function bounded(readings) {
  return readings.length > MAX_GAMES
    ? [...readings.slice(0, MAX_GAMES), { fault: `games after number ${MAX_GAMES} were left out` }]
    : readings;
}
