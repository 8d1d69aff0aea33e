package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.network.Network;
import tengen.nogo.network.NetworkEvaluator;
import tengen.nogo.network.ReadyNetwork;

@Tag("network")
class LeafEvaluatorTest {
  private static final int SIDE = 9;
  private static final int MOVES = SIDE * SIDE;
  private static final long KEY = 1;

  private final NetworkEvaluator network = new NetworkEvaluator(Network.trained());
  private final EvaluationCache cache = new EvaluationCache(1 << 12);

  @BeforeAll
  static void theNetworkIsReady() throws Exception {
    ReadyNetwork.await();
  }

  private LeafEvaluator evaluator() {
    return new LeafEvaluator(network, cache, MOVES);
  }

  private static NogoBoard board(int stones) {
    var board = new NogoBoard(SIDE, SIDE);
    var random = new Xoshiro(stones);
    for (int i = 0; i < stones; i++) {
      board.play(board.draw(NogoBoard.BOTH, random), i & 1);
    }
    return board;
  }

  private static short[] moves(NogoBoard board) {
    var points = new short[MOVES];
    int both = board.copyList(NogoBoard.BOTH, points, 0);
    int own = board.copyList(1 << NogoBoard.BLACK, points, both);
    return Arrays.copyOf(points, both + own);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 30, 40})
  void theMostProbableMovesAreKeptAndCached(int stones) {
    int kept = EvaluationCache.MOVES;
    NogoBoard board = board(stones);
    short[] points = moves(board);
    NetworkEvaluation all = evaluator().evaluate(board, NogoBoard.BLACK, points, points.length);
    NetworkEvaluation likely =
        evaluator().evaluateLikely(board, NogoBoard.BLACK, KEY, points, points.length);

    assertThat(likely.count).isEqualTo(kept);
    assertThat(likely.winRate).isEqualTo(all.winRate);
    float[] sorted = Arrays.copyOf(all.priors, points.length);
    Arrays.sort(sorted);
    for (int i = 0; i < kept; i++) {
      int index = Arrays.binarySearch(sorted, likely.priors[i]);
      assertThat(index).isGreaterThanOrEqualTo(points.length - kept);
    }
    // Another position with the same key gets the cached evaluation.
    NogoBoard other = board(stones + 1);
    NetworkEvaluation cached =
        evaluator().evaluateLikely(other, NogoBoard.BLACK, KEY, moves(other), points.length);
    assertThat(cached.winRate).isEqualTo(likely.winRate);
    assertThat(Arrays.copyOf(cached.points, kept)).isEqualTo(Arrays.copyOf(likely.points, kept));
    assertThat(Arrays.copyOf(cached.priors, kept)).isEqualTo(Arrays.copyOf(likely.priors, kept));
  }
}
