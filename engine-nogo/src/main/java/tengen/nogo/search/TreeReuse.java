package tengen.nogo.search;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tengen.nogo.board.NogoBoard;

/**
 * Tree reuse: keeps the search tree from move to move. The subtree of a position becomes the new
 * tree if that position is the last root or at most two plies after it.
 */
final class TreeReuse {
  private static final int MAX_MOVES = 19 * 19;

  private final EvaluationKind evaluation;
  private final Tree tree;
  private Optional<Root> root = Optional.empty();

  private record Root(NogoBoard board, int colour) {
    /** Returns the points where a later board has a stone of this colour and the root has none. */
    List<Integer> added(NogoBoard later, int stones) {
      return IntStream.range(0, board.area())
          .filter(point -> later.hasStone(point, stones) && !board.hasStone(point, stones))
          .boxed()
          .toList();
    }
  }

  /** Creates an empty tree for simulations of one kind. */
  TreeReuse(long memoryBytes, EvaluationKind evaluation) {
    this.evaluation = evaluation;
    tree =
        switch (evaluation) {
          case PLAYOUTS -> new AmafTree(memoryBytes, MAX_MOVES);
          case NETWORK -> new PolicyTree(memoryBytes, MAX_MOVES);
        };
  }

  /** Returns the evaluation of the tree's leaves. */
  EvaluationKind evaluation() {
    return evaluation;
  }

  void clear() {
    tree.clear();
    root = Optional.empty();
  }

  /**
   * Returns the tree for searching a position: its subtree if there is one, otherwise an empty
   * tree.
   */
  Tree treeFor(NogoSearchParameters parameters) {
    int node = parameters.avoidMoves().isEmpty() ? find(parameters) : Tree.NONE;
    if (node == Tree.NONE || isProvenWithoutMoves(node)) {
      tree.clear();
    } else {
      if (node != Tree.ROOT) {
        tree.reroot(node);
      }
      if (!tree.hasRoom(MAX_MOVES)) {
        tree.prune();
      }
    }
    root = Optional.of(new Root(parameters.board(), parameters.colour()));
    return tree;
  }

  /** Discards rarely visited nodes. No other thread may use the tree meanwhile. */
  void prune() {
    tree.prune();
  }

  /** Returns true if the node's proof cannot be used because no move is stored with it. */
  private boolean isProvenWithoutMoves(int node) {
    return tree.proof(node) != Tree.UNKNOWN && !tree.hasChildren(node);
  }

  private int find(NogoSearchParameters parameters) {
    return root.map(at -> find(at, parameters.board(), parameters.colour())).orElse(Tree.NONE);
  }

  /**
   * Returns the tree's node for a position at most one move of each side after the root, or {@link
   * Tree#NONE}.
   */
  private int find(Root at, NogoBoard board, int colour) {
    if (board.width() != at.board().width() || board.height() != at.board().height()) {
      return Tree.NONE;
    }
    List<Integer> own = at.added(board, at.colour());
    List<Integer> others = at.added(board, 1 - at.colour());
    int moves = own.size() + others.size();
    boolean isOrdinary =
        own.size() <= 1
            && others.size() <= own.size()
            && board.stones() == at.board().stones() + moves
            && colour == (at.colour() ^ (moves & 1));
    if (!isOrdinary) {
      return Tree.NONE;
    }
    int node = Tree.ROOT;
    for (List<Integer> move : List.of(own, others)) {
      node = move.isEmpty() ? node : tree.child(node, move.getFirst());
    }
    return node;
  }
}
