package tengen.cgt.partizan;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Random small positions of every game. */
final class Examples {
  static final long SEED = 20261122;

  private static final Map<String, String> SYMBOLS =
      Map.of(
          "hackenbush", "BRG",
          "domineering", "...#",
          "toads-and-frogs", "TF..",
          "amazons", "L.R..#.",
          "advance-or-eat", ".WB",
          "col", "..XO#...",
          "snort", "..XO#...",
          "nogo-region", "..XO..#");

  private Examples() {}

  static <P> List<P> of(Partizan<P> rules, int count) {
    SplittableRandom random = new SplittableRandom(SEED);
    return Stream.generate(() -> rules.parse(text(rules.id(), random))).limit(count).toList();
  }

  private static String text(String id, SplittableRandom random) {
    if (id.equals("value")) {
      return value(3, random);
    }
    String symbols = Objects.requireNonNull(SYMBOLS.get(id), id);
    return switch (id) {
      case "hackenbush" -> edges(random);
      case "toads-and-frogs" -> row(symbols, random.nextInt(1, 9), random);
      case "amazons" -> rows(symbols, random.nextInt(1, 3), random.nextInt(1, 4), random);
      default -> rows(symbols, random.nextInt(1, 4), random.nextInt(1, 4), random);
    };
  }

  private static String value(int depth, SplittableRandom random) {
    String[] leaves = {"0", "1", "-1/2", "*", "*2", "^", "v*", "1^2*3", "{|}", "+-1", "-{1|*}"};
    return depth == 0 || random.nextInt(4) == 0
        ? leaves[random.nextInt(leaves.length)]
        : "{" + values(depth - 1, random) + "|" + values(depth - 1, random) + "}";
  }

  private static String values(int depth, SplittableRandom random) {
    return Stream.generate(() -> value(depth, random))
        .limit(random.nextInt(3))
        .collect(Collectors.joining(","));
  }

  /** Returns a random tree of up to four edges with up to two more edges between its vertices. */
  private static String edges(SplittableRandom random) {
    int size = random.nextInt(1, 7);
    return IntStream.rangeClosed(1, size)
        .mapToObj(
            edge ->
                random.nextInt(Math.min(edge, 5))
                    + "-"
                    + (edge > 4 ? random.nextInt(5) : edge)
                    + "BRG".charAt(random.nextInt(3)))
        .collect(Collectors.joining(" "));
  }

  private static String rows(String symbols, int height, int width, SplittableRandom random) {
    return Stream.generate(() -> row(symbols, width, random))
        .limit(height)
        .collect(Collectors.joining("/"));
  }

  private static String row(String symbols, int width, SplittableRandom random) {
    return random
        .ints(width, 0, symbols.length())
        .mapToObj(each -> String.valueOf(symbols.charAt(each)))
        .collect(Collectors.joining());
  }
}
