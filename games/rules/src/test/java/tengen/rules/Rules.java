package tengen.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.stream.Stream;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;

/** The referees as the service loader finds them, and boards drawn as text. */
final class Rules {
  private static final Map<String, GameRules> BY_ID = load();

  private Rules() {}

  private static Map<String, GameRules> load() {
    var found = new TreeMap<String, GameRules>();
    ServiceLoader.load(GameRules.class).forEach(rules -> found.put(rules.id(), rules));
    return found;
  }

  static List<String> ids() {
    return List.copyOf(BY_ID.keySet());
  }

  static List<String> gomokuIds() {
    return ids().stream().filter(id -> id.startsWith("gomoku-")).toList();
  }

  static GameRules of(String id) {
    return Objects.requireNonNull(BY_ID.get(id), id);
  }

  static GameRules of(Position position) {
    return of(position.rules());
  }

  static Position empty(String id, int width, int height) {
    return Position.start(id, Setup.Board.empty(width, height));
  }

  static Position drawn(String id, String... rows) {
    return Position.start(id, board(rows));
  }

  /**
   * Returns a board from its rows: {@code .} empty, {@code X} Black, {@code O} White, {@code ?}
   * neutral.
   */
  static Setup.Board board(String... rows) {
    Map<Character, List<Place>> stones = new HashMap<>();
    for (int y = 0; y < rows.length; y++) {
      for (int x = 0; x < rows[y].length(); x++) {
        stones.computeIfAbsent(rows[y].charAt(x), _ -> new ArrayList<>()).add(new Place(x, y));
      }
    }
    return new Setup.Board(
        rows[0].length(),
        rows.length,
        stones.getOrDefault('X', List.of()),
        stones.getOrDefault('O', List.of()),
        stones.getOrDefault('?', List.of()));
  }

  /** Returns a full board without a line of more than two. */
  static Setup.Board full(int width, int height) {
    return board(
        Stream.iterate(0, y -> y + 1)
            .limit(height)
            .map(y -> (y % 2 == 0 ? "XXOO" : "OOXX").repeat(width).substring(0, width))
            .toArray(String[]::new));
  }

  static List<Place> points(Setup.Board board) {
    return Stream.iterate(0, i -> i + 1)
        .limit((long) board.width() * board.height())
        .map(i -> new Place(i % board.width(), i / board.width()))
        .toList();
  }

  /** Reads a table among the test resources: its rows without comments, split at the bars. */
  static List<String[]> table(String name) {
    InputStream file =
        Objects.requireNonNull(Rules.class.getResourceAsStream("/tengen/rules/" + name), name);
    try (var lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#") && !line.isBlank())
          .map(line -> line.strip().split("\\s*\\|\\s*", -1))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
