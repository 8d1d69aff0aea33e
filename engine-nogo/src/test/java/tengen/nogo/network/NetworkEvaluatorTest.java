package tengen.nogo.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tengen.nogo.board.NogoBoard;

/**
 * Compares evaluations with those of PyTorch from the same weights, in single precision and without
 * tiles.
 */
@Tag("network")
class NetworkEvaluatorTest {
  private static final int SIDE = NetworkEvaluator.SIDE;

  private final NetworkEvaluator evaluator = new NetworkEvaluator(Network.trained());

  @BeforeAll
  static void theNetworkIsReady() throws Exception {
    ReadyNetwork.await();
  }

  /** Returns a position of Black's; 0 is a black stone, 1 a white one. */
  private static NogoBoard board(String points) {
    var board = new NogoBoard(SIDE, SIDE);
    for (int colour : new int[] {NogoBoard.BLACK, NogoBoard.WHITE}) {
      for (int at = 0; at < points.length(); at++) {
        if (points.charAt(at) == '0' + colour) {
          board.play(board.point(at % SIDE, at / SIDE), colour);
        }
      }
    }
    return board;
  }

  private float logit(NogoBoard board, int at) {
    return evaluator.moveLogit(board.point(at % SIDE, at / SIDE));
  }

  /**
   * Compares the win rate, the best move and by how much its logit exceeds the mean of all moves.
   */
  @ParameterizedTest
  @CsvFileSource(resources = "/tengen/nogo/network/evaluations.csv", numLinesToSkip = 1)
  void evaluationsAreThoseOfPytorch(String points, float winRate, int best, float lead) {
    NogoBoard board = board(points);
    evaluator.evaluate(board, NogoBoard.BLACK);

    int[] moves =
        IntStream.range(0, SIDE * SIDE)
            .filter(at -> board.isLegal(board.point(at % SIDE, at / SIDE), NogoBoard.BLACK))
            .toArray();
    double mean = IntStream.of(moves).mapToDouble(at -> logit(board, at)).average().orElseThrow();
    assertThat(evaluator.winRate()).isCloseTo(winRate, within(0.003f));
    double highest = IntStream.of(moves).mapToDouble(at -> logit(board, at)).max().orElseThrow();
    assertThat(moves).contains(best);
    assertThat((double) logit(board, best)).isCloseTo(highest, within(0.01));
    assertThat(highest - mean).isCloseTo(lead, within(0.02));
  }
}
