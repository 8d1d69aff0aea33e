/** Byo-yomi: a clock's time is the main time and all periods together. */

/** Returns what a clock shows of its seconds: the main time, or the rest of the running period. */
export function shownSeconds(clock, seconds) {
  const { periods = 0, periodTime = 0 } = clock ?? {};
  const overtime = periods * periodTime;
  if (!overtime || !Number.isFinite(seconds)) {
    return seconds;
  }
  return seconds > overtime ? seconds - overtime : seconds - (Math.max(1, Math.ceil(seconds / periodTime)) - 1) * periodTime;
}

/** Returns how many periods are left with the running one; null: the clock has none. */
export function periodsLeft(clock, seconds) {
  const { periods = 0, periodTime = 0 } = clock ?? {};
  return periods && Number.isFinite(seconds) ? Math.min(periods, Math.ceil(seconds / periodTime)) : null;
}
