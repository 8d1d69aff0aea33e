package tengen.search;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tengen.game.Move;

/**
 * A search's intermediate result.
 *
 * @param nodes positions or playouts searched so far
 * @param lines variations, best first; may be empty
 * @param current the root move being searched, if the engine searches one at a time
 */
public record SearchProgress(long nodes, List<Variation> lines, Optional<Move> current) {
  public SearchProgress {
    lines = List.copyOf(lines);
    Objects.requireNonNull(current, "current");
  }

  /** Creates a progress report without a current root move. */
  public SearchProgress(long nodes, List<Variation> lines) {
    this(nodes, lines, Optional.empty());
  }
}
