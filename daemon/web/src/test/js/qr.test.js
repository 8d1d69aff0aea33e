import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
const { qrCode, qrModules } = await import("../../main/resources/tengen/web/qr.js");

/** A symbol of the Python package qrcode 8, with the mask that this encoder chooses. */
const TENGEN = `
#######.....#.#######
#.....#..#.#..#.....#
#.###.#.#.#.#.#.###.#
#.###.#.####..#.###.#
#.###.#.##.##.#.###.#
#.....#.#.#.#.#.....#
#######.#.#.#.#######
........#..##........
#.#####.....#.#####..
##.#.#.#.##.#..#.##.#
############.#..####.
...##..........####..
.##...##.#.#.#..#..#.
........#.######.#.#.
#######..##.#.##...#.
#.....#.#..########.#
#.###.#.#.#.#...#..#.
#.###.#.#...#..####..
#.###.#.#.##.#...#...
#.....#...#......##..
#######.#..#.#.....#.
`.trim();

/** Digests of the same package's symbols of every version, by the length of the text. */
const DIGESTS = {
  14: "765af7c0ca35a1b9", 26: "f9a401b1eaeab275", 42: "e7fa0057d4c9a426", 62: "df7bae8e14121bea", 84: "b5967ad2dcffe2a3",
  106: "8286b50d77cff49e", 122: "5bce3947358c7c65", 152: "af46b354b70ae150", 180: "8d36fe49d6b32538",
};

const LINK = "https://play.example.org/#/t/0123456789abcdef/0123456789abcdef0123456789abcdef";

const drawn = (text, dark, light) =>
  qrModules(text).map((row) => row.map((isDark) => (isDark ? dark : light)).join("")).join("\n");

test("a symbol is that of an independent encoder", () => {
  assert.equal(drawn("Tengen", "#", "."), TENGEN);
});

test("so are symbols of every version, filled to the last byte", () => {
  Object.entries(DIGESTS).forEach(([length, digest], index) => {
    const rows = drawn(LINK.repeat(3).slice(0, length), "1", "0");
    assert.equal(rows.indexOf("\n"), 21 + 4 * index, `version ${index + 1}`);
    assert.equal(createHash("sha256").update(rows).digest("hex").slice(0, 16), digest, `version ${index + 1}`);
  });
});

test("a text that is too long has no symbol, and letters count by their bytes", () => {
  assert.equal(qrCode("a".repeat(181)), null);
  assert.equal(qrCode("é".repeat(91)), null);
  assert.equal(qrCode("é".repeat(90)).size, 53);
});

test("the path draws the dark modules in rows", () => {
  const { size, quiet, path } = qrCode("Tengen");
  assert.deepEqual([size, quiet], [21, 4]);
  assert.ok(path.startsWith("M0 0h7v1h-7zM12 0h1v1h-1zM14 0h7v1h-7zM0 1h1v1h-1z"));
});
