/** Decodes and splits the text of game files by the rules of the daemon's `RecordText`. */
import { isMultiByte, wellFormed } from "./bytes.js";

/** Charsets that are tried in this order, in which the second byte of a character may equal SGF's ] or backslash. */
const GUESSES = { Shift_JIS: "shift_jis", GB18030: "gb18030", Big5: "big5" };

/** Length of the beginning that is searched for the charset, in bytes. */
const HEAD_BYTES = 65536;

/** Byte order marks, with the charset of each. */
const MARKED = [[[0xfe, 0xff], "utf-16be"], [[0xff, 0xfe], "utf-16le"], [[0xef, 0xbb, 0xbf], "utf-8"]];

/** Replaces a malformed byte until the text is decoded: a control character that every decoder passes on. */
const SUBSTITUTE = "\x01";

/**
 * The names of charsets that files use, with the decoder's name, in which $1 is the number in a name. The daemon has
 * the same table, since Java and browsers know different names.
 */
const CHARSETS = [
  [/^utf-?8$/, "utf-8"],
  [/^(?:iso[-_]?8859-1|latin1|l1|cp819|ibm819)$/, "iso-8859-1"],
  [/^(?:(?:cs|x-)?shift[-_]?jis|(?:x-)?sjis|ms_kanji|windows-31j|(?:cp|ms|windows-)932)$/, "shift_jis"],
  [/^(?:(?:x-)?gbk|gb[-_]?2312(?:-80)?|gb18030|(?:cp|ms|windows-)936)$/, "gb18030"],
  [/^(?:(?:cn-)?big5(?:-hkscs)?|(?:cp|ms|windows-)950)$/, "big5"],
  [/^(?:euc[-_]?kr|ks_c_5601-1987|ksc_?5601|(?:cp|ms|windows-)949)$/, "euc-kr"],
  [/^(?:x-)?euc[-_]?jp$/, "euc-jp"],
  [/^iso-2022-jp$/, "iso-2022-jp"],
  [/^(?:us-)?ascii$/, "windows-1252"],
  [/^(?:iso[-_]?8859-9|latin5|l5)$/, "windows-1254"],
  [/^(?:iso[-_]?8859-11|tis-620|windows-874)$/, "windows-874"],
  [/^iso[-_]?8859-([2-8]|13|15|16)$/, "iso-8859-$1"],
  [/^(?:latin|l)([2-4])$/, "iso-8859-$1"],
  [/^(?:cp|x-cp|windows-)125([0-8])$/, "windows-125$1"],
  [/^koi8-([ru])$/, "koi8-$1"],
  [/^(?:cp|ibm)866$/, "ibm866"],
];

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

/** Returns a decoder for the charset that the first CA names; null if there is none, or its name is unknown. */
function declaredDecoder(bytes) {
  const head = latin1(bytes.subarray(0, HEAD_BYTES));
  const [, name = ""] = /(?<![A-Za-z])CA[ \t-\r]{0,9}\[[ \t-\r]{0,9}([A-Za-z0-9_.:-]{1,40})[ \t-\r]{0,9}]/.exec(head) ?? [];
  const lower = name.toLowerCase();
  const [form, charset] = CHARSETS.find(([form]) => form.test(lower)) ?? [];
  if (!form) {
    return null;
  }
  const label = lower.replace(form, charset);
  return label === "iso-8859-1" ? { decode: latin1 } : { decode: (bytes) => decodeAs(label, bytes) };
}

function decodeAs(label, bytes) {
  const text = new TextDecoder(label).decode(wellFormed(bytes, label));
  return isMultiByte(label) ? text.replaceAll(SUBSTITUTE, "\ufffd") : text;
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
