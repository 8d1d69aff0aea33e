/** Time and visits of the running analyses by their engines: {id, sinceMs, spentMs, first, visits}. */

/** From so many milliseconds on, a speed means something. */
const TELLING_MS = 500;

/** Returns the efforts after a report. A query with another id begins anew, also where it goes on from an earlier tree. */
export function measured(efforts, engine, { id, moveInfos = [] }, nowMs) {
  const visits = moveInfos.reduce((sum, info) => sum + info.visits, 0);
  const before = efforts[engine]?.id === id ? efforts[engine] : { id, sinceMs: nowMs, first: visits };
  return { ...efforts, [engine]: { ...before, spentMs: nowMs - before.sinceMs, visits } };
}

/** Returns the effort of an engine's analysis of the position that is shown; null: none runs, or none has reported. */
export function effortOf({ analysis, efforts, epoch, at }, engine) {
  const effort = efforts[engine];
  return analysis.on && effort?.id.startsWith(`analysis:${epoch}:${at}:`) ? effort : null;
}

/** Returns the visits a second; null: too early to tell. */
export function speedOf({ spentMs, first, visits }) {
  return spentMs >= TELLING_MS && visits > first ? (1000 * (visits - first)) / spentMs : null;
}
