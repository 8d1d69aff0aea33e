package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tengen.common.SearchStop;
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;
import tengen.nogo.network.Network;
import tengen.nogo.network.ReadyNetwork;
import tengen.nogo.search.MonteCarloTreeSearch.Result;
import tengen.nogo.solve.NogoSolution;
import tengen.nogo.solve.NogoSolution.Outcome;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Variation;

/** Tests of searches by the network, on boards of 9×9. */
@Tag("network")
class NetworkSearchTest {
  private static final int SIDE = 9;
  private static final long MEMORY_BYTES = 8 << 20;
  private static final int MAX_SIMULATIONS = 400;

  @BeforeAll
  static void theNetworkIsReady() throws Exception {
    ReadyNetwork.await();
  }

  private static Result search(
      MonteCarloTreeSearch search, NogoBoard board, EvaluationKind evaluation, long nodes)
      throws InterruptedException {
    var control = RunningSearch.start(Limits.NONE.withMaxNodes(nodes));
    return search.search(
        UnlimitedSearch.of(board, NogoBoard.BLACK, evaluation),
        control,
        new SearchStop(control, () -> false));
  }

  private static MonteCarloTreeSearch create(int threads, long memoryBytes) {
    return new MonteCarloTreeSearch(memoryBytes, threads, 1, Thread::new);
  }

  private static long visits(Result result) {
    return result.lines().stream().mapToLong(Variation::nodes).sum();
  }

  private static NogoBoard empty() {
    return new NogoBoard(SIDE, SIDE);
  }

  /** Returns a position of random moves with at most so many points open to both sides. */
  private static NogoBoard late(int seed, int maxOpen) {
    var random = new Xoshiro(seed);
    NogoBoard board = empty();
    for (int colour = NogoBoard.BLACK; board.count(NogoBoard.BOTH) > maxOpen; colour ^= 1) {
      board.play(board.draw(NogoBoard.BOTH, random), colour);
    }
    return board;
  }

  @Test
  void proofsAgreeWithTheSolver() {
    var solver = new EndgameSolver(SIDE, SIDE, 1 << 20);
    var outcomes = new ArrayList<Outcome>();
    for (int seed = 1; seed <= 40; seed++) {
      NogoBoard board = late(seed, 3);
      int colour = board.stones() & 1;
      if (board.legalCount(colour) > 0) {
        var tree = new PolicyTree(MEMORY_BYTES, SIDE * SIDE);
        var simulation =
            new NetworkSimulation(
                tree, UnlimitedSearch.of(board, colour, EvaluationKind.NETWORK), Network.trained());
        for (int i = 0; i < MAX_SIMULATIONS && simulation.isUndecided(); i++) {
          simulation.run();
        }
        if (!simulation.isUndecided()) {
          Outcome outcome = tree.proof(Tree.ROOT) == Tree.LOST ? Outcome.WIN : Outcome.LOSS;
          NogoSolution solution = solver.solve(board, colour, Long.MAX_VALUE, _ -> false);
          assertThat(outcome).as("seed %d", seed).isEqualTo(solution.outcome());
          outcomes.add(outcome);
        }
      }
    }
    assertThat(outcomes).contains(Outcome.WIN, Outcome.LOSS).hasSizeGreaterThan(10);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void everySimulationVisitsARootMove(int threads) throws Exception {
    Result result = search(create(threads, MEMORY_BYTES), empty(), EvaluationKind.NETWORK, 300);

    // The first simulation evaluates the root. The second thread goes on until the first one ends.
    assertThat(visits(result)).isGreaterThanOrEqualTo(299);
    assertThat(result.lines().getFirst().moves()).hasSizeGreaterThan(1);
  }

  @Test
  void equalSearchesGetEqualResultsAfterClear() throws Exception {
    MonteCarloTreeSearch search = create(1, MEMORY_BYTES);
    Result first = search(search, empty(), EvaluationKind.NETWORK, 200);
    search.clear();
    assertThat(search(search, empty(), EvaluationKind.NETWORK, 200)).isEqualTo(first);
  }

  @Test
  void theTreeIsKeptForTheNextSearch() throws Exception {
    MonteCarloTreeSearch search = create(1, MEMORY_BYTES);
    search(search, empty(), EvaluationKind.NETWORK, 200);
    assertThat(visits(search(search, empty(), EvaluationKind.NETWORK, 200))).isGreaterThan(300);
  }

  @Test
  void treesOfTheOtherKindAreNotKept() throws Exception {
    MonteCarloTreeSearch search = create(1, MEMORY_BYTES);
    search(search, empty(), EvaluationKind.NETWORK, 200);
    assertThat(visits(search(search, empty(), EvaluationKind.PLAYOUTS, 100))).isEqualTo(100);
    assertThat(visits(search(search, empty(), EvaluationKind.NETWORK, 100))).isEqualTo(99);
  }

  @Test
  void aFullTreeIsPrunedAndSearchedOn() throws Exception {
    Result result = search(create(1, 1 << 16), empty(), EvaluationKind.NETWORK, 1_000);

    assertThat(visits(result)).isGreaterThan(900);
    assertThat(result.lines().getFirst().moves()).hasSizeGreaterThan(2);
  }
}
