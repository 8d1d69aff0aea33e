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
 * @param isProof true if proofs in the tree hold for the game
 * @param preferred root move that comes first among equals; 0 for none
 */
record NogoProgressReport(Tree tree, NogoBoard board, boolean isProof, int preferred) {

  /** A root move with its statistics, each read once because other threads change the tree. */
  private record RootMove(int child, byte proof, double wins, int visits) {
    int rank() {
      return switch (proof) {
        case Tree.WON -> 0;
        case Tree.LOST -> 2;
        default -> 1;
      };
    }

    /** Returns the mean value, with one even simulation added. */
    double winRate() {
      return (wins + 0.5) / (visits + 1.0);
    }
  }

  /**
   * Returns the lines of at most {@code max} root moves: proven wins first, then by visits, proven
   * losses last.
   */
  List<Variation> lines(int max) {
    int first = tree.first(Tree.ROOT);
    return IntStream.range(first, tree.after(first))
        .mapToObj(this::read)
        .sorted(
            Comparator.comparingInt(RootMove::rank)
                .thenComparing(move -> tree.move(move.child()) != preferred)
                .thenComparing(Comparator.comparingInt(RootMove::visits).reversed()))
        .limit(max)
        .map(this::line)
        .toList();
  }

  /** Reads wins before visits, so that wins never exceed visits. */
  private RootMove read(int child) {
    return new RootMove(child, tree.proof(child), tree.wins(child), tree.visits(child));
  }

  private Variation line(RootMove root) {
    var moves = new ArrayList<Move>();
    moves.add(board.place(tree.move(root.child())));
    for (int next = mostVisited(root.child()); next != Tree.NONE; next = mostVisited(next)) {
      moves.add(board.place(tree.move(next)));
    }
    return new Variation(
        score(root), moves, moves.size(), moves.size(), root.visits(), OptionalDouble.empty());
  }

  /**
   * Returns the most visited child, or {@link Tree#NONE} if no child has visits. Reads each child's
   * visits once, as other threads change them.
   */
  private int mostVisited(int node) {
    if (!tree.hasChildren(node)) {
      return Tree.NONE;
    }
    int first = tree.first(node);
    int best = Tree.NONE;
    int mostVisits = 0;
    for (int child = first; child < tree.after(first); child++) {
      int visits = tree.visits(child);
      if (visits > mostVisits) {
        best = child;
        mostVisits = visits;
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
