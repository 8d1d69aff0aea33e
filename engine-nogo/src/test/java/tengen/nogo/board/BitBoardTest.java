package tengen.nogo.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
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

class BitBoardTest {
  private static final int LONG_POSITIONS = 1_000_000;
  private static final int SHORT_POSITIONS = 2_000;
  private static final int LONGEST_SIDE = 19;

  private final GameRules referee = Referees.of("nogo");

  @Test
  void legalMovesEqualTheRefereesInRandomGamesOnAllShapes() {
    int positions = Boolean.getBoolean("tengen.long") ? LONG_POSITIONS : SHORT_POSITIONS;
    for (int seed = 1; positions > 0; seed++) {
      var random = new Xoshiro(seed);
      int width = 1 + random.nextInt(LONGEST_SIDE);
      int height = 1 + random.nextInt(Math.min(LONGEST_SIDE, BitBoard.MAX_POINTS / width));
      positions -= compareOneGame(width, height, seed, random);
    }
  }

  /**
   * Plays a random game in which either side may move next; returns the number of positions
   * compared.
   */
  private int compareOneGame(int width, int height, int seed, Xoshiro random) {
    var board = new BitBoard(width, height);
    Position position = RandomNogo.empty(width, height);
    for (int positions = 1; ; positions++) {
      List<Move> black = RandomNogo.legalMoves(referee, position, Side.BLACK);
      List<Move> white = RandomNogo.legalMoves(referee, position, Side.WHITE);
      String where = "seed " + seed + "\n" + referee.describe(position);
      assertThat(legal(board, BitBoard.BLACK)).as(where).isEqualTo(black);
      assertThat(legal(board, BitBoard.WHITE)).as(where).isEqualTo(white);
      Side side = random.nextInt(4) == 0 ? position.toMove().other() : position.toMove();
      List<Move> moves = side == Side.BLACK ? black : white;
      if (moves.isEmpty()) {
        return positions;
      }
      var move = (Place) RandomNogo.randomMove(moves, random);
      board.play(move.y() * width + move.x(), side == Side.BLACK ? 0 : 1);
      position = position.play(side, move);
    }
  }

  private static List<Move> legal(BitBoard board, int colour) {
    List<Move> found =
        IntStream.range(0, board.points())
            .filter(point -> board.isLegal(point, colour))
            .mapToObj(point -> (Move) new Place(point % board.width(), point / board.width()))
            .toList();
    assertThat(board.legalCount(colour)).isEqualTo(found.size());
    return found;
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "19, 1", "9, 9", "7, 13", "8, 8", "16, 8"})
  void undoTakesBackEverythingThatPlayDid(int width, int height) {
    for (int seed = 1; seed <= 5; seed++) {
      var random = new Xoshiro(seed);
      var board = new BitBoard(width, height);
      while (board.legalCount(board.plies() % 2) > 0) {
        board.play(anyLegal(board, board.plies() % 2, random), board.plies() % 2);
      }
      while (board.plies() > 0) {
        board.undo();
        assertThat(everything(board))
            .as("seed %d, %d plies", seed, board.plies())
            .isEqualTo(everything(replayed(width, height, board.plies(), seed)));
      }
    }
  }

  private static BitBoard replayed(int width, int height, int plies, int seed) {
    var random = new Xoshiro(seed);
    var board = new BitBoard(width, height);
    while (board.plies() < plies) {
      board.play(anyLegal(board, board.plies() % 2, random), board.plies() % 2);
    }
    return board;
  }

  private static int anyLegal(BitBoard board, int colour, Xoshiro random) {
    int point = random.nextInt(board.points());
    while (!board.isLegal(point, colour)) {
      point = (point + 1) % board.points();
    }
    return point;
  }

  private static List<Long> everything(BitBoard board) {
    var all = new java.util.ArrayList<Long>();
    for (int word = 0; word < 2; word++) {
      all.add(board.legal(BitBoard.BLACK, word));
      all.add(board.legal(BitBoard.WHITE, word));
      for (int point = 0; point < board.points(); point++) {
        all.add(board.isEmpty(point) ? -1L : board.liberties(board.chain(point), word));
      }
    }
    return all;
  }

  @ParameterizedTest
  @CsvSource({
    "2, '4 12 16 0'",
    "3, '9 72 496 2832 12768 41328 80352 43776 0'",
    "4, '16 240 3352 43264'",
    "5, '25 600 13792 302896'"
  })
  void numbersOfMoveSequencesAreTheReferees(int side, String counts) {
    var board = new BitBoard(side, side);
    String[] expected = counts.split(" ", -1);
    for (int depth = 1; depth <= expected.length; depth++) {
      assertThat(sequences(board, depth, BitBoard.BLACK))
          .as("depth %d", depth)
          .isEqualTo(Long.parseLong(expected[depth - 1]));
    }
  }

  private static long sequences(BitBoard board, int depth, int colour) {
    if (depth == 1) {
      return board.legalCount(colour);
    }
    long sum = 0;
    for (int point = 0; point < board.points(); point++) {
      if (board.isLegal(point, colour)) {
        board.play(point, colour);
        sum += sequences(board, depth - 1, 1 - colour);
        board.undo();
      }
    }
    return sum;
  }
}
