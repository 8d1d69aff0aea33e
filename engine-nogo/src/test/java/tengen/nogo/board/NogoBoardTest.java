package tengen.nogo.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
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

class NogoBoardTest {
  private static final int LONG_POSITIONS = 1_000_000;
  private static final int SHORT_POSITIONS = 600;

  private final GameRules referee = Referees.of("nogo");

  @Test
  void openPointsEqualTheRefereesLegalMovesInRandomGamesOnAllSizes() {
    int positions = Boolean.getBoolean("tengen.long") ? LONG_POSITIONS : SHORT_POSITIONS;
    for (int seed = 1; positions > 0; seed++) {
      var random = new Xoshiro(seed);
      positions -= compareOneGame(1 + random.nextInt(19), 2 + random.nextInt(18), seed, random);
    }
  }

  /**
   * Plays a random game in which either side may move next; returns the number of positions
   * compared.
   */
  private int compareOneGame(int width, int height, int seed, Xoshiro random) {
    var board = new NogoBoard(width, height);
    Position position = RandomNogo.empty(width, height);
    for (int positions = 1; ; positions++) {
      List<Move> black = RandomNogo.legalMoves(referee, position, Side.BLACK);
      List<Move> white = RandomNogo.legalMoves(referee, position, Side.WHITE);
      String where = "seed " + seed + "\n" + referee.describe(position);
      assertThat(legal(board, NogoBoard.BLACK)).as(where).isEqualTo(black);
      assertThat(legal(board, NogoBoard.WHITE)).as(where).isEqualTo(white);
      assertThat(listed(board, NogoBoard.BLACK)).as(where).isEqualTo(black);
      assertThat(listed(board, NogoBoard.WHITE)).as(where).isEqualTo(white);
      Side side = random.nextInt(4) == 0 ? position.toMove().other() : position.toMove();
      List<Move> moves = side == Side.BLACK ? black : white;
      if (moves.isEmpty()) {
        return positions;
      }
      var move = (Place) RandomNogo.randomMove(moves, random);
      board.play(board.point(move.x(), move.y()), NogoBoard.colour(side));
      position = position.play(side, move);
      assertThat(board.stones()).isEqualTo(positions);
    }
  }

  private static List<Move> legal(NogoBoard board, int colour) {
    return IntStream.range(0, board.area())
        .filter(point -> board.isLegal(point, colour))
        .mapToObj(point -> (Move) board.place(point))
        .toList();
  }

  private static List<Move> listed(NogoBoard board, int colour) {
    IntStream both =
        IntStream.range(0, board.count(NogoBoard.BOTH)).map(i -> board.get(NogoBoard.BOTH, i));
    IntStream own =
        IntStream.range(0, board.count(1 << colour)).map(i -> board.get(1 << colour, i));
    return IntStream.concat(both, own)
        .boxed()
        .sorted(Comparator.naturalOrder())
        .map(point -> (Move) board.place(point))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"2, 2", "2, 19", "9, 9", "19, 19"})
  void aCopyGoesOnByItselfFromTheSamePosition(int width, int height) {
    var random = new Xoshiro(width);
    var original = new NogoBoard(width, height);
    var copy = new NogoBoard(width, height);
    int colour = NogoBoard.BLACK;
    while (original.legalCount(colour) > 0) {
      copy.copyFrom(original);
      List<Move> black = legal(original, NogoBoard.BLACK);
      List<Move> white = legal(original, NogoBoard.WHITE);
      playToTheEnd(copy, colour, random);
      assertThat(legal(original, NogoBoard.BLACK)).isEqualTo(black);
      assertThat(legal(original, NogoBoard.WHITE)).isEqualTo(white);
      copy.copyFrom(original);
      assertThat(legal(copy, NogoBoard.BLACK)).isEqualTo(black);
      assertThat(legal(copy, NogoBoard.WHITE)).isEqualTo(white);
      playOnce(original, colour, random);
      colour = 1 - colour;
    }
  }

  private static void playToTheEnd(NogoBoard board, int toMove, Xoshiro random) {
    for (int colour = toMove; board.legalCount(colour) > 0; colour = 1 - colour) {
      playOnce(board, colour, random);
    }
  }

  private static void playOnce(NogoBoard board, int colour, Xoshiro random) {
    List<Move> moves = legal(board, colour);
    var move = (Place) RandomNogo.randomMove(moves, random);
    board.play(board.point(move.x(), move.y()), colour);
  }

  @Test
  void aSinglePointIsPlayableForNeitherSide() {
    assertThat(new NogoBoard(1, 1).count(NogoBoard.BOTH)).isZero();
  }
}
