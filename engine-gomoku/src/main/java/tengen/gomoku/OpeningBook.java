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
 * Best moves of opening positions, by rules and by stones, whatever their order and up to symmetry.
 * A book is a text file, {@link BookReader}. It does not change: all engines share it.
 */
final class OpeningBook {
  static final OpeningBook EMPTY = new OpeningBook(Map.of());

  private static final long MOST_BYTES = 64L << 20;

  private final Map<Key, Entry> entries;

  private OpeningBook(Map<Key, Entry> entries) {
    this.entries = entries;
  }

  /**
   * What a book knows of a position.
   *
   * @param move the best
   * @param winRate 0..1, for the side to move
   * @param nodes searched for it
   */
  record Entry(Place move, double winRate, long nodes) {
    private Entry withMove(Place other) {
      return new Entry(other, winRate, nodes);
    }

    /** The answer to a search. */
    SearchResult answer() {
      var line = new Variation(new Score.Estimate(winRate), List.of(move), 0, nodes);
      return new SearchResult(move, new SearchProgress(0, List.of(line)));
    }
  }

  /** A position as a line of a book has it: Black and White in turn, Black first. */
  record Line(String rules, Setup.Board stones, Entry entry) {}

  private record Key(String rules, Setup.Board stones) {}

  /** Of several lines for one position the last counts. */
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
   * The book in a file; of an empty name an empty book.
   *
   * @throws IllegalArgumentException with what is wrong and what is allowed
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
      if (Files.size(path) > MOST_BYTES) {
        throw wrong(file, "longer than " + (MOST_BYTES >> 20) + " MiB");
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

  /** What it knows of a position; nothing where it is not the turn of who would be next. */
  Optional<Entry> find(String rules, Setup.Board stones, Side toMove) {
    Side next = stones.black().size() == stones.white().size() ? Side.BLACK : Side.WHITE;
    if (toMove != next) {
      return Optional.empty();
    }
    BoardSymmetry symmetry = canonical(stones);
    return Optional.ofNullable(entries.get(new Key(rules, symmetry.of(stones))))
        .map(entry -> entry.withMove(symmetry.origin(stones, entry.move())));
  }

  /** The symmetry whose image stands for all eight: the first in the order of their texts. */
  static BoardSymmetry canonical(Setup.Board stones) {
    return BoardSymmetry.ALL.stream()
        .min(Comparator.comparing(symmetry -> symmetry.of(stones).toString()))
        .orElseThrow();
  }
}
