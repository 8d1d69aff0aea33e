package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tengen.common.Xoshiro;
import tengen.game.Move.Place;
import tengen.nogo.board.NogoBoard;

class PatternWeightsTest {
  private static final int SIDE = 9;

  /** Returns the image of a column and row under one of the eight symmetries. */
  private static int turned(NogoBoard board, int x, int y, int orientation) {
    int toX = (orientation & 1) == 0 ? x : SIDE - 1 - x;
    int toY = (orientation & 2) == 0 ? y : SIDE - 1 - y;
    return (orientation & 4) == 0 ? board.point(toX, toY) : board.point(toY, toX);
  }

  @Test
  void aPatternIsTheSameInAllOrientations() {
    var random = new Xoshiro(1);
    for (int game = 0; game < 30; game++) {
      var boards = new NogoBoard[8];
      for (int i = 0; i < boards.length; i++) {
        boards[i] = new NogoBoard(SIDE, SIDE);
      }
      for (int colour = 0; boards[0].legalCount(colour) > 0; colour = 1 - colour) {
        compare(boards, colour);
        var move = anyMove(boards[0], colour, random);
        for (int i = 0; i < boards.length; i++) {
          boards[i].play(turned(boards[i], move.x(), move.y(), i), colour);
        }
      }
    }
  }

  private static Place anyMove(NogoBoard board, int colour, Xoshiro random) {
    return board.place(
        board.draw(board.count(NogoBoard.BOTH) > 0 ? NogoBoard.BOTH : 1 << colour, random));
  }

  private static void compare(NogoBoard[] boards, int colour) {
    Features[] features = Arrays.stream(boards).map(Features::new).toArray(Features[]::new);
    for (int i = 0; i < features.length; i++) {
      features[i].extract(boards[i], colour);
    }
    for (int y = 0; y < SIDE; y++) {
      for (int x = 0; x < SIDE; x++) {
        if (features[0].isEmpty(boards[0].point(x, y))) {
          Set<List<Integer>> seen = new HashSet<>();
          for (int i = 0; i < boards.length; i++) {
            List<Integer> patterns = patterns(features[i], turned(boards[i], x, y, i));
            seen.add(patterns.stream().map(PatternWeights::canonical).toList());
          }
          assertThat(seen).hasSize(1);
        }
      }
    }
  }

  private static List<Integer> patterns(Features features, int point) {
    return List.of(
        features.ring(point),
        features.cross(point),
        features.sides(point),
        features.corners(point));
  }

  @Test
  void featuresAreSymmetricInTheColours() {
    var board = new NogoBoard(SIDE, SIDE);
    var exchanged = new NogoBoard(SIDE, SIDE);
    var features = new Features(board);
    var other = new Features(exchanged);
    var random = new Xoshiro(2);
    for (int colour = 0; board.legalCount(colour) > 0; colour = 1 - colour) {
      features.extract(board, colour);
      other.extract(exchanged, 1 - colour);
      for (int point = 0; point < board.area(); point++) {
        assertThat(features.isEmpty(point)).isEqualTo(other.isEmpty(point));
        if (features.isEmpty(point)) {
          assertThat(patterns(features, point)).isEqualTo(patterns(other, point));
        }
      }
      assertThat(PatternWeights.trained().winRate(features, board))
          .isEqualTo(PatternWeights.trained().winRate(other, exchanged));
      var move = anyMove(board, colour, random);
      board.play(board.point(move.x(), move.y()), colour);
      exchanged.play(exchanged.point(move.x(), move.y()), 1 - colour);
    }
  }

  @Test
  void theEdgeEndsARay() {
    var board = new NogoBoard(SIDE, SIDE);
    var features = new Features(board);
    features.extract(board, NogoBoard.BLACK);
    // The corner: edge above and left, both steps; empty to the right and below.
    assertThat(features.cross(board.point(0, 0)) & 0xFFFF).isEqualTo(0b1111_1010_1010_1111);
    // Diagonally next to the corner: the first step is empty, the second is the edge.
    assertThat(features.cross(board.point(1, 1)) & 0xFFFF).isEqualTo(0b1110_1010_1010_1110);
    assertThat(features.cross(board.point(8, 4)) & 0xFFFF).isEqualTo(0b1010_1010_1111_1010);
  }

  @Test
  void legalColoursAreEncodedAtThePointAndItsNeighbours() {
    var board = new NogoBoard(SIDE, SIDE);
    // Black's eye in the corner.
    board.play(board.point(1, 0), NogoBoard.BLACK);
    board.play(board.point(0, 1), NogoBoard.BLACK);
    int eye = board.point(0, 0);
    int beside = board.point(1, 1);
    var features = new Features(board);
    features.extract(board, NogoBoard.BLACK);
    assertThat((features.sides(eye) >> 16) & 3).isEqualTo(2);
    assertThat(features.corners(beside) >> 12 & 0xF).isEqualTo(0b1010);
    features.extract(board, NogoBoard.WHITE);
    assertThat((features.sides(eye) >> 16) & 3).isEqualTo(1);
    assertThat(features.corners(beside) >> 12 & 0xF).isEqualTo(0b0110);
  }

  @Test
  void theTrainedStrengthsRecognizeAnEyeInTheCorner() {
    var board = new NogoBoard(SIDE, SIDE);
    board.play(board.point(0, 1), NogoBoard.BLACK);
    var features = new Features(board);
    features.extract(board, NogoBoard.BLACK);
    PatternWeights weights = PatternWeights.trained();
    assertThat(weights.strength(features, board.point(1, 0)))
        .isGreaterThan(weights.strength(features, board.point(4, 4)));
  }

  @Test
  void theTrainedEvaluationPrefersEyes() {
    var board = new NogoBoard(SIDE, SIDE);
    var features = new Features(board);
    features.extract(board, NogoBoard.BLACK);
    PatternWeights weights = PatternWeights.trained();
    float even = weights.winRate(features, board);
    assertThat(new PatternWeights().winRate(features, board)).isEqualTo(0.5f);
    board.play(board.point(1, 0), NogoBoard.BLACK);
    board.play(board.point(0, 1), NogoBoard.BLACK);
    features.extract(board, NogoBoard.BLACK);
    assertThat(weights.winRate(features, board)).isGreaterThan(even);
    features.extract(board, NogoBoard.WHITE);
    assertThat(weights.winRate(features, board)).isLessThan(0.5f);
  }
}
