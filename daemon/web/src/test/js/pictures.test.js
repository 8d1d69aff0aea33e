/**
 * Pictures of games without a board. positions.json holds what `tengen-position` answers for the example of each game, for
 * the texts of docs/cgt.md, and for each of these after two moves.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

globalThis.navigator ??= { languages: ["en"] };
const web = "../../main/resources/tengen/web";
const { pictureOf } = await import(`${web}/pictures/pictures.js`);
const { stalkValue } = await import(`${web}/pictures/hackenbush.js`);
const { complete, offered } = await import(`${web}/pictures/choices.js`);
const { spoken } = await import(`${web}/pictures/current.js`);
const { nearest } = await import(`${web}/pictures/nearest.js`);
const { roomOf } = await import(`${web}/pictures/targets.js`);
const { pretty } = await import(`${web}/pictures/symbols.js`);
const { translator } = await import(`${web}/i18n/translate.js`);

const POSITIONS = JSON.parse(readFileSync(new URL("positions.json", import.meta.url)));

/** Positions that are too large for a picture, or have three dimensions. */
const TEXT_ALONE = /^(wythoff 10{12}|misere wythoff|coin-product twins within-3|coin-product turning-turtles turning-turtles turning-turtles)/;

const { loadLanguage } = await import("../../main/resources/tengen/web/i18n/languages.js");

await loadLanguage("zh");
const [en, zh] = ["en", "zh"].map(translator);

function game({ rules, start, position, moves, moreMoves = false, toMove = "B", played = [] }) {
  return {
    id: rules,
    text: position,
    start: start.startsWith(`${rules} `) ? start.slice(rules.length + 1) : start,
    moves,
    moreMoves,
    toMove,
    history: played.map(([side, move]) => ({ side, move })),
  };
}

const DRAWN = POSITIONS.filter(({ start }) => !TEXT_ALONE.test(start)).map((position) => [position, pictureOf(game(position))]);

/** Makes the presses of a play, and returns the resulting move. */
function pressed(scene, { choices }) {
  let made = null;
  choices.forEach((id, index) => {
    const found = offered(scene, choices.slice(0, index)).find((choice) => choice.id === id);
    assert.ok(found, `${id} is offered`);
    made = found.play;
  });
  return (made ?? complete(scene, choices))?.move;
}

test("every example has a picture, but those that are too large", () => {
  DRAWN.forEach(([{ rules, position }, scene]) => assert.ok(scene, `${rules} ${position}`));
  POSITIONS.filter(({ start }) => TEXT_ALONE.test(start)).forEach((position) => assert.equal(pictureOf(game(position)), null));
});

test("every legal move is made by pressing, once and under a name of its own", () => {
  DRAWN.forEach(([{ rules, position, moves }, scene]) => {
    assert.deepEqual(scene.moves.map(({ move }) => move), moves, `${rules} ${position}`);
    scene.moves.forEach((play) => assert.equal(pressed(scene, play), play.move));
    for (const t of [en, zh]) {
      const names = scene.moves.map(({ name }) => spoken(name, t));
      assert.equal(new Set(names).size, moves.length, `names of ${rules} ${position}`);
    }
  });
});

test("what is pressed lies in the picture, and what fades is drawn there", () => {
  function keysOf(shapes) {
    return shapes.flatMap(({ key, content }) => [key, ...(Array.isArray(content) && content[0]?.tag ? keysOf(content) : [])]);
  }
  DRAWN.forEach(([{ rules, position }, scene]) => {
    const keys = new Set(keysOf(scene.shapes));
    for (const { id, hits, fades } of scene.choices.values()) {
      hits.forEach(({ x, y }) => assert.ok(x >= 0 && x <= scene.width && y >= 0 && y <= scene.height, `${rules} ${position}: ${id}`));
      Object.keys(fades).forEach((key) => assert.ok(keys.has(key), `${rules} ${position}: ${id} fades ${key}`));
    }
    assert.ok(spoken(scene.spoken, zh));
  });
});

