package tengen.search;

import java.util.Objects;
import tengen.game.Move;

/**
 * A search's answer. It contains no times, so equal searches have equal results.
 *
 * @param last the final progress, best line first
 */
public record SearchResult(Move move, SearchProgress last) {
  public SearchResult {
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(last, "last");
  }
}
