package tengen.engine.classic.nogo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.common.Xoshiro;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;
import tengen.support.games.RandomNogo;
import tengen.support.games.Referees;

class UndoBoardTest {
  private static final int LONG_POSITIONS = 1_000_000;
  private static final int SHORT_POSITIONS = 2_000;

  private final GameRules referee = Referees.of("nogo");

  @Test
  void legalMovesEqualTheRefereesInRandomGamesOnAllSizes() {
    int positions = Boolean.getBoolean("tengen.long") ? LONG_POSITIONS : SHORT_POSITIONS;
    for (int seed = 1; positions > 0; seed++) {
      var random = new Xoshiro(seed);
      positions -= compareOneGame(2 + random.nextInt(18), 2 + random.nextInt(18), seed, random);
    }
  }

  /**
   * Plays a random game in which either side may move next; returns the number of positions
   * compared.
   */
  private int compareOneGame(int width, int height, int seed, Xoshiro random) {
    var board = new UndoBoard(width, height);
    Position position = RandomNogo.empty(width, height);
    for (int positions = 1; ; positions++) {
      List<Move> black = RandomNogo.legalMoves(referee, position, Side.BLACK);
      List<Move> white = RandomNogo.legalMoves(referee, position, Side.WHITE);
      String where = "seed " + seed + "\n" + referee.describe(position);
      assertThat(places(board, UndoBoard.BLACK)).as(where).isEqualTo(black);
      assertThat(places(board, UndoBoard.WHITE)).as(where).isEqualTo(white);
      assertThat(board.legalCount(UndoBoard.BLACK)).as(where).isEqualTo(black.size());
      assertThat(board.legalCount(UndoBoard.WHITE)).as(where).isEqualTo(white.size());
      assertThat(board.advantage(UndoBoard.WHITE)).as(where).isEqualTo(white.size() - black.size());
      Side side = random.nextInt(4) == 0 ? position.toMove().other() : position.toMove();
      List<Move> moves = side == Side.BLACK ? black : white;
      if (moves.isEmpty()) {
        return positions;
      }
      var move = (Place) RandomNogo.randomMove(moves, random);
      board.play(
          board.point(move.x(), move.y()), side == Side.BLACK ? UndoBoard.BLACK : UndoBoard.WHITE);
      position = position.play(side, move);
    }
  }

  private static List<Move> places(UndoBoard board, int colour) {
    int[] points = new int[board.width * board.height];
    int count = board.legalPoints(colour, points);
    return java.util.Arrays.stream(points, 0, count)
        .mapToObj(point -> (Move) board.place(point))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "2, 19", "19, 2", "9, 9", "7, 13", "19, 19"})
  void undoTakesBackEverythingThatPlayDid(int width, int height) {
    for (int seed = 1; seed <= 5; seed++) {
      var random = new Xoshiro(seed);
      var board = new UndoBoard(width, height);
      int[] points = new int[width * height];
      int[] played = new int[width * height];
      int plies = 0;
      for (int colour = UndoBoard.BLACK;
          board.legalCount(colour) > 0;
          colour = UndoBoard.other(colour)) {
        int count = board.legalPoints(colour, points);
        played[plies++] = points[random.nextInt(count)];
        board.play(played[plies - 1], colour);
      }
      for (; plies > 0; plies--) {
        board.undo();
        var again = new UndoBoard(width, height);
        for (int ply = 0; ply < plies - 1; ply++) {
          again.play(played[ply], ply % 2 == 0 ? UndoBoard.BLACK : UndoBoard.WHITE);
        }
        assertThat(board.sameAs(again)).as("seed %d, %d plies", seed, plies - 1).isTrue();
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2, '4 12 16 0'",
    "3, '9 72 496 2832 12768 41328 80352 43776 0'",
    "4, '16 240 3352 43264'",
    "5, '25 600 13792 302896'"
  })
  void numbersOfMoveSequencesAreTheKnownOnes(int side, String counts) {
    var board = new UndoBoard(side, side);
    String[] expected = counts.split(" ", -1);
    for (int depth = 1; depth <= expected.length; depth++) {
      assertThat(sequences(board, depth, UndoBoard.BLACK))
          .as("depth %d", depth)
          .isEqualTo(Long.parseLong(expected[depth - 1]));
    }
  }

  private static long sequences(UndoBoard board, int depth, int colour) {
    if (depth == 1) {
      return board.legalCount(colour);
    }
    int[] points = new int[board.width * board.height];
    int count = board.legalPoints(colour, points);
    long sum = 0;
    for (int i = 0; i < count; i++) {
      board.play(points[i], colour);
      sum += sequences(board, depth - 1, UndoBoard.other(colour));
      board.undo();
    }
    return sum;
  }
}