/** Returns the rectangles that are pressed on a phone, as large as they grow there, in pixels. */
function onPhone(scene, chosen = []) {
  const unit = Math.min(344 / scene.width, 290 / scene.height, 120);
  const choices = offered(scene, chosen).filter(({ hits }) => hits.length);
  const rooms = roomOf(choices);
  const size = (area, side) => Math.max(area[side] * unit, Math.min(44, rooms.get(area)[side] * unit));
  return choices.flatMap(({ id, hits }) => hits.map((area) =>
    ({ id, turn: area.turn, x: area.x * unit, y: area.y * unit, width: size(area, "width"), height: size(area, "height"),
      before: { width: area.width * unit, height: area.height * unit } })));
}

/** Returns whether two rectangles overlap by more than a hundredth of a pixel. */
function overlap(one, other, size) {
  const sides = [one, other].flatMap(({ turn }) => [turn, turn + 90]).map((turn) => (turn * Math.PI) / 180);
  return sides.every((angle) => {
    const far = (each) => (Math.abs(Math.cos((each.turn * Math.PI) / 180 - angle)) * size(each).width +
      Math.abs(Math.sin((each.turn * Math.PI) / 180 - angle)) * size(each).height) / 2;
    const apart = Math.abs((one.x - other.x) * Math.cos(angle) + (one.y - other.y) * Math.sin(angle));
    return apart < far(one) + far(other) - 0.01;
  });
}

test("what is pressed grows on a phone without touching anything else that is pressed", () => {
  DRAWN.forEach(([{ rules, position }, scene]) => {
    const all = onPhone(scene);
    all.forEach((one, index) => all.slice(index + 1).filter(({ id }) => id !== one.id).forEach((other) => assert.ok(
      overlap(one, other, ({ before }) => before) || !overlap(one, other, (each) => each), `${rules} ${position}: ${one.id} ${other.id}`)));
  });
});

test("what has room is large enough for a finger on a phone", () => {
  const least = (rules, position, moves) => {
    const scene = pictureOf(game({ rules, start: `${rules} ${position}`, position, moves }));
    return Math.round(Math.min(...onPhone(scene).flatMap(({ width, height }) => [width, height])));
  };
  assert.equal(least("hackenbush", "0-1B 0-2R 0-3B 0-4R 0-5B 0-6R 0-7B 0-8R", ["0-1B", "0-3B", "0-5B", "0-7B"]), 44);
  assert.ok(least("hackenbush", "0-1B 1-2R 0-3R 3-4B 0-5B 5-6B 0-7R 0-8B", ["0-1B", "3-4B", "0-5B", "5-6B", "0-8B"]) >= 33);
  assert.equal(least("graph", "0-1 1-2 2-3 3-4; tokens 0 2", ["0-1", "2-3"]), 44);
  assert.equal(least("subtraction", "1,3: 5 10", ["1-1", "1-3", "2-1", "2-3"]), 44);
  assert.ok(least("lasker", "2 2 3", ["1-1", "1-2", "1:1,1", "2-1", "2-2", "2:1,1", "3-1", "3-2", "3-3", "3:1,2", "3:2,1"]) >= 23);
});

test("a counter takes itself and all above it", () => {
  const scene = pictureOf(game({ rules: "nim", start: "nim 3 5", position: "3 5", moves: ["1-1", "1-2", "1-3", "2-1"] }));
  const { fades, name } = scene.choices.get("1-2");
  assert.deepEqual(Object.keys(fades).sort(), ["1.1", "1.2"]);
  assert.equal(spoken(name, en), "Take 2 from heap 1, leaving 1");
});

test("a heap that is too large for counters asks how many are taken", () => {
  const position = { rules: "nim", start: "nim 1000000000000 3", position: "1000000000000 3", moves: ["1-1", "1-2"], moreMoves: true };
  const scene = pictureOf(game(position));
  const asked = offered(scene, []).filter(({ ask }) => ask).map(({ id, ask }) => [id, ask.prefix, ask.most]);
  assert.deepEqual(asked, [["heap 1", "1-", "1000000000000"], ["heap 2", "2-", "3"]]);
});

test("an edge that is cut takes down what stands on it", () => {
  const position = { rules: "hackenbush", start: "hackenbush BRB", position: "0-1B 1-2R 2-3B", moves: ["0-1B", "2-3B"] };
  const scene = pictureOf(game(position));
  assert.deepEqual(scene.choices.get("0-1B").fades, { e0: "cutting", e1: "falls", e2: "falls" });
  assert.equal(spoken(scene.choices.get("2-3B").name, en), "Cut blue edge 3 of stalk 1");
});

