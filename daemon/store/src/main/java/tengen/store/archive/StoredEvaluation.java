package tengen.store.archive;

import java.util.List;
import java.util.Optional;
import tengen.game.Move;
import tengen.search.Score;
import tengen.search.Variation;

/**
 * An engine's evaluation of the turn it made.
 *
 * @param spentMs time from the arrival of its command
 * @param score for the engine's side
 * @param nodes number of positions or playouts
 * @param depth plies; 0 if unknown
 * @param line the turn and the expected continuation; at most {@value #MAX_LINE} moves of a search
 */
public record StoredEvaluation(
    long spentMs, Optional<Score> score, long nodes, int depth, List<Move> line) {
  /** Maximum number of moves of a stored variation. */
  private static final int MAX_LINE = 100;

  public StoredEvaluation {
    line = List.copyOf(line);
  }

  /**
   * Creates the evaluation of a search.
   *
   * @param best its best variation
   */
  public static StoredEvaluation of(long spentMs, long nodes, Optional<Variation> best) {
    return new StoredEvaluation(
        spentMs,
        best.map(Variation::score),
        nodes,
        best.map(Variation::depth).orElse(0),
        best.stream().flatMap(it -> it.moves().stream()).limit(MAX_LINE).toList());
  }
}
