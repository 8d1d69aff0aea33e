package tengen.nogo.search;

import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tests of two search threads that update a node, in many interleavings. */
@Tag("full")
final class TreeInterleavingsTest {
  /** A tree of a root with room for a few children. */
  public static final class Root {
    private final AmafTree tree = new AmafTree(1, 4);

    /** Creates the tree; called by the model checker for each interleaving. */
    public Root() {}

    /** Claims the expansion, which only one thread may get. */
    @Operation
    public boolean claimExpansion() {
      return tree.claimExpansion(Tree.ROOT);
    }

    /** Counts a visit of a simulation that passes through. */
    @Operation
    public void addVisit() {
      tree.addVisit(Tree.ROOT);
    }

    /** Adds the value of a won simulation. */
    @Operation
    public void addWin() {
      tree.addValue(Tree.ROOT, AmafTree.WIN_VALUE);
    }

    /** Reads visits, as reports and the stop policy do. */
    @Operation
    public int visits() {
      return tree.visits(Tree.ROOT);
    }

    /** Reads wins, as reports do. */
    @Operation
    public double wins() {
      return tree.wins(Tree.ROOT);
    }
  }

  @Test
  void noVisitAndNoWinIsLostAndOneThreadExpands() {
    new ModelCheckingOptions()
        .iterations(20)
        .invocationsPerIteration(200)
        .threads(2)
        .actorsPerThread(3)
        .check(Root.class);
  }
}
