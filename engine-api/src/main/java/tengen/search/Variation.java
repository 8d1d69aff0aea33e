package tengen.search;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import tengen.game.Move;

/**
 * One candidate and what the search thinks follows.
 *
 * @param score for the side to move at the root
 * @param moves the candidate first, then the expected replies in turn
 * @param depth plies searched in full
 * @param selectiveDepth plies of the longest line looked at
 * @param nodes positions searched below the candidate; visits in a Monte-Carlo tree
 * @param prior 0..1, what the engine thought of the candidate before searching it, if it did
 */
public record Variation(
    Score score,
    List<Move> moves,
    int depth,
    int selectiveDepth,
    long nodes,
    OptionalDouble prior) {
  public Variation {
    Objects.requireNonNull(score, "score");
    moves = List.copyOf(moves);
    Objects.requireNonNull(prior, "prior");
  }

  /** A variation of one depth, without a prior. */
  public Variation(Score score, List<Move> moves, int depth, long nodes) {
    this(score, moves, depth, depth, nodes, OptionalDouble.empty());
  }
}
