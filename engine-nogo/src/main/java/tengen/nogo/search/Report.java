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
 * What a tree says of the position at its root.
 *
 * @param isProof whether proofs in the tree are proofs of the game
 * @param advised the move to prefer among those that are worth the same; 0: none
 */
record Report(Tree tree, Board board, boolean isProof, int advised) {

  /** The best lines, one for each move at the root: won, then most visited, lost ones last. */
  List<Variation> lines(int most) {
    int first = tree.first(Tree.ROOT);
    return IntStream.range(first, first + tree.size(Tree.ROOT))
        .boxed()
        .sorted(
            Comparator.comparingInt(this::rank)
                .thenComparing(child -> tree.move(child) != advised)
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

  /** As if one game of an even result had been played before. */
  private double winRate(int child) {
    return (tree.wins(child) + 0.5) / (tree.visits(child) + 1.0);
  }
}
