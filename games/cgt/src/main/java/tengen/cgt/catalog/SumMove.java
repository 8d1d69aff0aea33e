package tengen.cgt.catalog;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A legal move in one component of a sum.
 *
 * @param component from 0
 * @param move in that game's notation
 */
public record SumMove(int component, String move) {
  private static final Pattern TEXT = Pattern.compile("([1-9][0-9]{0,8}):(.+)");

  /** Reads {@code 2:1-3}; empty: it has no number in front. */
  public static Optional<SumMove> parse(String text) {
    Matcher parts = TEXT.matcher(text);
    return parts.matches()
        ? Optional.of(new SumMove(Integer.parseInt(parts.group(1)) - 1, parts.group(2)))
        : Optional.empty();
  }

  /** {@code 2:1-3}: components are counted from 1. */
  public String print() {
    return component + 1 + ":" + move;
  }
}
