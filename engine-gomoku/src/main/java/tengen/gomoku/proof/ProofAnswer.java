package tengen.gomoku.proof;

import java.util.List;
import tengen.game.Move.Place;

/** Black's move, and what it is proved by. */
sealed interface ProofAnswer {
  /** A node of the tree has it. */
  record FromTree(int node, Place move) implements ProofAnswer {}

  /**
   * A win by threes and fours, after a reply that the tree leaves out.
   *
   * @param moves own moves, the five included
   * @param nodes of the solver
   * @param line both sides' moves, Black's first
   */
  record FromThreats(int moves, long nodes, List<Place> line) implements ProofAnswer {
    public FromThreats {
      line = List.copyOf(line);
    }
  }
}
