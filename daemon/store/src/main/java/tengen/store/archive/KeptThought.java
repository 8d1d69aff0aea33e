package tengen.store.archive;

import java.util.List;
import java.util.Optional;
import tengen.game.Move;
import tengen.search.Score;
import tengen.search.Variation;

/**
 * What an engine thought when it made its turn.
 *
 * @param spentMs from its command's arrival
 * @param score for its side
 * @param nodes positions, or playouts
 * @param depth plies; 0: unknown
 * @param line the turn, and what it expected to follow; of a search the first {@value #MAX_LINE}
 *     moves
 */
public record KeptThought(
    long spentMs, Optional<Score> score, long nodes, int depth, List<Move> line) {
  /** Maximum number of moves that are stored of a search's variation. */
  private static final int MAX_LINE = 100;

  public KeptThought {
    line = List.copyOf(line);
  }

  /** That of a search which took so long and so many nodes. */
  public static KeptThought of(long spentMs, long nodes, Optional<Variation> best) {
    return new KeptThought(
        spentMs,
        best.map(Variation::score),
        nodes,
        best.map(Variation::depth).orElse(0),
        best.stream().flatMap(it -> it.moves().stream()).limit(MAX_LINE).toList());
  }
}
