package tengen.search;

import java.util.Objects;
import tengen.game.Move;

/**
 * The answer of a search. It holds no times, so equal searches give equal results.
 *
 * @param last the final progress, best line first
 */
public record SearchResult(Move move, SearchProgress last) {
  public SearchResult {
    Objects.requireNonNull(move, "move");
    Objects.requireNonNull(last, "last");
  }
}
