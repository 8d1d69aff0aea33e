package tengen.arena.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.arena.file.JsonLines;
import tengen.arena.game.GameResult;
import tengen.arena.game.Opening;
import tengen.arena.game.Pairing;

/**
 * A match on disk: {@link JsonLines} with a line for each game, in the order in which they ended. A
 * reader finds every game that was reported, each once; one that was not is played again.
 */
public final class ResultFile implements AutoCloseable {
  private static final String KIND = "match";

  private final JsonLines<GameLine> lines;
  private final Map<Place, GameLine> found;

  /** What a game is in its match. Earlier versions numbered the games of an odd last round anew. */
  private record Place(int pair, String black) {}

  private ResultFile(JsonLines<GameLine> lines) {
    this.lines = lines;
    this.found =
        lines.found().stream()
            .collect(
                Collectors.toMap(
                    line -> new Place(line.pair(), line.black()),
                    line -> line,
                    (first, _) -> first));
  }

  /**
   * Opens the file, or begins it.
   *
   * @param match everything that makes the match what it is, as text
   * @throws IOException with one line for people: it cannot be read or written, another process
   *     plays from it, or it belongs to another match
   */
  public static ResultFile open(Path file, String match) throws IOException {
    return new ResultFile(JsonLines.open(file, KIND, match, GameLine.class));
  }

  /**
   * All games of a match, in the order in which they ended, without playing on.
   *
   * @param openings those of the match
   * @throws IOException with one line for people: it cannot be read, is no file of a match, or has
   *     a game from another opening
   */
  public static List<GameResult> read(Path file, List<Opening> openings) throws IOException {
    Map<String, Opening> byName =
        openings.stream().collect(Collectors.toMap(Opening::name, opening -> opening));
    List<GameResult> games = new ArrayList<>();
    for (GameLine line : JsonLines.read(file, KIND, GameLine.class)) {
      Opening opening = byName.get(line.opening());
      if (opening == null) {
        throw new IOException(
            file + ": no opening " + line.opening() + " among those of the match");
      }
      games.add(line.result(opening));
    }
    return games;
  }

  /** The last pair with a game that was played before the file was opened; 0: there is none. */
  int lastPair() {
    return found.keySet().stream().mapToInt(Place::pair).max().orElse(0);
  }

  /** The result of this game, if it was played before the file was opened. */
  public Optional<GameResult> find(Pairing pairing) {
    return Optional.ofNullable(found.get(new Place(pairing.pair(), pairing.black().name())))
        .map(line -> line.result(pairing.opening()));
  }

  /** Keeps a game; it is on the disk when this returns. */
  public void add(GameResult result) throws IOException {
    lines.add(GameLine.of(result));
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
