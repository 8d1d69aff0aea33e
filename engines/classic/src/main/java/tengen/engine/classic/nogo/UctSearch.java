package tengen.engine.classic.nogo;

import static java.lang.Integer.MIN_VALUE;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tengen.game.Move;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * A UCT search: runs {@link UctSimulation}s, reports, and chooses the move. Its nodes are playouts;
 * those of a root move are its visits, virtual playouts included. Search thread only.
 */
final class UctSearch {
  private static final int PLAYOUTS_PER_CHECK = 4;

  /**
   * Maximum number of visits, so that an int can count them; an unlimited analysis ends after about
   * half an hour.
   */
  private static final int MAX_VISITS = 1 << 30;

  private final UndoBoard board;
  private final int lines;
  private final Parameters parameters;
  private final NodeCounter counter;
  private final UctTree tree;
  private final UctSimulation uct;

  /**
   * Parameters of a search.
   *
   * @param exploration weight of the exploration term
   * @param byVisits true to play the most visited move, false to play the one with the highest
   *     bound
   * @param playouts playouts of a simulation, and virtual playouts that the static evaluation
   *     counts for
   * @param noiseBits number of random bits added to the scaled value of a move
   */
  record Parameters(
      MoveWeights weights,
      double exploration,
      boolean byVisits,
      int playouts,
      int noiseBits,
      PlayoutCutoff cutoff,
      long seed,
      long memoryBytes) {}

  /** Creates a search of this board, which it restores afterwards. */
  UctSearch(UndoBoard board, int self, int lines, Parameters parameters, SearchControl control) {
    this.board = board;
    this.lines = lines;
    this.parameters = parameters;
    counter = new NodeCounter(control, PLAYOUTS_PER_CHECK, this::progress);
    tree = new UctTree(parameters.memoryBytes());
    uct = new UctSimulation(board, self, parameters, counter, tree);
  }

  /** Searches until a limit is reached. */
  SearchResult run() {
    while (!counter.isStopped() && tree.visits(UctTree.ROOT) < MAX_VISITS) {
      uct.simulate();
    }
    SearchProgress last = progress(counter.nodes());
    return new SearchResult(last.lines().getFirst().moves().getFirst(), last);
  }

  private SearchProgress progress(long nodes) {
    int opened = tree.opened(UctTree.ROOT);
    if (opened == 0) {
      return new SearchProgress(nodes, List.of(unsearched()));
    }
    int chosen = chosen();
    var children =
        IntStream.range(0, opened)
            .map(i -> tree.child(UctTree.ROOT, i))
            .boxed()
            .sorted(
                Comparator.comparingInt(
                    child -> child == chosen ? MIN_VALUE : -tree.visits(child)));
    return new SearchProgress(nodes, children.limit(lines).map(this::line).toList());
  }

  /** Returns a move that wins at once, otherwise the move chosen by the parameters. */
  private int chosen() {
    for (int i = 0; i < tree.opened(UctTree.ROOT); i++) {
      if (wins(tree.child(UctTree.ROOT, i))) {
        return tree.child(UctTree.ROOT, i);
      }
    }
    return parameters.byVisits()
        ? tree.mostVisited(UctTree.ROOT)
        : tree.best(UctTree.ROOT, parameters.exploration());
  }

  /** Returns true if the opponent is known to have no move after this one. */
  private boolean wins(int child) {
    return tree.isListed(child) && tree.size(child) == 0;
  }

  private Variation unsearched() {
    Move first = board.place(tree.point(tree.child(UctTree.ROOT, 0)));
    return new Variation(new Score.Estimate(0.5), List.of(first), 0, 0);
  }

  private Variation line(int child) {
    var moves = new ArrayList<Move>();
    moves.add(board.place(tree.point(child)));
    int node = child;
    while (tree.isListed(node) && tree.opened(node) > 0) {
      node = tree.mostVisited(node);
      moves.add(board.place(tree.point(node)));
    }
    return new Variation(
        wins(child) ? new Score.Win(OptionalInt.of(1)) : new Score.Estimate(tree.lossRate(child)),
        moves,
        moves.size(),
        uct.deepest(),
        tree.visits(child),
        OptionalDouble.empty());
  }
}
