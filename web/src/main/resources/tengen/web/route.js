/** Addresses: what is behind # leads to a screen, and what is shown has an address. */
import { boardGame } from "./game.js";
import { tokenOf } from "./settings.js";
import { moves, newTree, play } from "./tree.js";
import { fromGomocalc, gomocalc } from "./vertex.js";

/** What the reducer is told where this address is opened; null: nothing opens there. */
export function opened(hash) {
  if (hash.startsWith("#/p?")) {
    const game = linked(hash);
    return game && { type: "loaded", ...game, link: hash };
  }
  const kept = /^#\/g\/([0-9A-Za-z]{16})(?:\/(\d{1,4}))?$/.exec(hash);
  if (kept) {
    return { type: "kept", id: kept[1], ply: kept[2] ? Number(kept[2]) : null, link: hash };
  }
  const table = /^#\/t\/([0-9a-z]+)$/.exec(hash);
  if (table) {
    return { type: "seat", id: table[1], token: tokenOf(table[1]) };
  }
  return { type: "page", page: hash.split("/")[1] || "board" };
}

/** The address of what a state shows. */
export function address(state) {
  const board = state.table?.id ? `#/t/${state.table.id}` : (state.link ?? "#/");
  return state.page === "board" ? board : `#/${state.page}`;
}

/** The address that opens this line on this board. */
export function link(state) {
  const { rules, width, height, text } = state.game;
  const played = moves(state.tree, state.at).map(([, move]) => move);
  const fields = text
    ? { g: rules, t: text, m: played.join(",") }
    : { g: rules, s: width === height ? width : `${width}x${height}`, m: gomocalc(played, height) };
  return `${location.origin}/#/p?${new URLSearchParams(fields)}`;
}

/** The game of such an address; null: it is none. */
function linked(hash) {
  const fields = new URLSearchParams(hash.slice("#/p?".length));
  if (!fields.get("g")) {
    return null;
  }
  if (fields.get("t")) {
    const game = { ...boardGame(fields.get("g"), 0, 0), text: fields.get("t") };
    return line(game, (fields.get("m") ?? "").split(",").filter(Boolean));
  }
  const [width, height] = (fields.get("s") ?? "15").split("x").map(Number);
  const game = boardGame(fields.get("g"), width, height ?? width);
  const vertices = fromGomocalc(fields.get("m") ?? "", game.width, game.height);
  return vertices && line(game, vertices);
}

/** A game of these moves, Black's and White's in turn. */
export function line(game, played) {
  let tree = newTree();
  let at = 0;
  played.forEach((move, index) => {
    [tree, at] = play(tree, at, index % 2 ? "W" : "B", move);
  });
  return { game, tree, at };
}
