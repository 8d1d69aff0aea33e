/** Animated pictures in the format GIF89a. */
import { compress } from "./lzw.js";

const TEXT = new TextEncoder();

/** Longest sub-block of a picture's data, in bytes. */
const MAX_BLOCK = 255;

function short(value) {
  return [value & 0xff, value >> 8];
}

function blocks(bytes) {
  const all = [];
  for (let from = 0; from < bytes.length; from += MAX_BLOCK) {
    const block = bytes.slice(from, from + MAX_BLOCK);
    all.push(block.length, ...block);
  }
  return [...all, 0];
}

/** Returns a table of 2 ** bits colours. */
function colours(palette, bits) {
  const padded = [...palette, ...Array.from({ length: (1 << bits) - palette.length }, () => [0, 0, 0])];
  return padded.flat();
}

/** Extension that repeats the animation without end. */
const REPEAT = [0x21, 0xff, 11, ...TEXT.encode("NETSCAPE2.0"), 3, 1, 0, 0, 0];

/** Disposal method of a frame: it stays under the next one, which may cover only a part of it. */
const KEEP = 1 << 2;

function frame({ x, y, width, height, pixels, delayMs }, bits) {
  return [
    0x21, 0xf9, 4, KEEP, ...short(Math.round(delayMs / 10)), 0, 0,
    0x2c, ...short(x), ...short(y), ...short(width), ...short(height), 0,
    bits,
  ].concat(blocks(compress(pixels, bits)));
}

/**
 * Writes an animation.
 *
 * @param {number[][]} palette at most 256 colours [red, green, blue]
 * @param {{x, y, width, height, pixels: Uint8Array, delayMs}[]} frames parts of the picture whose pixels are numbers
 *     of colours; the first one covers all of it
 * @returns {Uint8Array[]} the parts of the file
 */
export function writeGif(width, height, palette, frames) {
  const bits = Math.max(2, Math.ceil(Math.log2(palette.length)));
  const head = [...TEXT.encode("GIF89a"), ...short(width), ...short(height), 0xf0 | (bits - 1), 0, 0,
    ...colours(palette, bits), ...REPEAT];
  return [head, ...frames.map((each) => frame(each, bits)), [0x3b]].map((bytes) => Uint8Array.from(bytes));
}
