package tengen.nogo.search;

import org.jetbrains.lincheck.datastructures.ModelCheckingOptions;
import org.jetbrains.lincheck.datastructures.Operation;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The updates of a node by two search threads, in every order of their steps that is tried. */
@Tag("full")
final class TreeInterleavingsTest {
  /** A tree of a root and room for a few children. */
  public static final class Root {
    private final Tree tree = new Tree(1, 4);

    /** Made by the model checker for each order. */
    public Root() {}

    /** Only one thread is to expand a leaf. */
    @Operation
    public boolean claimExpansion() {
      return tree.claimExpansion(Tree.ROOT);
    }

    /** A simulation that passes through. */
    @Operation
    public void addVisit() {
      tree.addVisit(Tree.ROOT);
    }

    /** A simulation that was won. */
    @Operation
    public void addWin() {
      tree.addValue(Tree.ROOT, Tree.WIN_VALUE);
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
