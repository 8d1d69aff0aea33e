package tengen.nogo.classic;

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
 * One search by {@link Uct}: runs the simulations, tells what they found, chooses the answer. Its
 * nodes are playouts; a candidate's are its visits, virtual games included. Search thread only.
 */
final class UctSearch implements Reporter {
  private static final int PLAYOUTS_PER_QUESTION = 4;

  /** An int counts them: an analysis without limits ends here, after half an hour or so. */
  private static final int MOST_VISITS = 1 << 30;

  private final Board board;
  private final int lines;
  private final Style style;
  private final Budget budget;
  private final Tree tree;
  private final Uct uct;

  /**
   * How a search goes about it.
   *
   * @param exploration weight of the confidence term
   * @param byVisits the answer is the move visited most; otherwise that of the highest bound
   * @param memoryBytes of the tree
   * @param cutoff of playouts
   */
  record Style(double exploration, boolean byVisits, long seed, long memoryBytes, Cutoff cutoff) {}

  /** A search of this board, which it plays on and leaves as it was. */
  UctSearch(Board board, int self, int lines, Style style, SearchControl control) {
    this.board = board;
    this.lines = lines;
    this.style = style;
    budget = new Budget(control, PLAYOUTS_PER_QUESTION, this);
    tree = new Tree(style.memoryBytes());
    uct = new Uct(board, self, style, budget, tree);
  }

  /** Searches to the end of the budget. */
  SearchResult run() {
    while (!budget.wasSpent() && tree.visits(Tree.ROOT) < MOST_VISITS) {
      uct.simulate();
    }
    SearchProgress last = progress(budget.nodes());
    return new SearchResult(last.lines().getFirst().moves().getFirst(), last);
  }

  @Override
  public SearchProgress progress(long nodes) {
    int opened = tree.opened(Tree.ROOT);
    if (opened == 0) {
      return new SearchProgress(nodes, List.of(unsearched()));
    }
    int chosen = chosen();
    var children =
        IntStream.range(0, opened)
            .map(i -> tree.child(Tree.ROOT, i))
            .boxed()
            .sorted(
                Comparator.comparingInt(
                    child -> child == chosen ? MIN_VALUE : -tree.visits(child)));
    return new SearchProgress(nodes, children.limit(lines).map(this::line).toList());
  }

  /** A move that ends the game won, or else what the style says. */
  private int chosen() {
    for (int i = 0; i < tree.opened(Tree.ROOT); i++) {
      if (wins(tree.child(Tree.ROOT, i))) {
        return tree.child(Tree.ROOT, i);
      }
    }
    return style.byVisits()
        ? tree.mostVisited(Tree.ROOT)
        : tree.best(Tree.ROOT, style.exploration());
  }

  /** Whether the opponent is known to have no move after this one. */
  private boolean wins(int child) {
    return tree.isListed(child) && tree.size(child) == 0;
  }

  private Variation unsearched() {
    Move first = board.place(tree.point(tree.child(Tree.ROOT, 0)));
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
