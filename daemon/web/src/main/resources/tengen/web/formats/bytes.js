/**
 * Replaces malformed bytes of East Asian charsets by the rules of the daemon's `MultiByteText`, since browsers'
 * decoders differ on the byte after one.
 */

const SUBSTITUTE = 0x01;

const among = (byte, ranges) => ranges.some(([first, last]) => first <= byte && byte <= last);
const isDigit = (byte) => byte >= 0x30 && byte <= 0x39;

const LEADS = [[0x81, 0xfe]];
const GB = { leads: LEADS, trails: [[0x40, 0x7e], [0x80, 0xfe]], singles: [], hasFourBytes: true };

/**
 * Ranges of first and last bytes of two-byte characters, and of single bytes from 0x80 on, by the names of
 * `TextDecoder`.
 */
const FORMS = {
  gbk: GB,
  gb18030: GB,
  big5: { leads: LEADS, trails: [[0x40, 0x7e], [0xa1, 0xfe]], singles: [] },
  "euc-kr": { leads: LEADS, trails: [[0x41, 0x5a], [0x61, 0x7a], [0x81, 0xfe]], singles: [] },
  shift_jis: { leads: [[0x81, 0x9f], [0xe0, 0xfc]], trails: [[0x40, 0x7e], [0x80, 0xfc]], singles: [[0xa1, 0xdf]] },
};

/** Returns the number of bytes of the character at an index, or 0 for a malformed byte. */
function length(bytes, at, { leads, trails, singles, hasFourBytes }) {
  const [first, second, third, fourth] = bytes.subarray(at, at + 4);
  if (first < 0x80 || among(first, singles)) {
    return 1;
  }
  if (!among(first, leads)) {
    return 0;
  }
  if (among(second, trails)) {
    return 2;
  }
  return hasFourBytes && isDigit(second) && among(third, leads) && isDigit(fourth) ? 4 : 0;
}

/** Returns the bytes, or a copy in which SUBSTITUTE replaces malformed ones. */
export function wellFormed(bytes, charset) {
  const form = FORMS[charset];
  let whole = bytes;
  for (let at = 0; form && at < bytes.length; ) {
    const taken = length(bytes, at, form);
    if (taken === 0) {
      whole = whole === bytes ? bytes.slice() : whole;
      whole[at] = SUBSTITUTE;
    }
    at += Math.max(1, taken);
  }
  return whole;
}
