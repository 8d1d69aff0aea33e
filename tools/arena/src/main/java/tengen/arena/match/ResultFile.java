package tengen.arena.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.arena.file.JsonLines;
import tengen.arena.game.GameResult;
import tengen.arena.game.Opening;
import tengen.arena.game.Pairing;

/**
 * A match on disk as {@link JsonLines}, with a line for each game in the order in which they ended.
 * A reader finds every reported game once. A game that was not reported is played again.
 */
public final class ResultFile implements AutoCloseable {
  static final String KIND = "match";

  private final JsonLines<GameLine> lines;
  private final Map<GameKey, GameLine> found;

  /**
   * Identifies a game within its match. Numbers do not, since earlier versions numbered the games
   * of an odd last round differently.
   */
  record GameKey(int pair, String black) {}

  private ResultFile(JsonLines<GameLine> lines) {
    this.lines = lines;
    this.found =
        lines.found().stream()
            .collect(
                Collectors.toMap(
                    line -> new GameKey(line.pair(), line.black()),
                    line -> line,
                    (first, _) -> first));
  }

  /**
   * Opens or creates the file.
   *
   * @param match text that identifies the match completely
   * @throws IOException with a one-line message if the file cannot be read or written, is in use by
   *     another process, or belongs to another match
   */
  public static ResultFile open(Path file, String match) throws IOException {
    return new ResultFile(JsonLines.open(file, KIND, match, GameLine.class));
  }

  /**
   * Reads all games of a match in the order in which they ended.
   *
   * @param openings of the match
   * @throws IOException with a one-line message if the file cannot be read, is not a match, or has
   *     a game with another opening
   */
  public static List<GameResult> read(Path file, List<Opening> openings) throws IOException {
    Map<String, Opening> byName =
        openings.stream().collect(Collectors.toMap(Opening::name, opening -> opening));
    List<GameResult> games = new ArrayList<>();
    for (GameLine line : JsonLines.read(file, KIND, GameLine.class)) {
      Opening opening = byName.get(line.opening());
      if (opening == null) {
        throw new IOException(file + ": opening " + line.opening() + " is not one of the match");
      }
      games.add(line.result(opening));
    }
    return games;
  }

  /** Returns the last pair with a game in the file when it was opened, or 0 if there was none. */
  int lastPair() {
    return found.keySet().stream().mapToInt(GameKey::pair).max().orElse(0);
  }

  /** Returns the stored result of this game, if the file held it when it was opened. */
  public Optional<GameResult> find(Pairing pairing) {
    return Optional.ofNullable(found.get(new GameKey(pairing.pair(), pairing.black().name())))
        .map(line -> line.result(pairing.opening()));
  }

  /** Returns the stored games of this match in its order. */
  public Stream<GameResult> games(Schedule schedule) {
    int last = lastPair();
    return schedule
        .pairings()
        .takeWhile(pairing -> pairing.pair() <= last)
        .flatMap(pairing -> find(pairing).stream());
  }

  /** Appends a game. It is on the disk when this method returns. */
  public void add(GameResult result) throws IOException {
    lines.add(GameLine.of(result));
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
