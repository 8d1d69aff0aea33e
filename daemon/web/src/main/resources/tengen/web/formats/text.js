/** Decodes the text of game files by the rules of the daemon's `RecordText`. */

import { wellFormed } from "./bytes.js";

/** Charsets that are tried in this order, in which the second byte of a character may equal SGF's ] or backslash. */
const GUESSES = { Shift_JIS: "shift_jis", GB18030: "gb18030", Big5: "big5" };

/** Length of the beginning that is searched for the charset, in bytes. */
const HEAD_BYTES = 65536;

/** Byte order marks, with the charset of each. */
const MARKED = [[[0xfe, 0xff], "utf-16be"], [[0xff, 0xfe], "utf-16le"], [[0xef, 0xbb, 0xbf], "utf-8"]];

/** Replaces a malformed byte until the text is decoded: a control character that every decoder passes on. */
const SUBSTITUTE = "\x01";

const MARKS = "()[];\\:ABCWabc";

function strict(bytes, charset) {
  try {
    return wellFormed(bytes, charset) !== bytes ? null : new TextDecoder(charset, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Decodes ISO-8859-1, which browsers replace by windows-1252. */
function latin1(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
}

/** Decodes bytes that begin with a byte order mark. Returns null if they do not. */
function decodeMarked(bytes) {
  const [mark, charset] = MARKED.find(([mark]) => mark.every((byte, at) => bytes[at] === byte)) ?? [];
  return mark ? new TextDecoder(charset).decode(bytes) : null;
}

/**
 * Returns a decoder for the charset that the first CA names. Returns null if there is none, or the browser's decoder
 * changes SGF's marks.
 */
function declaredDecoder(bytes) {
  const [, name] = /(?<![A-Za-z])CA\s{0,9}\[\s{0,9}([A-Za-z0-9_.:-]{1,40})\s{0,9}]/.exec(latin1(bytes.subarray(0, HEAD_BYTES))) ?? [];
  if (/^(iso[-_]?8859-1|latin1|l1|cp819|ibm819)$/i.test(name ?? "")) {
    return { decode: latin1 };
  }
  try {
    const decoder = name && new TextDecoder(name);
    return decoder && decoder.decode(new TextEncoder().encode(MARKS)) === MARKS
      ? { decode: (bytes) => decoder.decode(wellFormed(bytes, decoder.encoding)).replaceAll(SUBSTITUTE, "\ufffd") }
      : null;
  } catch {
    return null;
  }
}

/** Counts characters of a text that have no meaning in SGF (strays), and values and nodes (parts). */
function structureOf(text) {
  let [strays, parts, depth, isInValue] = [0, 0, 0, false];
  for (let at = Math.max(0, text.indexOf("(")); at < text.length; at++) {
    const c = text[at];
    if (isInValue) {
      at += c === "\\" ? 1 : 0;
      isInValue = c !== "]";
    } else if (c === "(" || c === ")") {
      depth += c === "(" ? 1 : -1;
    } else if (depth > 0 && (c === "[" || c === ";")) {
      parts++;
      isInValue = c === "[";
    } else if (depth > 0 && c > " " && !(c >= "A" && c <= "Z") && !(c >= "a" && c <= "z")) {
      strays++;
    }
  }
  return { strays, parts };
}

/** Decodes bytes of an unknown charset. The right charset leaves no strays and the most parts. */
function guess(bytes) {
  let best = { text: latin1(bytes), guessed: null };
  let known = structureOf(best.text);
  for (const [guessed, charset] of Object.entries(GUESSES)) {
    const text = strict(bytes, charset);
    const { strays, parts } = text === null ? { strays: 1 } : structureOf(text);
    if (strays === 0 && (known.strays > 0 || parts > known.parts)) {
      best = { text, guessed };
      known = { strays, parts };
    }
  }
  return best;
}

/**
 * Decodes a file.
 *
 * @returns {{text: string, guessed: string | null}} guessed: the charset, if neither the bytes nor CA tell it
 */
export function decode(bytes) {
  const unicode = decodeMarked(bytes) ?? strict(bytes, "utf-8");
  const decoder = unicode === null || unicode.length === bytes.length ? declaredDecoder(bytes) : null;
  const text = decoder ? decoder.decode(bytes) : unicode;
  return text === null ? guess(bytes) : { text, guessed: null };
}
