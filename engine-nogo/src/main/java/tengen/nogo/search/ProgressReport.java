package tengen.nogo.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tengen.game.Move;
import tengen.nogo.board.Board;
import tengen.search.Score;
import tengen.search.Variation;

/**
 * The principal variations of a tree, with scores.
 *
 * @param isProof whether proofs in the tree are proofs of the game
 * @param preferred the root move that comes first among equals; 0: none
 */
record ProgressReport(Tree tree, Board board, boolean isProof, int preferred) {

  /** One line for each root move: proven wins first, then by visits, proven losses last. */
  List<Variation> lines(int most) {
    int first = tree.first(Tree.ROOT);
    return IntStream.range(first, first + tree.size(Tree.ROOT))
        .boxed()
        .sorted(
            Comparator.comparingInt(this::rank)
                .thenComparing(child -> tree.move(child) != preferred)
                .thenComparing(Comparator.comparingInt(tree::visits).reversed()))
        .limit(most)
        .map(this::line)
        .toList();
  }

  private int rank(int child) {
    return switch (tree.proof(child)) {
      case Tree.WON -> 0;
      case Tree.LOST -> 2;
      default -> 1;
    };
  }

  private Variation line(int child) {
    var moves = new ArrayList<Move>();
    int node = child;
    moves.add(board.place(tree.move(node)));
    while (tree.hasChildren(node)) {
      node = mostVisited(node);
      moves.add(board.place(tree.move(node)));
    }
    return new Variation(
        score(child),
        moves,
        moves.size(),
        moves.size(),
        tree.visits(child),
        OptionalDouble.empty());
  }

  private int mostVisited(int node) {
    int best = tree.first(node);
    for (int child = best; child < tree.first(node) + tree.size(node); child++) {
      if (tree.visits(child) > tree.visits(best)) {
        best = child;
      }
    }
    return best;
  }

  private Score score(int child) {
    byte proof = isProof ? tree.proof(child) : Tree.UNKNOWN;
    return switch (proof) {
      case Tree.WON -> new Score.Win(OptionalInt.empty());
      case Tree.LOST -> new Score.Loss(OptionalInt.empty());
      default -> new Score.Estimate(winRate(child));
    };
  }

  /** Mean value, with one even simulation added. */
  private double winRate(int child) {
    return (tree.wins(child) + 0.5) / (tree.visits(child) + 1.0);
  }
}
