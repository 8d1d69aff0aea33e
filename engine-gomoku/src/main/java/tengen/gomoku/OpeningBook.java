package tengen.gomoku;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.game.BoardSymmetry;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Score;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * Best moves of opening positions, independent of move order and board symmetry. Read from a text
 * file by {@link BookReader}. Immutable and shared by all engines.
 */
final class OpeningBook {
  static final OpeningBook EMPTY = new OpeningBook(Map.of());

  private static final long MAX_FILE_BYTES = 64L << 20;

  private final Map<Key, Entry> entries;

  private OpeningBook(Map<Key, Entry> entries) {
    this.entries = entries;
  }

  /**
   * A book's entry for a position.
   *
   * @param move the best move
   * @param winRate 0 to 1, for the side to move
   * @param nodes nodes searched for the move
   */
  record Entry(Place move, double winRate, long nodes) {
    private Entry withMove(Place other) {
      return new Entry(other, winRate, nodes);
    }

    /** Returns the entry as the result of a search. */
    SearchResult answer() {
      var line = new Variation(new Score.Estimate(winRate), List.of(move), 0, nodes);
      return new SearchResult(move, new SearchProgress(0, List.of(line)));
    }
  }

  /** A position as a line of a book states it: Black and White alternate, Black first. */
  record Line(String rules, Setup.Board stones, Entry entry) {}

  private record Key(String rules, Setup.Board stones) {}

  /** Creates a book. If several lines have the same position, the last one counts. */
  static OpeningBook of(List<Line> lines) {
    Map<Key, Entry> entries = HashMap.newHashMap(lines.size());
    for (Line line : lines) {
      BoardSymmetry symmetry = canonical(line.stones());
      entries.put(
          new Key(line.rules(), symmetry.of(line.stones())),
          line.entry().withMove(symmetry.of(line.stones(), line.entry().move())));
    }
    return new OpeningBook(entries);
  }

  /**
   * Reads a book from a file; an empty name is the empty book.
   *
   * @throws IllegalArgumentException with the problem and what is allowed
   */
  static OpeningBook read(String file) {
    if (file.isBlank()) {
      return EMPTY;
    }
    try {
      Path path = Path.of(file);
      if (!Files.isRegularFile(path)) {
        throw wrong(file, "no such file");
      }
      if (Files.size(path) > MAX_FILE_BYTES) {
        throw wrong(file, "longer than " + (MAX_FILE_BYTES >> 20) + " MiB");
      }
      try (Stream<String> lines = Files.lines(path)) {
        return of(new BookReader().read(lines));
      }
    } catch (InvalidPathException e) {
      throw wrong(file, "no path of a file");
    } catch (IOException | UncheckedIOException e) {
      throw wrong(file, "cannot be read as UTF-8 text");
    } catch (BookReader.BadLineException e) {
      throw wrong(file, String.valueOf(e.getMessage()));
    }
  }

  private static IllegalArgumentException wrong(String file, String why) {
    return new IllegalArgumentException(GomokuOptions.BOOK.name() + " " + file + ": " + why);
  }

  boolean isEmpty() {
    return entries.isEmpty();
  }

  /**
   * Returns the entry for a position, or empty if there is none or if the sides have not
   * alternated.
   */
  Optional<Entry> find(String rules, Setup.Board stones, Side toMove) {
    Side next = stones.black().size() == stones.white().size() ? Side.BLACK : Side.WHITE;
    if (toMove != next) {
      return Optional.empty();
    }
    BoardSymmetry symmetry = canonical(stones);
    return Optional.ofNullable(entries.get(new Key(rules, symmetry.of(stones))))
        .map(entry -> entry.withMove(symmetry.origin(stones, entry.move())));
  }

  /**
   * Returns the symmetry that maps the stones to their canonical image, the one whose text sorts
   * first.
   */
  static BoardSymmetry canonical(Setup.Board stones) {
    return BoardSymmetry.ALL.stream()
        .min(Comparator.comparing(symmetry -> symmetry.of(stones).toString()))
        .orElseThrow();
  }
}
