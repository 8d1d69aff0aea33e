/** Reads and writes games in every file format of the page. */
import * as json from "./json.js";
import { picture } from "./png.js";
import * as psq from "./psq.js";
import * as sgf from "./sgf.js";
import { decode } from "./text.js";

/** File formats by name: media type, `holds` (whether a game can be written) and `write`. */
const FORMATS = {
  sgf: { type: "application/x-go-sgf", holds: sgf.holds, write: sgf.write },
  psq: { type: "text/plain", holds: psq.holds, write: psq.write },
  json: { type: "application/json", holds: () => true, write: json.write },
  png: { type: "image/png", holds: (game) => !game.text, write: picture },
};

/** Returns the names of the formats that can hold a game. */
export function formatsFor(game) {
  return Object.keys(FORMATS).filter((name) => FORMATS[name].holds(game));
}

/** File types that the browser's file dialog offers. */
export const OPENED = ".sgf,.psq,.json";

/** Size of the largest file that is opened in the page, in bytes. */
const MAX_FILE_BYTES = 4 << 20;

/**
 * Uploads a file to the daemon, which stores its games.
 *
 * @param {string} rules of games that name none
 * @param {number} maxBytes the daemon's limit
 * @returns {Promise<{count: number, faults: string[]}>} the number of stored games, and problems of the file
 */
export async function uploadFile(file, rules, maxBytes) {
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

/** Saves the state's game to a file of the person's computer. */
export async function save(state, name) {
  const { type, write } = FORMATS[name];
  const content = await write(state);
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([content], { type }));
  anchor.download = `game.${name}`;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

/** Maximum number of games that are read from a file, as in the daemon. */
const MAX_GAMES = 1000;

/** Reads the text of a file, and its charset if that is guessed. @throws RangeError the file is too large */
export async function textOf(file) {
  if (file.size > MAX_FILE_BYTES) {
    throw new RangeError("too long");
  }
  return decode(new Uint8Array(await file.arrayBuffer()));
}

/**
 * Reads a file, whose format its text tells.
 *
 * @param {{text: string, guessed: string | null}} file as `textOf` returns it
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
