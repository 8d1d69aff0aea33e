package tengen.cgt.catalog;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A legal move in a component of a sum.
 *
 * @param component index from 0
 * @param move in that game's notation
 */
public record SumMove(int component, String move) {
  private static final Pattern TEXT = Pattern.compile("([1-9][0-9]{0,8}):(.+)");

  /** Reads {@code 2:1-3}; empty if the number is missing. */
  public static Optional<SumMove> parse(String text) {
    Matcher parts = TEXT.matcher(text);
    return parts.matches()
        ? Optional.of(new SumMove(Integer.parseInt(parts.group(1)) - 1, parts.group(2)))
        : Optional.empty();
  }

  /** Returns {@code 2:1-3}, where components are counted from 1. */
  public String print() {
    return component + 1 + ":" + move;
  }
}
