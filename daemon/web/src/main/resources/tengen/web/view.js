/** The position that the page shows, which may differ from the game's last one. */
import * as trees from "./tree.js";

/** Shows a node; the game stays where it is. A negative number is no node. */
export function goTo(state, node) {
  return node < 0
    ? state
    : {
        ...state,
        tree: trees.visit(state.tree, node),
        at: node,
        ghost: null,
        isGhostAsked: false,
        asking: null,
        preview: null,
        playedLine: null,
        message: null,
      };
}
