/** QR codes (ISO/IEC 18004) of links: bytes, error correction M, versions 1 to 9. Browsers load it for an invitation. */

/** By version: data codewords, error correction codewords of each block, number of blocks. */
const VERSIONS = [
  [16, 10, 1], [28, 16, 1], [44, 26, 1], [64, 18, 2], [86, 24, 2], [108, 16, 4], [124, 18, 4], [154, 22, 4], [182, 22, 5],
];

/** Width of the light border that scanners need, in modules. */
const QUIET = 4;

/** Bits of the mode and of the length before the data: a whole byte and a half. */
const HEAD_BYTES = 2;
const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

const FIELD = 0x11d;
const FORMAT = { generator: 0x537, bits: 10, mask: 0x5412 };
const VERSION = { generator: 0x1f25, bits: 12 };

/** A module is inverted where the function of its column and row is 0. */
const MASKS = [
  (x, y) => (x + y) % 2,
  (x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/**
 * Returns the QR code of a text.
 *
 * @returns {{size: number, quiet: number, path: string} | null} the side and the border in modules, and the path of
 *     the dark modules in SVG; null: the text has more than 180 bytes
 */
export function qrCode(text) {
  const modules = qrModules(text);
  return modules && { size: modules.length, quiet: QUIET, path: modules.map(runs).join("") };
}

function runs(row, y) {
  return [...row.map(Number).join("").matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join("");
}

/** Returns the rows of the QR code of a text, true for each dark module; null: the text is too long. */
export function qrModules(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + VERSIONS.findIndex(([most]) => bytes.length <= most - HEAD_BYTES);
  if (version === 0) {
    return null;
  }
  const drawn = symbol(version);
  place(drawn, codewords(bytes, VERSIONS[version - 1]));
  const masked = MASKS.map((mask, number) => finished(drawn, mask, number));
  const costs = masked.map(penalty);
  return masked[costs.indexOf(Math.min(...costs))];
}

/** Returns the data and its error correction, with the blocks interleaved. */
function codewords(bytes, [most, corrections, count]) {
  const data = padded(bytes, most);
  const short = Math.floor(most / count);
  const firstLong = count - (most % count);
  const blocks = Array.from({ length: count }, (_, index) => {
    const start = index * short + Math.max(0, index - firstLong);
    return data.slice(start, start + short + (index >= firstLong ? 1 : 0));
  });
  return [...interleaved(blocks), ...interleaved(blocks.map((block) => correction(block, corrections)))];
}

function interleaved(blocks) {
  const longest = Math.max(...blocks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => blocks.map((block) => block[at]).filter((byte) => byte !== undefined)).flat();
}

/** Returns mode, length, data and padding. The half byte of the mode shifts all bytes by four bits. */
function padded(bytes, most) {
  const shifted = [BYTE_MODE, bytes.length, ...bytes, 0];
  const data = shifted.slice(1).map((byte, index) => ((shifted[index] & 15) << 4) | (byte >> 4));
  return Array.from({ length: most }, (_, at) => data[at] ?? PADDING[(at - data.length) % 2]);
}

/** Returns the product of two elements of the field of 256 elements. */
function times(a, b) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ (product >> 7) * FIELD;
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Returns the error correction codewords of a block: the remainder by the Reed-Solomon generator. */
function correction(block, count) {
  let generator = [1];
  for (let root = 1, i = 0; i < count; i++, root = times(root, 2)) {
    generator = [...generator, 0].map((each, index) => each ^ times(generator[index - 1] ?? 0, root));
  }
  const rest = [...block, ...Array(count).fill(0)];
  block.forEach((_, at) => {
    const factor = rest[at];
    generator.forEach((each, index) => { rest[at + index] ^= times(each, factor); });
  });
  return rest.slice(block.length);
}

/** Returns the fixed patterns of a version. A module is null until it is drawn; those of `fixed` are never masked. */
function symbol(version) {
  const size = 17 + 4 * version;
  const rows = Array.from({ length: size }, () => Array(size).fill(null));
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) {
    square(rows, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  const centres = alignments(version, size);
  for (const [x, y] of centres.flatMap((each) => centres.map((other) => [each, other]))) {
    if (rows[y][x] === null) {
      square(rows, x, y, 2, (ring) => ring !== 1);
    }
  }
  for (let at = 8; at < size - 8; at++) {
    rows[6][at] = rows[at][6] = at % 2 === 0;
  }
  drawFormat(rows, 0);
  drawVersion(rows, version);
  return { rows, fixed: rows.map((row) => row.map((module) => module !== null)) };
}

/** Returns the columns, which are the rows too, of the alignment patterns' centres. */
function alignments(version, size) {
  if (version === 1) {
    return [];
  }
  return version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
}

/** Draws a square around a centre, by the distance from it. Modules beyond the symbol are left out. */
function square(rows, centreX, centreY, radius, isDark) {
  for (let y = Math.max(0, centreY - radius); y <= Math.min(rows.length - 1, centreY + radius); y++) {
    for (let x = Math.max(0, centreX - radius); x <= Math.min(rows.length - 1, centreX + radius); x++) {
      rows[y][x] = isDark(Math.max(Math.abs(x - centreX), Math.abs(y - centreY)));
    }
  }
}

/** Returns a number with the remainder of its division by a generator behind it. */
function checked(number, { generator, bits }) {
  let rest = number << bits;
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit = 31 - Math.clz32(rest)) {
    rest ^= generator << (bit - bits);
  }
  return (number << bits) | rest;
}

/** Draws error correction (M is 0) and mask, twice, and the module that is always dark. */
function drawFormat(rows, mask) {
  const { length: size } = rows;
  const bits = checked(mask, FORMAT) ^ FORMAT.mask;
  for (let at = 0; at < 15; at++) {
    const isDark = ((bits >> at) & 1) === 1;
    const along = at < 6 ? at : at < 8 ? at + 1 : size - 15 + at;
    const back = at < 8 ? size - 1 - at : at === 8 ? 7 : 14 - at;
    rows[along][8] = isDark;
    rows[8][back] = isDark;
  }
  rows[size - 8][8] = true;
}

/** Draws the version, twice, where it has 7 or more. */
function drawVersion(rows, version) {
  const bits = checked(version, VERSION);
  for (let at = 0; version >= 7 && at < 18; at++) {
    const [across, along] = [rows.length - 11 + (at % 3), Math.floor(at / 3)];
    rows[along][across] = rows[across][along] = ((bits >> at) & 1) === 1;
  }
}

/** Fills the free modules in columns of two, up and down from the right. Modules that are left over stay light. */
function place({ rows, fixed }, bytes) {
  const { length: size } = rows;
  let at = 0;
  let isUp = false;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    isUp = !isUp;
    for (let step = 0; step < size; step++) {
      const y = isUp ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!fixed[y][x]) {
          rows[y][x] = ((bytes[at >> 3] >> (7 - (at & 7))) & 1) === 1;
          at++;
        }
      }
    }
  }
}

/** Returns the rows with a mask and its number. */
function finished({ rows, fixed }, mask, number) {
  const masked = rows.map((row, y) => row.map((isDark, x) => (fixed[y][x] ? isDark : isDark !== (mask(x, y) === 0))));
  drawFormat(masked, number);
  return masked;
}

/** Returns how hard a symbol is to read, as the standard weighs runs, blocks, false finders and an uneven share. */
function penalty(rows) {
  const columns = rows.map((_, x) => rows.map((row) => row[x]));
  const lines = [...rows, ...columns].map((line) => line.map(Number).join(""));
  const runCost = sum(lines, (line) => sum([...line.matchAll(/0{5,}|1{5,}/g)], ([run]) => run.length - 2));
  const finderCost = sum(lines, (line) => 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length);
  const blockCost = sum(rows.slice(1), (row, y) => sum(row.slice(1), (isDark, x) =>
    [row[x], rows[y][x], rows[y][x + 1]].every((other) => other === isDark) ? 3 : 0));
  const dark = sum(rows.flat(), Number) / rows.length ** 2;
  return runCost + finderCost + blockCost + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

function sum(all, weigh) {
  return all.reduce((total, each, index) => total + weigh(each, index), 0);
}
