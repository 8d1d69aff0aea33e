/** Texts of files: their lines, and the text without white space around it. */

/** Removes ASCII white space and control characters from both ends, as Java does. */
export function trimmed(text) {
  return text.replace(/^[\0- ]+/, "").replace(/(?<![\0- ])[\0- ]+$/, "");
}

export function linesOf(text) {
  return text.split(/\r\n|\n|\r/);
}
