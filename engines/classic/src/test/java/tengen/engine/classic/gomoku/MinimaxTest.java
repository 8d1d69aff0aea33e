package tengen.engine.classic.gomoku;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.engine.EngineSettings;
import tengen.game.Move.Place;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.support.games.RandomGomoku;

/** Compares alpha-beta with the same search without cutoffs. */
final class MinimaxTest {
  private static final int DEPTH = 3;
  private static final int WIDTH = 6;
  private static final ClassicOptions OPTIONS =
      ClassicOptions.of(new EngineSettings(1, 1 << 20, 1, Map.of("width", "" + WIDTH)));
  private static final List<WinRule> RULES = List.of(WinRule.values());

  static LongStream seeds() {
    return LongStream.range(1, Boolean.getBoolean("tengen.long") ? 10_000 : 60);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void alphaBetaFindsTheMinimaxValue(long seed) {
    var random = new Xoshiro(seed);
    WinRule rule = RULES.get(random.nextInt(RULES.size()));
    var board = ScoreBoards.of(RandomGomoku.start(random), rule);
    int stones = random.nextInt(24);
    for (int i = 0; i < stones; i++) {
      int x = random.nextInt(board.grid.width());
      int point = board.grid.index(new Place(x, random.nextInt(board.grid.height())));
      if (board.cells()[point] == ScoreBoard.EMPTY) {
        board.put(point, i % 2 == 0 ? ScoreBoard.BLACK : ScoreBoard.WHITE);
      }
    }
    var candidates = new Candidates(board, DEPTH + 1);
    var stop = new SearchStop(RunningSearch.start(Limits.NONE), () -> false);
    var minimax = new Minimax(board, candidates, stop, DEPTH + 1, OPTIONS);
    int value = minimax.search(1, ScoreBoard.BLACK, DEPTH, -Minimax.INFINITY, Minimax.INFINITY);
    assertThat(value).isEqualTo(plain(board, candidates, 1, ScoreBoard.BLACK, DEPTH));
  }

  private static int plain(
      ScoreBoard board, Candidates candidates, int ply, int colour, int depth) {
    if (depth == 0) {
      return board.evaluate(colour);
    }
    if (board.fives(ScoreBoard.BLACK) + board.fives(ScoreBoard.WHITE) > 0) {
      return board.fives(colour) > 0 ? Minimax.WIN : -Minimax.WIN;
    }
    int count = candidates.select(ply, colour, WIDTH);
    int best = board.isFull() ? Minimax.DRAW : -Minimax.WIN;
    for (int i = 0; i < count; i++) {
      int point = candidates.point(ply, i);
      board.put(point, colour);
      int value = -plain(board, candidates, ply + 1, ScoreBoard.opponent(colour), depth - 1);
      board.take(point, colour);
      best = i == 0 ? value : Math.max(best, value);
    }
    return best;
  }
}
