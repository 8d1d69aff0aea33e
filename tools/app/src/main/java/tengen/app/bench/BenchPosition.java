package tengen.app.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;

/**
 * A position of the benchmark.
 *
 * @param name rules' id and a number from 1
 */
record BenchPosition(String name, Position position) {
  private static final String RESOURCE = "positions.txt";

  /** Returns all positions in the order in which their results are printed. */
  static List<BenchPosition> all() {
    Map<String, Integer> numbers = new HashMap<>();
    List<BenchPosition> all = new ArrayList<>();
    for (String line : text().lines().filter(line -> !line.startsWith("#")).toList()) {
      Position position = position(line.split(" ", -1));
      int number = numbers.merge(position.rules(), 1, Integer::sum);
      all.add(new BenchPosition(position.rules() + "-" + number, position));
    }
    return List.copyOf(all);
  }

  /**
   * Parses the rules' id, the size such as {@code 15x15}, and the moves such as {@code 7,7},
   * Black's first.
   */
  private static Position position(String[] words) {
    int[] size = numbers(words[1], "x");
    var position = Position.start(words[0], Setup.Board.empty(size[0], size[1]));
    for (int i = 2; i < words.length; i++) {
      int[] at = numbers(words[i], ",");
      position = position.play(new Move.Place(at[0], at[1]));
    }
    return position;
  }

  private static int[] numbers(String pair, String between) {
    String[] both = pair.split(between, 2);
    return new int[] {Integer.parseInt(both[0]), Integer.parseInt(both[1])};
  }

  private static String text() {
    try (InputStream stream = BenchPosition.class.getResourceAsStream(RESOURCE)) {
      if (stream == null) {
        throw new IllegalStateException("no resource " + RESOURCE);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
