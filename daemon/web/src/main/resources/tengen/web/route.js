/** Addresses: the part after # opens a screen or a game, and each screen and game has an address. */
import { boardGame, isBoard } from "./game.js";
import { guestTokensOf, tokenOf } from "./settings.js";
import { moves, treeBuilder, turnsOf } from "./tree.js";
import { fromGomocalc, gomocalc } from "./vertex.js";

/** The names of the screens, which are also their addresses. */
export const SCREENS = ["board", "games", "live"];

/** Addresses of the board's modes for games without an own address. */
const MODES = {
  "": { type: "home" },
  play: { type: "mode", mode: "play" },
  analyse: { type: "mode", mode: "review" },
};

/** Fields of an address for stones of the setup, by side. */
const STONES = { b: "B", w: "W", n: "N" };

/** Returns the action that opens an address, or null for an unknown one. */
export function opened(hash) {
  if (hash.startsWith("#/p?")) {
    const game = linked(hash);
    return game && { type: "loaded", ...game, link: hash };
  }
  const match = /^#\/g\/([0-9A-Za-z]{16})(?:\/(\d{1,4}))?$/.exec(hash);
  if (match) {
    return { type: "openStored", id: match[1], ply: match[2] ? Number(match[2]) : null, link: hash };
  }
  const table = /^#\/t\/([0-9a-z]+)(?:\/([0-9a-f]{32}))?(\/analyse)?$/.exec(hash);
  if (table) {
    return { ...seat(table[1], table[2] ?? null), mode: table[3] ? "review" : "play" };
  }
  const name = hash.replace(/^#\/?/, "");
  if (Object.hasOwn(MODES, name)) {
    return MODES[name];
  }
  return SCREENS.includes(name) ? { type: "page", page: name } : null;
}

/**
 * Returns the action that opens a table. A token that this browser stores takes precedence over the token of a link,
 * which is for others.
 */
function seat(id, linked) {
  const own = tokenOf(id);
  return { type: "seat", id, token: own ?? linked, isLinked: !own && Boolean(linked), ...guestTokensOf(id) };
}

/** Returns the address of a table. It contains a link's token until the browser has stored a token. */
function tableAddress({ id, token, isLinked, role }) {
  const isOwn = ["host", "black", "white"].includes(role);
  return `#/t/${id}${isLinked && token && !isOwn ? `/${token}` : ""}`;
}

/** Returns the address of the state's screen or game. */
export function address(state) {
  return state.page === "board" ? boardAddress(state, state.mode) : `#/${state.page}`;
}

/** Returns the address of the state's game in a mode. */
export function boardAddress({ table, link }, mode) {
  if (mode === "home") {
    return "#/";
  }
  const isReview = mode === "review";
  return table?.id
    ? `${tableAddress(table)}${isReview ? "/analyse" : ""}`
    : (link ?? (isReview ? "#/analyse" : "#/play"));
}

/** Returns the address that opens the line shown. */
export function link(state) {
  const { game } = state;
  const { rules, width, height, text } = game;
  const all = moves(state.tree, state.at);
  const played = all.map(([, move]) => move);
  const isByTurns = turnsOf(game.first ?? "B", played).every(({ side }, ply) => side === all[ply][0]);
  const fields = text
    ? { g: rules, t: text, m: played.join(" ") }
    : {
        g: rules,
        s: width === height ? width : `${width}x${height}`,
        ...setup(game),
        m: gomocalc(played, height),
      };
  if (!isByTurns) {
    fields.p = all.map(([side]) => side).join("");
  }
  return `${location.origin}${location.pathname}#/p?${new URLSearchParams(fields)}`;
}

function setup({ stones, first, height }) {
  const fields = Object.entries(STONES)
    .map(([name, side]) => [name, stones.filter(([each]) => each === side).map(([, vertex]) => vertex)])
    .filter(([, vertices]) => vertices.length)
    .map(([name, vertices]) => [name, gomocalc(vertices, height)]);
  return { ...Object.fromEntries(fields), ...(first ? { f: first } : {}) };
}

/**
 * Returns the game of an address with moves, or null if the address is malformed.
 *
 * @param {string | null} start of a game without a board if the address does not tell it
 */
export function linked(hash, start = null) {
  const fields = new URLSearchParams(hash.slice("#/p?".length));
  if (!fields.get("g")) {
    return null;
  }
  const players = fields.get("p") ?? "";
  if (!/^[BW]*$/.test(players)) {
    return null;
  }
  const text = fields.get("t") || start;
  if (text) {
    const game = { ...boardGame(fields.get("g"), 0, 0), text };
    return line(game, (fields.get("m") ?? "").split(" ").filter(Boolean), players);
  }
  const [width, height = width] = (fields.get("s") ?? "15").split("x").map(Number);
  const points = (name) => fromGomocalc(fields.get(name) ?? "", width, height);
  if (!isBoard(width, height) || !["m", ...Object.keys(STONES)].every(points)) {
    return null;
  }
  const stones = Object.entries(STONES).flatMap(([name, side]) => points(name).map((vertex) => [side, vertex]));
  const isPlaced = stones.every(([, vertex]) => vertex !== "pass");
  return isPlaced ? line(boardGame(fields.get("g"), width, height, stones, fields.get("f")), points("m"), players) : null;
}

/** Returns a game of moves. @param players as in `turnsOf` */
export function line(game, played, players) {
  const builder = treeBuilder();
  const turns = turnsOf(game.first ?? "B", played, players);
  const at = turns.reduce((node, { side, move }) => builder.play(node, side, move), 0);
  return { game, tree: builder.tree(), at };
}
