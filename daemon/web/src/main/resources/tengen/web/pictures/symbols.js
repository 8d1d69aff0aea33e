/** Values of games as books write them. */

/** Returns a value with signs for what is typed in letters: ±, arrows, minus. */
export function pretty(text) {
  return text
    .replace(/\+-\(([^(){}|,]*)\)/g, "±$1")
    .replaceAll("+-", "±")
    .replaceAll("^", "↑")
    .replace(/(?<![a-z])v(?![a-z])/g, "↓")
    .replaceAll("-", "−");
}
