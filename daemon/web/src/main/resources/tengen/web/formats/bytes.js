/**
 * Replaces malformed bytes of East Asian charsets by the rules of the daemon's `MultiByteText`, since browsers'
 * decoders differ on the byte after one.
 */

const SUBSTITUTE = 0x01;

const among = (byte, ranges) => ranges.some(([first, last]) => first <= byte && byte <= last);

const LEADS = [[0x81, 0xfe]];
const DIGITS = [[0x30, 0x39]];
const HIGH = [[0xa1, 0xfe]];
const KANA = [[0xa1, 0xdf]];
const GB = [[LEADS, [[0x40, 0x7e], [0x80, 0xfe]]], [LEADS, DIGITS, LEADS, DIGITS]];

/** Characters beyond ASCII by the names of `TextDecoder`: for each form, the ranges of its bytes. */
const FORMS = {
  gbk: GB,
  gb18030: GB,
  big5: [[LEADS, [[0x40, 0x7e], [0xa1, 0xfe]]]],
  "euc-kr": [[LEADS, [[0x41, 0x5a], [0x61, 0x7a], [0x81, 0xfe]]]],
  "euc-jp": [[HIGH, HIGH], [[[0x8e, 0x8e]], KANA], [[[0x8f, 0x8f]], HIGH, HIGH]],
  shift_jis: [[KANA], [[[0x81, 0x9f], [0xe0, 0xfc]], [[0x40, 0x7e], [0x80, 0xfc]]]],
};

/** Returns whether the characters of a charset are known here. */
export function isMultiByte(charset) {
  return charset in FORMS;
}

/** Returns the number of bytes of the character at an index, or 0 for a malformed byte. */
function length(bytes, at, form) {
  const isHere = (character) => character.every((ranges, index) => among(bytes[at + index], ranges));
  return bytes[at] < 0x80 ? 1 : (form.find(isHere)?.length ?? 0);
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
