package tengen.engine.classic.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.support.games.Boards;
import tengen.support.games.RandomGomoku;

final class ScoreBoardTest {
  private static final int GAMES = Boolean.getBoolean("tengen.long") ? 2_000 : 8;

  /** Returns everything that a board reports about its points. */
  private static List<Integer> state(ScoreBoard board) {
    var all = new ArrayList<Integer>();
    all.add(board.fives(ScoreBoard.BLACK));
    all.add(board.fives(ScoreBoard.WHITE));
    all.add(board.evaluate(ScoreBoard.BLACK));
    for (int point = 0; point < board.grid.size(); point++) {
      all.add((int) board.cells()[point]);
      all.add(board.scores(ScoreBoard.BLACK)[point]);
      all.add(board.scores(ScoreBoard.WHITE)[point]);
    }
    return all;
  }

  /** Returns the state of a new board with the same stones, computed by the scores' definition. */
  private static List<Integer> recomputed(ScoreBoard board, List<Place> neutral) {
    var black = new ArrayList<Place>();
    var white = new ArrayList<Place>();
    PaddedGrid grid = board.grid;
    for (int point = grid.first(); point < grid.end(); point++) {
      switch (board.cells()[point]) {
        case ScoreBoard.BLACK -> black.add(grid.place(point));
        case ScoreBoard.WHITE -> white.add(grid.place(point));
        default -> {}
      }
    }
    var stones = new Setup.Board(grid.width(), grid.height(), black, white, neutral);
    return ReferenceScores.state(stones, board.rule);
  }

  @ParameterizedTest
  @EnumSource(WinRule.class)
  void incrementalScoresEqualRecountedScores(WinRule rule) {
    for (int game = 0; game < GAMES; game++) {
      long seed = 31L * game + rule.id().hashCode();
      var random = new Xoshiro(seed);
      Setup.Board start = RandomGomoku.start(random);
      var board = ScoreBoards.of(start, rule);
      for (int ply = 0; ply < 40; ply++) {
        int point = randomPoint(board, random);
        if (board.cells()[point] != ScoreBoard.EMPTY) {
          continue;
        }
        int colour = random.nextInt(3) == 0 ? ScoreBoard.WHITE : ScoreBoard.BLACK;
        List<Integer> before = state(board);
        board.put(point, colour);
        assertThat(state(board))
            .as("seed %d, ply %d", seed, ply)
            .isEqualTo(recomputed(board, start.neutral()));
        board.take(point, colour);
        assertThat(state(board)).as("undone: seed %d, ply %d", seed, ply).isEqualTo(before);
        board.put(point, colour);
      }
    }
  }

  private static int randomPoint(ScoreBoard board, Xoshiro random) {
    PaddedGrid grid = board.grid;
    return grid.index(
        new Place(random.nextInt(grid.width()), random.nextInt(Math.min(grid.height(), 7))));
  }

  private static int[] sortedScores(Setup.Board stones) {
    var board = ScoreBoards.of(stones, WinRule.FREESTYLE);
    return Stream.of(ScoreBoard.BLACK, ScoreBoard.WHITE)
        .flatMapToInt(colour -> Arrays.stream(board.scores(colour)))
        .sorted()
        .toArray();
  }

  @Test
  void aMirroredBoardHasTheSameScores() {
    Setup.Board board = Boards.drawn("X.O....", ".XO....", "...X...", "....O..", ".......");
    Setup.Board mirrored = Boards.drawn("....O.X", "....OX.", "...X...", "..O....", ".......");
    assertThat(sortedScores(mirrored)).isEqualTo(sortedScores(board));
  }

  @Test
  void aStoneIsWorthTenTimesAnEmptyWindow() {
    var board =
        ScoreBoards.of(
            Boards.drawn("X....", ".....", ".....", ".....", "....."), WinRule.FREESTYLE);
    assertThat(board.scores(ScoreBoard.BLACK)[board.grid.first()]).isEqualTo(2 * 100 + 100);
  }

  @Test
  void aNeutralStoneBlocksTheWindowsOfBothColours() {
    var board =
        ScoreBoards.of(
            Boards.drawn("#....", ".....", ".....", ".....", "....."), WinRule.FREESTYLE);
    int beside = board.grid.index(new Place(1, 0));
    assertThat(
            List.of(board.scores(ScoreBoard.BLACK)[beside], board.scores(ScoreBoard.WHITE)[beside]))
        .containsExactly(10, 10);
  }
}
