package tengen.gomoku.solve;

import java.util.List;
import tengen.game.Move.Place;

/**
 * What a threat solver found out.
 *
 * @param outcome for the side that attacks
 * @param moves of the attacker, the five among them, in the shortest win of the kind asked for; 0
 *     unless there is one
 * @param nodes positions with the attacker to move that were looked at
 * @param line the attacker's moves and the longest defence, ending with the five; shorter where a
 *     limit was met on the way
 * @param firstMoves moves that win in as few; one, unless all were asked for
 */
public record ThreatSolution(
    Outcome outcome, int moves, long nodes, List<Place> line, List<Place> firstMoves) {
  public ThreatSolution {
    line = List.copyOf(line);
    firstMoves = List.copyOf(firstMoves);
  }

  /** A copy with this many more nodes. */
  ThreatSolution plusNodes(long more) {
    return new ThreatSolution(outcome, moves, nodes + more, line, firstMoves);
  }

  /** Whether there is a win. */
  public enum Outcome {
    /** Proved. */
    WIN,
    /** Every line was tried to its end: no win of this kind, in any number of moves. */
    NONE,
    /** A limit of moves, nodes or time came first. */
    UNKNOWN
  }
}
