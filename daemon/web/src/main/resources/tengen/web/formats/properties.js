/** Properties of SGF that the page only keeps, as SGF writes them: "TR[aa][bb]LB[cc:1]". */

/** Length of all that is kept of one game. */
export const LONGEST = 256 * 1024;

export function escape(text) {
  return text.replace(/[\\\]]/g, "\\$&");
}

export function write(property, values) {
  return property + values.map((value) => `[${escape(value)}]`).join("");
}

/** Players' names as properties. */
export function ofNames({ B, W }) {
  return (B ? write("PB", [B]) : "") + (W ? write("PW", [W]) : "");
}

/** Players' names that such properties tell, "" for one that they do not. */
export function namesIn(text) {
  const told = text.matchAll(/([A-Z]+)\[([^\]\\]*(?:\\[^][^\]\\]*)*)\](?:\[[^\]\\]*(?:\\[^][^\]\\]*)*\])*/g);
  const values = Object.fromEntries([...told].map(([, property, value]) => [property, value.replace(/\\([^])/g, "$1")]));
  return { B: values.PB ?? "", W: values.PW ?? "" };
}

/** Whether a text is such properties and nothing more. */
export function areValid(text) {
  return typeof text === "string" && text.length <= LONGEST && /^(?:[A-Z]+(?:\[[^\]\\]*(?:\\[^][^\]\\]*)*\])+)*$/.test(text);
}
