package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tengen.common.Xoshiro;
import tengen.nogo.board.NogoBoard;

/** Prunes trees that real searches have filled, again and again, and compares them node by node. */
class TreePruningTest {
  private static final int PRUNINGS = 5;

  /** The numbers of a node, and whether it has children. */
  private record Node(int visits, double wins, float leafValue, byte proof, boolean hasChildren) {}

  @ParameterizedTest
  @CsvSource({"5, 10000", "7, 20000", "9, 30000"})
  void onlyChildrenOfTheLeastVisitedNodesAreDiscarded(int side, int nodes) {
    var tree = new AmafTree(nodes * AmafTree.NODE_BYTES, side * side);
    PlayoutSimulation simulation = simulation(tree, side);
    for (int pruning = 0; pruning < PRUNINGS && simulation.isUndecided(); pruning++) {
      while (!tree.isFull() && simulation.isUndecided()) {
        simulation.run();
      }
      Map<List<Integer>, Node> before = nodes(tree, Tree.ROOT);
      tree.prune();
      Map<List<Integer>, Node> after = nodes(tree, Tree.ROOT);

      assertThat(tree.isFull()).isFalse();
      assertThat(after).hasSizeLessThanOrEqualTo(nodes / 2 + 1);
      checkNodes(before, after);
      checkFewestVisits(before, after);
    }
  }

  @ParameterizedTest
  @CsvSource({"5, 10000", "9, 30000"})
  void aNewRootKeepsAllNodesBelowIt(int side, int nodes) {
    var tree = new AmafTree(nodes * AmafTree.NODE_BYTES, side * side);
    PlayoutSimulation simulation = simulation(tree, side);
    while (!tree.isFull() && simulation.isUndecided()) {
      simulation.run();
    }
    while (tree.hasChildren(Tree.ROOT)) {
      int child = tree.first(Tree.ROOT) + tree.visits(Tree.ROOT) % 5;
      Map<List<Integer>, Node> below = nodes(tree, child);
      tree.reroot(child);
      assertThat(nodes(tree, Tree.ROOT)).isEqualTo(below);
      assertThat(tree.hasRoom(tree.capacity() - below.size())).isTrue();
      assertThat(tree.hasRoom(tree.capacity() - below.size() + 1)).isFalse();
    }
  }

  private static PlayoutSimulation simulation(AmafTree tree, int side) {
    var board = new NogoBoard(side, side);
    NogoSearchParameters parameters =
        UnlimitedSearch.of(board, NogoBoard.BLACK, EvaluationKind.PLAYOUTS);
    return new PlayoutSimulation(tree, parameters, PatternWeights.trained(), new Xoshiro(side));
  }

  /** Returns the nodes from one of a tree on, by the moves that lead to them. */
  private static Map<List<Integer>, Node> nodes(AmafTree tree, int from) {
    var nodes = new HashMap<List<Integer>, Node>();
    addNodes(tree, from, List.of(), nodes);
    return nodes;
  }

  private static void addNodes(
      AmafTree tree, int node, List<Integer> moves, Map<List<Integer>, Node> nodes) {
    boolean hasChildren = tree.hasChildren(node);
    nodes.put(
        moves,
        new Node(
            tree.visits(node),
            tree.wins(node),
            tree.leafValue(node),
            tree.proof(node),
            hasChildren));
    if (hasChildren) {
      int first = tree.first(node);
      for (int child = first; child < tree.after(first); child++) {
        var longer = new ArrayList<>(moves);
        longer.add(tree.move(child));
        addNodes(tree, child, List.copyOf(longer), nodes);
      }
    }
  }

  private static void checkNodes(Map<List<Integer>, Node> before, Map<List<Integer>, Node> after) {
    after.forEach(
        (moves, node) -> {
          Node old = before.get(moves);
          assertThat(node)
              .isEqualTo(
                  new Node(
                      old.visits(), old.wins(), old.leafValue(), old.proof(), node.hasChildren()));
        });
    before.keySet().stream()
        .filter(moves -> moves.size() == 1)
        .forEach(moves -> assertThat(after).containsKey(moves));
  }

  /**
   * Checks that each node below the root that kept its children has more visits than any that lost
   * them.
   */
  private static void checkFewestVisits(
      Map<List<Integer>, Node> before, Map<List<Integer>, Node> after) {
    int mostDiscarded = 0;
    int fewestKept = Integer.MAX_VALUE;
    for (Map.Entry<List<Integer>, Node> entry : after.entrySet()) {
      Node node = entry.getValue();
      if (entry.getKey().isEmpty()) {
        assertThat(node.hasChildren()).isTrue();
      } else if (node.hasChildren()) {
        fewestKept = Math.min(fewestKept, node.visits());
      } else if (before.get(entry.getKey()).hasChildren()) {
        mostDiscarded = Math.max(mostDiscarded, node.visits());
      }
    }
    assertThat(mostDiscarded).isBetween(1, fewestKept - 1);
  }
}
