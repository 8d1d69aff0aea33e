package tengen.search;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tengen.game.Move;

/**
 * What a search has found so far.
 *
 * @param nodes positions searched, or playouts
 * @param lines best first; may be empty
 * @param current the root move in hand, where the engine works on one at a time
 */
public record SearchProgress(long nodes, List<Variation> lines, Optional<Move> current) {
  public SearchProgress {
    lines = List.copyOf(lines);
    Objects.requireNonNull(current, "current");
  }

  /** Progress without a root move in hand. */
  public SearchProgress(long nodes, List<Variation> lines) {
    this(nodes, lines, Optional.empty());
  }
}
