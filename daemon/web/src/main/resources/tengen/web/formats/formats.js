/** The file formats of games. Scripts that read and write them are loaded on first use. */
import { isForeign } from "../look.js";

/** Tells by the name of a format whether it can hold a game. */
const CAN_HOLD = {
  sgf: ({ text, stones }) => !text && stones.every(([side]) => side !== "N"),
  psq: ({ rules, text, stones, first }) => !text && rules.startsWith("gomoku") && !stones.length && !first,
  json: () => true,
  png: ({ text }) => !text,
  gif: (game) => !game.text && !isForeign(game),
};

/** Returns the names of the formats that can hold a game. */
export function formatsFor(game) {
  return Object.keys(CAN_HOLD).filter((name) => CAN_HOLD[name](game));
}

/** File types that the browser's file dialog offers. */
export const OPENED = ".sgf,.psq,.json";

/** Loads the script that reads, writes and sends files. */
export const loadFiles = () => import("./files.js");

/** Loads the script that draws pictures. */
export const loadImages = () => import("./images.js");

/** The action that tells that a script could not be loaded. */
export const FORMATS_FAILED = { type: "toast", toast: { key: "formats.failed", values: {}, undo: null } };
