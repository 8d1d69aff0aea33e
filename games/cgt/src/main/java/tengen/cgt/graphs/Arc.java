package tengen.cgt.graphs;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.cgt.Player;

/**
 * A move of a token along an arc: the token leaves a vertex, and a token appears on each target.
 *
 * @param to the targets, ascending, at least one
 * @param player who may move; empty if both may
 */
record Arc(int from, List<Integer> to, Optional<Player> player) implements Comparable<Arc> {
  private static final Pattern TEXT =
      Pattern.compile("(\\d{1,9})-(\\d{1,9}(?:,\\d{1,9})*+)([LR]?)");
  private static final Comparator<Arc> ORDER =
      Comparator.comparingInt(Arc::from).thenComparing(Arc::targets).thenComparing(Arc::print);

  Arc {
    to = to.stream().sorted().toList();
  }

  /** Reads {@code 0-1}, {@code 0-1,2} or {@code 0-1L}. */
  static Optional<Arc> parse(String text) {
    Matcher parts = TEXT.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    List<Integer> to = Stream.of(parts.group(2).split(",", -1)).map(Integer::valueOf).toList();
    Optional<Player> player =
        switch (parts.group(3)) {
          case "L" -> Optional.of(Player.LEFT);
          case "R" -> Optional.of(Player.RIGHT);
          default -> Optional.empty();
        };
    return Optional.of(new Arc(Integer.parseInt(parts.group(1)), to, player));
  }

  boolean isOf(Player mover) {
    return player.isEmpty() || player.get() == mover;
  }

  /** Returns the same arc for both players. */
  Arc ofBoth() {
    return new Arc(from, to, Optional.empty());
  }

  /** Returns the notation of the move, which has no player's letter. */
  String move() {
    return from + "-" + targets();
  }

  private String targets() {
    return to.stream().map(String::valueOf).collect(Collectors.joining(","));
  }

  String print() {
    return move() + player.map(each -> each == Player.LEFT ? "L" : "R").orElse("");
  }

  @Override
  public int compareTo(Arc other) {
    return ORDER.compare(this, other);
  }
}
