/** SGF properties that the page stores but does not use, as SGF text: "TR[aa][bb]LB[cc:1]". */

/** Maximum length of the stored properties of a game, in characters. */
export const MAX_LENGTH = 256 * 1024;

export function escape(text) {
  return text.replace(/[\\\]]/g, "\\$&");
}

export function write(property, values) {
  return property + values.map((value) => `[${escape(value)}]`).join("");
}

/** Returns players' names as properties. */
export function ofNames({ B, W }) {
  return (B ? write("PB", [B]) : "") + (W ? write("PW", [W]) : "");
}

/** Returns the players' names in properties; "" for a missing one. */
export function namesIn(text) {
  const matches = text.matchAll(/([A-Z]+)\[([^\]\\]*(?:\\[^][^\]\\]*)*)\](?:\[[^\]\\]*(?:\\[^][^\]\\]*)*\])*/g);
  const values = Object.fromEntries([...matches].map(([, property, value]) => [property, value.replace(/\\([^])/g, "$1")]));
  return { B: values.PB ?? "", W: values.PW ?? "" };
}

/** Returns whether a text consists of properties alone, and is short enough to store. */
export function areValid(text) {
  return typeof text === "string" && text.length <= MAX_LENGTH && /^(?:[A-Z]+(?:\[[^\]\\]*(?:\\[^][^\]\\]*)*\])+)*$/.test(text);
}
