package tengen.proof.build;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * The text form of an expansion: {@code moves KEY STAGE NODES MOVE…} or {@code replies KEY LEGAL
 * NODES REPLY…}, with hexadecimal keys.
 */
final class JournalLine {
  private static final String MOVES = "moves";
  private static final String REPLIES = "replies";
  private static final int FIRST_POINT = 4;

  private JournalLine() {}

  static String of(Expansion expansion) {
    return switch (expansion) {
      case Expansion.Moves(long key, int stage, long nodes, List<Integer> moves) ->
          text(MOVES, key, stage, nodes, moves);
      case Expansion.Replies(long key, int legal, long nodes, List<Integer> open) ->
          text(REPLIES, key, legal, nodes, open);
    };
  }

  private static String text(String kind, long key, int number, long nodes, List<Integer> points) {
    String all = points.stream().map(point -> " " + point).collect(Collectors.joining());
    return String.format(Locale.ROOT, "%s %016x %d %d%s", kind, key, number, nodes, all);
  }

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if it is no expansion
   */
  static Expansion read(String line) {
    String[] words = line.split(" ", -1);
    if (words.length < FIRST_POINT) {
      throw new IllegalArgumentException("no expansion: " + line);
    }
    long key = Long.parseUnsignedLong(words[1], 16);
    int number = Integer.parseInt(words[2]);
    long nodes = Long.parseLong(words[3]);
    List<Integer> points = Arrays.stream(words).skip(FIRST_POINT).map(Integer::valueOf).toList();
    return switch (words[0]) {
      case MOVES -> new Expansion.Moves(key, number, nodes, points);
      case REPLIES -> new Expansion.Replies(key, number, nodes, points);
      default -> throw new IllegalArgumentException("no expansion: " + line);
    };
  }
}
