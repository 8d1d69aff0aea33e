package tengen.gomoku.solve;

import java.util.List;
import tengen.game.Move.Place;

/**
 * The result of a threat solver.
 *
 * @param outcome the result for the attacking side
 * @param moves number of the attacker's moves in the shortest win, including the five; 0 without a
 *     win
 * @param nodes number of positions searched with the attacker to move
 * @param line the attacker's moves and the longest defence, ending with the five; cut short if a
 *     limit was reached on the way
 * @param firstMoves first moves of wins of this length; only one unless all were requested
 */
public record ThreatSolution(
    Outcome outcome, int moves, long nodes, List<Place> line, List<Place> firstMoves) {
  public ThreatSolution {
    line = List.copyOf(line);
    firstMoves = List.copyOf(firstMoves);
  }

  /** Returns a copy with more nodes. */
  ThreatSolution plusNodes(long more) {
    return new ThreatSolution(outcome, moves, nodes + more, line, firstMoves);
  }

  /** Result of a threat search. */
  public enum Outcome {
    /** A proven win. */
    WIN,
    /** No win of this kind in any number of moves. */
    NONE,
    /** No win found before a limit of moves, nodes or time. */
    UNKNOWN
  }
}
