package tengen.gomoku.proof;

import java.util.List;
import tengen.game.Move.Place;

/** A proven move of Black. */
sealed interface ProofAnswer {
  /** A move stored in a node of the proof tree. */
  record FromTree(int node, Place move) implements ProofAnswer {}

  /**
   * A win by threes and fours after a reply that the tree leaves out.
   *
   * @param moves number of own moves, including the five
   * @param nodes nodes that the solver searched
   * @param line moves of both sides, Black first
   */
  record FromThreats(int moves, long nodes, List<Place> line) implements ProofAnswer {
    public FromThreats {
      line = List.copyOf(line);
    }
  }
}
