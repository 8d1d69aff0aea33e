/** Sounds of the board, made by the browser without files. Off until the person chooses them. */
import { isOver, isYourTurn } from "./explore.js";
import { winner } from "./screens.js";
import { pathTo } from "./tree.js";

/**
 * Returns the sound of a change.
 *
 * @param {boolean} isHidden whether the page is in the background
 * @returns {"B" | "W" | "turn" | "end" | null} a stone's, a call, the end of the game, or none
 */
export function soundOf(state, before, isHidden) {
  if (state.epoch !== before.epoch || state.mode !== "play") {
    return null;
  }
  if (isOver(state) && winner(state) && !isOver(before)) {
    return "end";
  }
  const isMove = state.head !== before.head && pathTo(state.tree, state.head).at(-2) === before.head;
  return isMove && isHidden && isYourTurn(state) ? "turn" : isMove ? state.tree.nodes[state.head].side : null;
}

const CLICK_SECONDS = 0.06;

/** Frequency in Hz of the wood under each side's stone. */
const WOOD_HZ = { B: 1500, W: 1100 };

/** A short burst of noise through a narrow filter: a stone on wood. */
function click(context, hz, delay) {
  const length = Math.ceil(context.sampleRate * CLICK_SECONDS);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / length) ** 6;
  }
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: hz, Q: 2 });
  source.connect(filter).connect(new GainNode(context, { gain: 0.7 })).connect(context.destination);
  source.start(context.currentTime + delay);
}

/** Two low notes that fade. */
function chime(context) {
  [196, 294].forEach((frequency, index) => {
    const start = context.currentTime + index * 0.14;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0.14, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
    const tone = new OscillatorNode(context, { type: "sine", frequency });
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.9);
  });
}

/** @returns {(sound: "B" | "W" | "turn" | "end") => void} plays a sound; the browser's audio is opened by the first */
export function openSound() {
  let context = null;
  return (sound) => {
    context ??= new AudioContext();
    if (sound === "end") {
      chime(context);
    } else if (sound === "turn") {
      click(context, WOOD_HZ.B, 0);
      click(context, WOOD_HZ.B, 0.12);
    } else {
      click(context, WOOD_HZ[sound], 0);
    }
  };
}
