package tengen.search;

import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import tengen.game.Move;

/**
 * A candidate move with its score and the expected continuation.
 *
 * @param score value for the side to move at the root
 * @param moves the candidate, then the expected replies of both sides
 * @param depth nominal search depth in plies
 * @param selectiveDepth length of the longest searched line in plies
 * @param nodes positions searched below the candidate; visits in a Monte Carlo tree search
 * @param prior 0 to 1, the candidate's prior probability, if the engine uses one
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

  /** Creates a variation whose selective depth is its depth, without a prior. */
  public Variation(Score score, List<Move> moves, int depth, long nodes) {
    this(score, moves, depth, depth, nodes, OptionalDouble.empty());
  }
}
