package tengen.engine.classic.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import tengen.engine.Engine;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.support.games.Boards;

/** Compares moves with those of the original program. */
final class SourceMovesTest {
  private static final String TABLE = "moves-of-the-simple-gomoku-bot.tsv";

  /** Step between the tested rows; the short form tests every third. */
  private static final int STEP = Boolean.getBoolean("tengen.long") ? 1 : 3;

  private static final String RULES = "gomoku-freestyle";

  private record Row(String side, String black, String white, Place move) {
    static Row of(String line) {
      List<String> parts = Pattern.compile("\t").splitAsStream(line).toList();
      return new Row(parts.get(0), parts.get(1), parts.get(2), Boards.point(parts.get(3)));
    }

    Position position() {
      return Boards.position(
          RULES, Boards.board(15, black, white), side.equals("black") ? Side.BLACK : Side.WHITE);
    }
  }

  private static List<Row> rows() {
    try (InputStream table =
        Objects.requireNonNull(SourceMovesTest.class.getResourceAsStream(TABLE), TABLE)) {
      return new String(table.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Row::of)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @TestFactory
  Stream<DynamicTest> plays() {
    List<Row> rows = rows();
    return IntStream.iterate(0, i -> i < rows.size(), i -> i + STEP)
        .mapToObj(rows::get)
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.side() + " of " + row.black() + " / " + row.white(),
                    () ->
                        assertThat(ClassicSearches.bestMove(row.position()))
                            .isEqualTo(row.move())));
  }

  @Test
  void theTableHasMoreThanAHundredPositions() {
    assertThat(rows()).hasSizeGreaterThan(100);
  }

  /** Row 7, column 4 is the point marked in the author's figure, though the text says (7, 5). */
  @Test
  void theGreedyStyleFallsIntoTheTrapOfTheAuthorsFigure() throws Exception {
    try (Engine engine = ClassicSearches.engine(Map.of("style", "greedy"))) {
      var control = RunningSearch.start(Limits.NONE);
      assertThat(engine.search(rows().getFirst().position(), Goal.BEST_MOVE, control).move())
          .isEqualTo(new Place(3, 6));
    }
  }
}
