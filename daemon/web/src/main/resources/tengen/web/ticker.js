/** Timers that run only while the state needs them, so that an idle page lets the processor sleep. */

/**
 * Calls a function at a fixed interval while the state needs it.
 *
 * @param {number} intervalMs interval in milliseconds
 * @param {(state: object) => boolean} isNeeded must not depend on the time
 */
export function tickWhile(store, intervalMs, isNeeded, tick) {
  let timer = null;
  store.subscribe((state) => {
    const isRunning = timer !== null;
    if (isNeeded(state) !== isRunning) {
      clearInterval(timer);
      timer = isRunning ? null : setInterval(tick, intervalMs);
    }
  });
}
