/** LZW as GIF has it: codes of growing length, the lowest bits first. */

const MAX_CODES = 4096;

/** Returns a writer of codes of any length as bytes. */
function bitWriter() {
  const bytes = [];
  let [held, count] = [0, 0];
  return {
    write(code, length) {
      held |= code << count;
      for (count += length; count >= 8; count -= 8) {
        bytes.push(held & 0xff);
        held >>>= 8;
      }
    },
    end() {
      if (count > 0) {
        bytes.push(held & 0xff);
      }
      return bytes;
    },
  };
}

/**
 * Compresses pixels.
 *
 * @param {Uint8Array} pixels each below 2 ** bits
 * @param {number} bits at least 2
 * @returns {number[]} bytes
 */
export function compress(pixels, bits) {
  const clear = 1 << bits;
  const out = bitWriter();
  let codes = new Map();
  let [next, length] = [clear + 2, bits + 1];
  out.write(clear, length);
  let prefix = pixels[0];
  for (let at = 1; at < pixels.length; at++) {
    const key = (prefix << 8) | pixels[at];
    const known = codes.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    out.write(prefix, length);
    prefix = pixels[at];
    if (next === MAX_CODES) {
      out.write(clear, length);
      codes = new Map();
      [next, length] = [clear + 2, bits + 1];
    } else {
      codes.set(key, next);
      length += next === 1 << length ? 1 : 0;
      next++;
    }
  }
  out.write(prefix, length);
  // A reader has added its next code by now.
  out.write(clear + 1, length + (next === 1 << length && next < MAX_CODES ? 1 : 0));
  return out.end();
}
