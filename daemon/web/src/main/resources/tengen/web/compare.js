/** Engines that analyse side by side, each in a column of its own. The board marks the moves of the selected one. */

/** Maximum number of columns: the daemon runs this many searches of a session at a time. */
export const MAX_COLUMNS = 4;

/** Returns the engines of the columns in their order; the selected one is among them. */
export function columnsOf({ engine, beside }) {
  return beside.includes(engine) ? beside : [engine, ...beside];
}

/** Returns the change of the analysis that selects an engine; its column stays where it is. */
export function selected(analysis, engine) {
  return { engine, beside: columnsOf(analysis) };
}

/** Returns the change that puts another engine into the selected column. */
export function replaced(analysis, engine) {
  const others = columnsOf(analysis).filter((each) => each !== engine);
  return { engine, beside: others.map((each) => (each === analysis.engine ? engine : each)) };
}

/** Returns the change that adds a column, or takes one away that is not the selected one. */
export function toggled(analysis, engine) {
  const columns = columnsOf(analysis);
  const isThere = columns.includes(engine);
  return { beside: isThere ? columns.filter((each) => each !== engine) : [...columns, engine].slice(0, MAX_COLUMNS) };
}
