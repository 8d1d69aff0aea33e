/** Reads and writes games in every file format of the page. */
import { loadImages } from "./formats.js";
import * as json from "./json.js";
import { trimmed } from "./lines.js";
import * as psq from "./psq.js";
import * as sgf from "./sgf.js";
import { decode } from "./text.js";
import { lookOf, stonesOf, turnPoints } from "../look.js";
import { lineThrough } from "../tree.js";
import { pointOf, stars } from "../vertex.js";

/** Returns the open line of a game on a board, as an animation draws it. */
export function filmOf(state) {
  const { width, height } = state.game;
  const placed = ([side, vertex]) => ({ side, ...pointOf(vertex, width, height) });
  const positions = lineThrough(state.tree, state.at).map((node) => {
    const shown = { ...state, at: node };
    const { side, move } = state.tree.nodes[node];
    const point = move && pointOf(move, width, height);
    const last = point ? [...turnPoints(shown), point].map((each) => ({ side, ...each })) : [];
    return { stones: stonesOf(shown).map(placed), last };
  });
  return { width, height, isSquares: lookOf(state)?.surface === "squares", stars: stars(width, height), positions };
}

/** Media types and functions that write games, by the names of formats. */
const FORMATS = {
  sgf: { type: "application/x-go-sgf", write: sgf.write },
  psq: { type: "text/plain", write: psq.write },
  json: { type: "application/json", write: json.write },
  png: { type: "image/png", write: async () => (await loadImages()).picture() },
  gif: { type: "image/gif", write: async (state) => (await loadImages()).animation(filmOf(state)) },
};

/** Size of the largest file that is opened in the page, in bytes. */
const MAX_FILE_BYTES = 4 << 20;

/** Statuses of an upload that may succeed later. */
const RETRIED = [429, 503];
const RETRY_MS = 1000;
const MAX_TRIES = 20;

async function post(file, rules, triesLeft = MAX_TRIES) {
  const ending = file.name.split(".").at(-1).toLowerCase();
  const type = (FORMATS[ending] ?? FORMATS.sgf).type;
  const answer = await fetch(`games?${new URLSearchParams({ rules })}`, {
    method: "POST", headers: { "Content-Type": type }, body: file,
  }).catch(() => null);
  if (!RETRIED.includes(answer?.status) || triesLeft === 1) {
    return answer;
  }
  await new Promise((done) => setTimeout(done, RETRY_MS));
  return post(file, rules, triesLeft - 1);
}

/** The outcome of a file that holds no game. */
const UNREADABLE = { added: [], known: 0, notes: [] };

/**
 * Sends a file to the daemon, which stores its games.
 *
 * @param {string} rules of games that name none
 * @param {number} maxBytes the daemon rejects a longer file
 * @returns {Promise<{added: string[], known: number, faults: string[], notes: string[]}>} ids of new games, the number
 *     of those that were stored already, why others cannot be read, and what is odd
 */
export async function uploadFile(file, rules, maxBytes) {
  if (file.size > maxBytes) {
    return { ...UNREADABLE, faults: ["too long"] };
  }
  const lost = { ...UNREADABLE, faults: ["connection lost"] };
  const answer = await post(file, rules);
  return answer ? readAnswer(answer).catch(() => lost) : lost;
}

/** Reads the daemon's answer to a file. Rejects if the connection is lost meanwhile. */
async function readAnswer(answer) {
  if (answer.headers.get("Content-Type") !== "application/json") {
    return { ...UNREADABLE, faults: [(await answer.text()).trim()] };
  }
  const { games, faults, new: added = [], notes = [] } = await answer.json();
  return { added, known: games.length - added.length, faults, notes };
}

/** Saves the state's game to a file of the person's computer. */
export async function save(state, name) {
  const { type, write } = FORMATS[name];
  const content = await write(state);
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([content].flat(), { type }));
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
  const start = trimmed(text);
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
