/** Steps through the moves by the wheel over the board. */

/** Distance in pixels that a touchpad scrolls for one step; a notch of a mouse's wheel is about 100. */
const STEP_PIXELS = 60;

/** A pause of this length in milliseconds begins a new gesture. */
const PAUSE_MS = 250;

/** Returns a function from wheel events to steps: 1 is one move on, -1 one back, 0 none yet. */
export function wheelSteps() {
  let distance = 0;
  let lastMs = 0;
  return ({ deltaY, deltaMode, timeStamp }) => {
    const isNew = timeStamp - lastMs > PAUSE_MS || Math.sign(deltaY) !== Math.sign(distance);
    lastMs = timeStamp;
    distance = (isNew ? 0 : distance) + (deltaMode === 0 ? deltaY : Math.sign(deltaY) * STEP_PIXELS);
    if (Math.abs(distance) < STEP_PIXELS) {
      return 0;
    }
    const step = Math.sign(distance);
    distance = 0;
    return step;
  };
}
