package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tengen.common.gomoku.WinRule;
import tengen.gomoku.board.EngineNumbers;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.MadeTables;
import tengen.gomoku.board.Points;
import tengen.gomoku.board.RuleTables;
import tengen.gomoku.board.TrainedParameters;

class TableNumbersTest {
  private static final long NODES = 100;

  @Test
  void unchangedTablesEqualTheEngines() throws InterruptedException {
    for (WinRule rule : List.of(WinRule.FREESTYLE, WinRule.RENJU)) {
      List<Double> none =
          Collections.nCopies(OffsetNumbers.count(TrainingSample.tables(rule)), 0.0);
      RuleTables made = MadeTables.of(rule, new OffsetNumbers(new EngineNumbers(rule), none));
      TrainingGame game = new GamePlayer(rule, NODES, NODES, SearchGate.OPEN).play(1);
      var board = new GomokuBoard(rule, game.side(), game.side());
      var same = new GomokuBoard(made, game.side(), game.side());
      for (int move : game.moves()) {
        same.play(move, TrainingGame.colour(board.plies()));
        board.play(move, TrainingGame.colour(board.plies()));
        assertThat(numbers(same)).isEqualTo(numbers(board));
      }
    }
  }

  /** Returns all table values of a position. */
  private static List<Integer> numbers(GomokuBoard board) {
    return IntStream.of(GomokuBoard.BLACK, GomokuBoard.WHITE)
        .flatMap(
            side ->
                IntStream.concat(
                    IntStream.of(board.value(side), board.threatScore(side)),
                    IntStream.range(0, Points.COUNT)
                        .filter(board::isEmpty)
                        .flatMap(
                            point ->
                                IntStream.of(
                                    board.attack(side, point),
                                    board.defence(side, point),
                                    board.pointClass(side, point)))))
        .boxed()
        .toList();
  }

  @Test
  void tablesAreWrittenAsTheEngineReadsThem(@TempDir Path folder) throws IOException {
    var numbers = new EngineNumbers(WinRule.RENJU);
    new TableWriter(folder, WinRule.RENJU, "the engine").write(numbers);
    for (String table : List.of(TrainedParameters.PATTERNS, TrainedParameters.THREATS)) {
      for (int colour : List.of(GomokuBoard.BLACK, GomokuBoard.WHITE)) {
        String name = TrainedParameters.name(table, WinRule.RENJU, colour);
        assertThat(rows(Files.readString(folder.resolve(name)))).isEqualTo(rows(resource(name)));
      }
    }
  }

  private static String resource(String name) throws IOException {
    try (var stream = TrainedParameters.class.getResourceAsStream(name)) {
      return new String(stream.readAllBytes(), StandardCharsets.US_ASCII);
    }
  }

  private static List<String> rows(String text) {
    return text.lines().filter(line -> !line.startsWith("#")).toList();
  }
}
