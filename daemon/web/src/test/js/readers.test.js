/** Test cases that the daemon reads as well: test-support's game-files.json, with one character for each byte. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import "./states.js";
const { read, textOf } = await import("../../main/resources/tengen/web/formats/files.js");

const TABLE = new URL("../../../../../testing/support/src/main/resources/tengen/support/game-files.json", import.meta.url);

const PLAIN = ["freestyle", "standard", "renju", "caro", "standard-caro"].map((each) => `gomoku-${each}`);
const RULES = [...PLAIN, ...PLAIN.map((each) => `${each}-continuous`), "nogo"];

function movesOf({ nodes }) {
  const moves = [];
  for (let at = nodes[0].children[0]; at !== undefined; at = nodes[at].children[0]) {
    moves.push(`${nodes[at].side} ${nodes[at].move}`);
  }
  return moves.join(" ");
}

function summary({ fault, game, tree, names, notes }) {
  return fault === undefined
    ? {
        rules: game.rules,
        size: `${game.width}x${game.height}`,
        stones: game.stones.map((stone) => stone.join(" ")).sort().join(" "),
        toMove: game.first ?? "B",
        moves: movesOf(tree),
        black: names.B,
        white: names.W,
        comment: tree.nodes[0].comment,
        notes,
      }
    : { fault };
}

/** Returns the expected result. A name whose charset was guessed need not be right. */
function expected(game, found) {
  if (game.fault !== undefined) {
    assert.ok(found.fault?.includes(game.fault), `${found.fault} has ${game.fault}`);
    return found;
  }
  const { guessed, ...known } = game;
  const { black, white, notes } = found;
  return { toMove: "B", black: "", white: "", comment: "", notes: [], ...(guessed ? { black, white, notes } : {}), ...known };
}

for (const { what, file, games } of JSON.parse(readFileSync(TABLE, "utf8"))) {
  test(`as by the daemon: ${what}`, async () => {
    const bytes = Uint8Array.from(file, (each) => each.charCodeAt(0));
    const found = read(await textOf(new Blob([bytes])), RULES, "gomoku-freestyle").map(summary);
    assert.equal(found.length, games.length, JSON.stringify(found));
    games.forEach((game, index) => assert.deepEqual(found[index], expected(game, found[index])));
  });
}
