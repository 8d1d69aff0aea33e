package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Side;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.search.MonteCarloTreeSearch.Result;
import tengen.search.Limits;
import tengen.search.Restriction;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.Variation;

class MonteCarloTreeSearchTest {
  private static final long MEMORY_BYTES = 8 << 20;

  private final MonteCarloTreeSearch treeSearch =
      new MonteCarloTreeSearch(MEMORY_BYTES, 1, 1, Thread::new);

  private static Result search(
      MonteCarloTreeSearch treeSearch,
      NogoBoard board,
      int colour,
      AvoidMoves avoidMoves,
      long simulations)
      throws InterruptedException {
    var control = RunningSearch.start(Limits.NONE.withMaxNodes(simulations));
    var parameters =
        new NogoSearchParameters(
            board, colour, 1, avoidMoves, Long.MAX_VALUE, EvaluationKind.PLAYOUTS);
    return treeSearch.search(parameters, control, new SearchStop(control, () -> false));
  }

  private Result search(NogoBoard board, int colour, long simulations) throws InterruptedException {
    return search(treeSearch, board, colour, AvoidMoves.of(List.of(), board), simulations);
  }

  /** Returns true if the side to move wins, by exhaustive search. */
  private static boolean wins(NogoBoard board, int colour) {
    for (int point = 0; point < board.area(); point++) {
      if (board.isLegal(point, colour)) {
        if (!wins(after(board, board.place(point), colour), 1 - colour)) {
          return true;
        }
      }
    }
    return false;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void provenResultsAreCorrect(int threads) throws Exception {
    var tried = new MonteCarloTreeSearch(MEMORY_BYTES, threads, 1, Thread::new);
    int proven = 0;
    for (int seed = 1; seed <= 60; seed++) {
      NogoBoard board = randomBoard(seed, 8);
      int colour = seed & 1;
      if (board.legalCount(colour) > 0) {
        Result result = search(tried, board, colour, AvoidMoves.of(List.of(), board), 5_000);
        for (Variation line : result.lines()) {
          if (!(line.score() instanceof Score.Estimate)) {
            var next = after(board, (Place) line.moves().getFirst(), colour);
            boolean wins = !wins(next, 1 - colour);
            assertThat(line.score() instanceof Score.Win).as("seed %d", seed).isEqualTo(wins);
            proven++;
          }
        }
      }
    }
    assertThat(proven).isGreaterThan(80);
  }

  private static NogoBoard after(NogoBoard board, Place move, int colour) {
    var next = new NogoBoard(board.width(), board.height());
    next.copyFrom(board);
    next.play(next.point(move.x(), move.y()), colour);
    return next;
  }

  /** Returns a board of 3 to 5 by 3 to 4 points with stones played alternately. */
  private static NogoBoard randomBoard(int seed, int stones) {
    var random = new Xoshiro(seed);
    var board = new NogoBoard(3 + random.nextInt(3), 3 + random.nextInt(2));
    int colour = NogoBoard.BLACK;
    for (int i = 0; i < stones && board.count(NogoBoard.BOTH) > 0; i++) {
      board.play(board.draw(NogoBoard.BOTH, random), colour);
      colour = 1 - colour;
    }
    return board;
  }

  private static long visits(Result result) {
    return result.lines().stream().mapToLong(Variation::nodes).sum();
  }

  private static List<Move> moves(Result result) {
    return result.lines().stream().map(line -> line.moves().getFirst()).toList();
  }

  @Test
  void equalParametersGetEqualResultsAfterClear() throws Exception {
    Result first = search(new NogoBoard(9, 9), NogoBoard.BLACK, 500);
    treeSearch.clear();
    assertThat(search(new NogoBoard(9, 9), NogoBoard.BLACK, 500)).isEqualTo(first);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aSearchWithLittleMemoryStillGoesDeep(int threads) throws Exception {
    var small = new MonteCarloTreeSearch(1 << 18, threads, 1, Thread::new);
    var board = new NogoBoard(9, 9);
    Result result = search(small, board, NogoBoard.BLACK, AvoidMoves.of(List.of(), board), 20_000);

    assertThat(visits(result)).isGreaterThan(19_000);
    assertThat(result.lines().getFirst().moves()).hasSizeGreaterThan(3);
  }

  private Result searchByClock(NogoBoard board, LongSupplier nanoClock, long reportEveryMs)
      throws Exception {
    var control =
        new RunningSearch(Limits.NONE.withMaxNodes(10_000), nanoClock, 0, reportEveryMs, _ -> {});
    NogoSearchParameters parameters =
        UnlimitedSearch.of(board, NogoBoard.BLACK, EvaluationKind.PLAYOUTS);
    treeSearch.clear();
    return treeSearch.search(parameters, control, new SearchStop(control, () -> false));
  }

  @Test
  void nodeLimitedSearchesDoNotDependOnTheClock() throws Exception {
    int proven = 0;
    for (int seed = 1; seed <= 2; seed++) {
      NogoBoard board = lateBoard(seed, 8);
      var seconds = new AtomicLong();
      Result fast = searchByClock(board, () -> 0, Long.MAX_VALUE);
      Result slow =
          searchByClock(board, () -> TimeUnit.SECONDS.toNanos(seconds.incrementAndGet()), 0);
      assertThat(slow).as("seed %d", seed).isEqualTo(fast);
      proven += fast.lines().getFirst().score() instanceof Score.Estimate ? 0 : 1;
    }
    assertThat(proven).isPositive();
  }

  /** Searches with one allowed move by a clock of 0.1 ms a reading; returns the time used. */
  private long elapsedMs(long plannedMs, long maximumMs) throws Exception {
    var board = new NogoBoard(9, 9);
    var corner = new Restriction(Side.BLACK, true, List.of(new Place(0, 0)), 1);
    var nanos = new AtomicLong();
    var control =
        new RunningSearch(
            Limits.NONE.withTime(plannedMs, maximumMs),
            () -> nanos.addAndGet(100_000),
            0,
            Long.MAX_VALUE,
            _ -> {});
    var parameters =
        new NogoSearchParameters(
            board,
            NogoBoard.BLACK,
            1,
            AvoidMoves.of(List.of(corner), board),
            Long.MAX_VALUE,
            EvaluationKind.PLAYOUTS);
    treeSearch.search(parameters, control, new SearchStop(control, () -> false));
    return control.elapsedMs();
  }

  @Test
  void aFixedTimeIsUsedEvenIfTheMoveIsSettled() throws Exception {
    assertThat(elapsedMs(1_000, 1_000)).isBetween(1_000L, 1_001L);
  }

  @Test
  void aSettledMoveSavesTimeOfAGameClock() throws Exception {
    assertThat(elapsedMs(1_000, 4_000)).isBetween(450L, 550L);
  }

  /**
   * Returns a 9×9 board with stones played alternately until {@code open} points are open to both
   * sides.
   */
  private static NogoBoard lateBoard(int seed, int open) {
    var random = new Xoshiro(seed);
    var board = new NogoBoard(9, 9);
    int colour = NogoBoard.BLACK;
    while (board.count(NogoBoard.BOTH) > open) {
      board.play(board.draw(NogoBoard.BOTH, random), colour);
      colour = 1 - colour;
    }
    return board;
  }

  @Test
  void endsAtTheNodeLimitExactly() throws Exception {
    assertThat(search(new NogoBoard(9, 9), NogoBoard.BLACK, 777).nodes()).isEqualTo(777);
  }

  /** Uses positions that the endgame solver cannot solve within its share. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void nodesOfTheEndgameSolverCount(int seed) throws Exception {
    Result result = search(lateBoard(seed, 9), NogoBoard.BLACK, 200);
    assertThat(result.nodes()).isEqualTo(200);
    assertThat(visits(result)).isBetween(100L, 199L);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void theEndgameSolverIsNotAskedInVain(int seed) throws Exception {
    Result result = search(lateBoard(seed, 16), NogoBoard.BLACK, 200);
    assertThat(visits(result)).isEqualTo(200);
  }

  @Test
  void theTreeIsReusedAfterTheExpectedMoves() throws Exception {
    var board = new NogoBoard(7, 7);
    board.play(board.point(0, 1), NogoBoard.BLACK);
    board.play(board.point(6, 3), NogoBoard.WHITE);
    List<Move> line = search(board, NogoBoard.BLACK, 2_000).lines().getFirst().moves();
    var next = new NogoBoard(7, 7);
    next.copyFrom(board);
    for (int ply = 0; ply < 2; ply++) {
      var move = (Place) line.get(ply);
      next.play(next.point(move.x(), move.y()), ply);
    }
    Result reused = search(next, NogoBoard.BLACK, 1);
    assertThat(visits(reused)).isGreaterThan(80);
    Result anew =
        search(
            new MonteCarloTreeSearch(MEMORY_BYTES, 1, 1, Thread::new),
            next,
            NogoBoard.BLACK,
            AvoidMoves.of(List.of(), next),
            1);
    assertThat(visits(anew)).isEqualTo(1);
  }

  @Test
  void anotherGameGetsAnEmptyTree() throws Exception {
    search(new NogoBoard(7, 7), NogoBoard.BLACK, 500);
    var other = new NogoBoard(7, 7);
    other.play(other.point(3, 3), NogoBoard.WHITE);
    Result result = search(other, NogoBoard.BLACK, 1);
    assertThat(visits(result)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"9, 9, 15", "8, 8, 10", "9, 8, 20", "7, 5, 12"})
  void onlyOneOfSymmetricFirstMovesIsSearched(int width, int height, int moves) throws Exception {
    assertThat(search(new NogoBoard(width, height), NogoBoard.BLACK, 1).lines()).hasSize(moves);
  }

  @Test
  void keepsToRestrictions() throws Exception {
    var board = new NogoBoard(9, 9);
    var corner = new Place(0, 0);
    var edge = new Place(4, 0);
    AvoidMoves only =
        AvoidMoves.of(List.of(new Restriction(Side.BLACK, true, List.of(corner, edge), 1)), board);
    assertThat(moves(search(treeSearch, board, NogoBoard.BLACK, only, 200)))
        .containsExactlyInAnyOrder(corner, edge);
    AvoidMoves never =
        AvoidMoves.of(List.of(new Restriction(Side.BLACK, false, List.of(corner), 1)), board);
    assertThat(moves(search(treeSearch, board, NogoBoard.BLACK, never, 200)))
        .hasSize(80)
        .doesNotContain(corner);
  }

  @Test
  void fullTreesContinueSimulating() throws Exception {
    var small = new MonteCarloTreeSearch(1, 1, 1, Thread::new);
    var board = new NogoBoard(9, 9);
    Result result = search(small, board, NogoBoard.BLACK, AvoidMoves.of(List.of(), board), 5_000);
    assertThat(result.nodes()).isEqualTo(5_000);
  }
}