test("what stands keeps its place when an edge is cut", () => {
  const start = "hackenbush 0-1B 0-2R 2-3B";
  const before = pictureOf(game({ rules: "hackenbush", start, position: "0-1B 0-2R 2-3B", moves: ["0-1B", "2-3B"] }));
  const after = pictureOf(game({ rules: "hackenbush", start, position: "0-2R 2-3B", moves: ["2-3B"] }));
  assert.deepEqual(after.choices.get("2-3B").hits, before.choices.get("2-3B").hits);
  assert.deepEqual([after.width, after.height], [before.width, before.height]);
});

test("a stalk is worth its edges, halved from the first change of colour on", () => {
  const values = ["B", "BB", "BR", "BRB", "RB", "RRBB", "BBRR", "BRR"].map(stalkValue);
  assert.deepEqual(values, ["1", "2", "1/2", "3/4", "-1/2", "-5/4", "5/4", "1/4"]);
});

test("halves of cells that no other domino takes belong to the nearest one", () => {
  const scene = pictureOf(game({ rules: "domineering", start: "domineering 3x1", position: "./././.", moves: ["a1-a2", "a2-a3", "a3-a4"] }));
  assert.deepEqual(["a3-a4", "a2-a3", "a1-a2"].map((move) => scene.choices.get(move).hits[0].height), [1.5, 1, 1.5]);
});

test("an amazon is chosen, then where it goes, then its arrow", () => {
  const moves = ["a1-b1/a1", "a1-b1/c1", "a1-c1/a1", "a1-c1/b1"];
  const scene = pictureOf(game({ rules: "amazons", start: "amazons L..", position: "L..", moves }));
  const ids = (chosen) => offered(scene, chosen).map(({ id }) => id);
  assert.deepEqual(ids([]), ["from a1"]);
  assert.deepEqual(ids(["from a1"]), ["to b1", "to c1"]);
  assert.deepEqual(offered(scene, ["from a1", "to c1"]).map(({ play }) => play.move), ["a1-c1/a1", "a1-c1/b1"]);
});

test("coins are chosen in any order", () => {
  const scene = pictureOf(game({ rules: "turning-turtles", start: "turning-turtles 3", position: "3", moves: ["3", "3,2", "3,1"] }));
  assert.equal(complete(scene, ["3"]).move, "3");
  assert.equal(offered(scene, ["1"])[0].play.move, "3,1");
  assert.equal(complete(scene, ["1"]), null);
});

test("the games of a sum have their own pictures, and their moves the number of the game", () => {
  const position = { rules: "sum", start: "nim 2 + domineering ../..", position: "nim 2 + domineering ../..", moves: ["1:1-1", "1:1-2", "2:a1-a2"] };
  const scene = pictureOf(game(position));
  assert.equal(spoken(scene.moves[2].name, en), "Game 2: Upright domino on a1 and a2");
  assert.deepEqual(scene.moves[2].choices, ["2|a1-a2"]);
});

test("texts that the page does not know have no picture", () => {
  const warn = console.warn;
  console.warn = () => {};
  for (const [rules, position, moves] of [["chess", "x", ["e4"]], ["nim", "3 5", ["odd"]], ["domineering", "..", ["a1+a2"]]]) {
    assert.equal(pictureOf(game({ rules, start: position, position, moves })), null);
  }
  console.warn = warn;
});

test("arrow keys go to the nearest button", () => {
  const at = (x, y) => ({ hits: [{ x, y }] });
  const [from, right, far, up] = [at(0, 0), at(1, 0.2), at(3, 0), at(0, -2)];
  assert.equal(nearest(from, [from, far, right, up], [1, 0]), right);
  assert.equal(nearest(from, [from, far, right, up], [0, -1]), up);
  assert.equal(nearest(from, [from, far, right, up], [-1, 0]), undefined);
});

test("values are written with their signs", () => {
  assert.deepEqual(["+-(1)", "^2*", "v", "{2|-1/2}", "+-(1*)"].map(pretty), ["±1", "↑2*", "↓", "{2|−1/2}", "±1*"]);
});
