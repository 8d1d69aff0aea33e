/** A game without a board as a picture, or as text if there is no picture. */
import { h } from "preact";
import { useRef, useState } from "preact/hooks";
import { engineToMove } from "../queries.js";
import { moveWords, sceneAt } from "./current.js";
import { hintOf } from "./hints.js";
import { Plain } from "./plain.js";
import { Stage } from "./stage.js";

/** Shows the text of a position with a picture on request. */
function Details({ state, t, play }) {
  const [isOpen, setOpen] = useState(false);
  const wordsOf = (move) => `${moveWords(state, state.at, move, t)} (${move})`;
  return h("details", { id: "text-details", onToggle: (event) => setOpen(event.target.open) }, [
    h("summary", {}, t("pic.details")),
    isOpen && h(Plain, { position: state.positions[state.at], t, play, wordsOf }),
  ]);
}

/** Shows a game without a board. The last picture stays until the next position is known. */
export function DrawnGame({ state, settings, t, act }) {
  const last = useRef({ epoch: -1, scene: null });
  const position = state.positions[state.at];
  const scene = position ? sceneAt(state, state.at) : last.current.epoch === state.epoch ? last.current.scene : null;
  last.current = { epoch: state.epoch, scene };
  const play = (move) => act({ type: "play", move });
  if (!scene) {
    return h(Plain, { position, t, play });
  }
  const isThinking = state.at === state.head && engineToMove(state) !== null;
  const isDisabled = position?.verdict.state !== "open" || Boolean(state.resigned) || isThinking;
  return [
    h(Stage, {
      scene, node: `${state.epoch}:${state.at}`, isDisabled, settings, t, play,
      isValued: state.overlay?.name === "value", hint: isDisabled ? "" : hintOf(position, t),
    }),
    h(Details, { state, t, play }),
  ];
}
