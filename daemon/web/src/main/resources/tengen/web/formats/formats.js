/** The file formats of games. Scripts that read and write them are loaded on first use. */
import { sceneAt } from "../pictures/current.js";

/** Tells by the name of a format whether it can hold the game that is shown. */
const CAN_HOLD = {
  sgf: ({ game }) => !game.text && game.stones.every(([side]) => side !== "N"),
  psq: ({ game }) => !game.text && game.rules.startsWith("gomoku") && !game.stones.length && !game.first,
  json: () => true,
  png: (state) => !state.game.text || sceneAt(state, state.at) !== null,
  gif: ({ game }) => !game.text,
};

/** Returns the names of the formats that can hold the game that is shown. */
export function formatsFor(state) {
  return Object.keys(CAN_HOLD).filter((name) => CAN_HOLD[name](state));
}

/** File types that the browser's file dialog offers. */
export const OPENED = ".sgf,.psq,.json";

/** Loads the script that reads, writes and sends files. */
export const loadFiles = () => import("./files.js");

/** Loads the script that draws pictures. */
export const loadImages = () => import("./images.js");

/** The action that tells that a script could not be loaded. */
export const FORMATS_FAILED = { type: "toast", toast: { key: "formats.failed", values: {}, undo: null } };
