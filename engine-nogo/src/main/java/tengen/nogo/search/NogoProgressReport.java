package tengen.nogo.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import tengen.game.Move;
import tengen.nogo.board.NogoBoard;
import tengen.search.Score;
import tengen.search.Variation;

/**
 * The principal variations of a tree, with scores.
 *
 * @param isProof whether proofs in the tree are proofs of the game
 * @param preferred the root move that comes first among equals; 0: none
 */
record NogoProgressReport(Tree tree, NogoBoard board, boolean isProof, int preferred) {

  /** A root move with its statistics, read once: other threads may change the tree meanwhile. */
  private record RootMove(int child, byte proof, double wins, int visits) {
    int rank() {
      return switch (proof) {
        case Tree.WON -> 0;
        case Tree.LOST -> 2;
        default -> 1;
      };
    }

    /** Mean value, with one even simulation added. */
    double winRate() {
      return (wins + 0.5) / (visits + 1.0);
    }
  }

  /** One line for each root move: proven wins first, then by visits, proven losses last. */
  List<Variation> lines(int most) {
    int first = tree.first(Tree.ROOT);
    return IntStream.range(first, first + tree.size(Tree.ROOT))
        .mapToObj(this::read)
        .sorted(
            Comparator.comparingInt(RootMove::rank)
                .thenComparing(move -> tree.move(move.child()) != preferred)
                .thenComparing(Comparator.comparingInt(RootMove::visits).reversed()))
        .limit(most)
        .map(this::line)
        .toList();
  }

  /** Reads wins before visits, so that there are never more wins than visits. */
  private RootMove read(int child) {
    return new RootMove(child, tree.proof(child), tree.wins(child), tree.visits(child));
  }

  private Variation line(RootMove root) {
    var moves = new ArrayList<Move>();
    int node = root.child();
    moves.add(board.place(tree.move(node)));
    while (tree.hasChildren(node)) {
      node = mostVisited(node);
      moves.add(board.place(tree.move(node)));
    }
    return new Variation(
        score(root), moves, moves.size(), moves.size(), root.visits(), OptionalDouble.empty());
  }

  /** Reads the visits of each child once, as they may grow meanwhile. */
  private int mostVisited(int node) {
    int first = tree.first(node);
    int best = first;
    int most = -1;
    for (int child = first; child < first + tree.size(node); child++) {
      int visits = tree.visits(child);
      if (visits > most) {
        best = child;
        most = visits;
      }
    }
    return best;
  }

  private Score score(RootMove root) {
    byte proof = isProof ? root.proof() : Tree.UNKNOWN;
    return switch (proof) {
      case Tree.WON -> new Score.Win(OptionalInt.empty());
      case Tree.LOST -> new Score.Loss(OptionalInt.empty());
      default -> new Score.Estimate(root.winRate());
    };
  }
}
