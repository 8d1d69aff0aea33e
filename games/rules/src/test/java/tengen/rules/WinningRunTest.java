package tengen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Verdict;

class WinningRunTest {
  private static final int SIZE = 15;
  private static final List<String> RULES =
      List.of(
          "gomoku-freestyle",
          "gomoku-standard",
          "gomoku-renju",
          "gomoku-caro",
          "gomoku-standard-caro");

  record Row(String stones, String rules, String outcome) {
    Side side() {
      return stones.contains("x") ? Side.BLACK : Side.WHITE;
    }

    int last() {
      return Math.max(stones.indexOf('x'), stones.indexOf('o'));
    }

    /** Returns a board with the row at y = 7, before the last stone. */
    Setup.Board before() {
      String row = stones.replace('x', '.').replace('o', '.');
      var rows = new ArrayList<String>();
      for (int y = 0; y < SIZE; y++) {
        rows.add(y == 7 ? row + ".".repeat(SIZE - row.length()) : ".".repeat(SIZE));
      }
      return Rules.board(rows.toArray(String[]::new));
    }
  }

  static Stream<Row> rows() {
    return Rules.table("winning-runs.txt").stream()
        .flatMap(
            row ->
                IntStream.range(0, RULES.size())
                    .mapToObj(i -> new Row(row[0], RULES.get(i), row[i + 1])));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void rowsAreJudgedAsInTheTable(Row row) {
    GameRules rules = Rules.of(row.rules());
    Position before = Position.start(row.rules(), row.before()).withToMove(row.side());
    Verdict after = rules.verdict(before.play(new Place(row.last(), 7)));

    assertThat(rules.verdict(before)).isEqualTo(new Verdict.Open());
    switch (after) {
      case Verdict.Won(Side side, _, List<Place> line) when side == row.side() -> {
        assertThat(row.outcome()).isEqualTo("win");
        assertThat(line).hasSizeGreaterThanOrEqualTo(5).contains(new Place(row.last(), 7));
      }
      case Verdict.Won _ -> assertThat(row.outcome()).isEqualTo("foul");
      case Verdict.Open _ -> assertThat(row.outcome()).isEqualTo("open");
      case Verdict.Drawn drawn -> throw new AssertionError(drawn);
    }
  }

  @Test
  void linesWinInAllFourDirections() {
    Position start = Rules.empty("gomoku-freestyle", SIZE, SIZE);
    for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
      List<Place> line =
          IntStream.range(0, 5).mapToObj(i -> new Place(5 + i * step[0], 7 + i * step[1])).toList();
      Position position = start;
      for (Place stone : line) {
        assertThat(Rules.of(position).verdict(position)).isEqualTo(new Verdict.Open());
        position = position.play(Side.WHITE, stone);
      }
      assertThat(Rules.of(position).verdict(position))
          .isEqualTo(new Verdict.Won(Side.WHITE, "five in a row", line));
    }
  }

  @Test
  void theWinningLineOfSixHasSixPoints() {
    Position position =
        Rules.drawn("gomoku-caro", "XXX.XX", "......", "......", "......", "......")
            .play(new Place(3, 0));

    assertThat(Rules.of(position).verdict(position))
        .isEqualTo(
            new Verdict.Won(
                Side.BLACK,
                "6 in a row",
                IntStream.range(0, 6).mapToObj(x -> new Place(x, 0)).toList()));
  }

  @Test
  void aRowDoesNotGoOnBeyondTheEdge() {
    Position position =
        Rules.drawn("gomoku-freestyle", ".....", "..XXX", "XX...", ".....", ".....");

    assertThat(Rules.of(position).verdict(position)).isEqualTo(new Verdict.Open());
  }
}
