package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TreeTest {
  private static final short[] POINTS = {11, 12};

  private final AmafTree tree = new AmafTree(1 << 16, 4);

  private void addChildren() {
    assertThat(tree.claimExpansion(Tree.ROOT)).isTrue();
    long even = 20 * AmafTree.VISIT + 10 * AmafTree.WIN_VALUE;
    tree.expand(Tree.ROOT, POINTS, new long[] {even, even}, 2);
  }

  @Test
  void aLeafIsClaimedOnce() {
    addChildren();
    assertThat(tree.claimExpansion(Tree.ROOT)).isFalse();
    assertThat(tree.child(Tree.ROOT, 12)).isEqualTo(tree.first(Tree.ROOT) + 1);
    assertThat(tree.child(Tree.ROOT, 13)).isEqualTo(Tree.NONE);
  }

  @Test
  void valuesAddUp() {
    for (int value = 0; value <= AmafTree.WIN_VALUE; value++) {
      tree.addVisit(Tree.ROOT);
      tree.addValue(Tree.ROOT, value);
    }
    assertThat(tree.visits(Tree.ROOT)).isEqualTo(AmafTree.WIN_VALUE + 1);
    assertThat(tree.wins(Tree.ROOT)).isEqualTo((AmafTree.WIN_VALUE + 1) / 2.0);
  }

  @Test
  void theChildOfTheHigherMeanIsSelected() {
    addChildren();
    tree.addVisit(Tree.ROOT);
    var amaf = new long[13];
    amaf[11] = AmafTree.VISIT;
    amaf[12] = AmafTree.VISIT + 1;
    tree.updateAmaf(Tree.ROOT, amaf);
    assertThat(tree.move(select(tree))).isEqualTo(12);
    amaf[11] = AmafTree.VISIT + AmafTree.WIN_VALUE;
    tree.updateAmaf(Tree.ROOT, amaf);
    assertThat(tree.move(select(tree))).isEqualTo(11);
  }

  @Test
  void aLosingChildIsNotSelectedAgain() {
    addChildren();
    tree.addVisit(Tree.ROOT);
    int lost = select(tree);
    tree.prove(lost, Tree.LOST);
    var amaf = new long[13];
    amaf[tree.move(lost)] = AmafTree.VISIT + AmafTree.WIN_VALUE;
    for (int i = 0; i < 1_000; i++) {
      tree.updateAmaf(Tree.ROOT, amaf);
    }
    assertThat(select(tree)).isNotEqualTo(lost);
  }

  @Test
  void theFirstOfTheHighestChildrenIsSelected() {
    int size = 19 * 19;
    var wide = new AmafTree(1 << 16, size);
    short[] points = new short[size];
    long[] priors = new long[size];
    for (int i = 0; i < size; i++) {
      points[i] = (short) i;
      priors[i] = 20 * AmafTree.VISIT + 7L * i % 100;
    }
    wide.addVisit(Tree.ROOT);
    assertThat(wide.claimExpansion(Tree.ROOT)).isTrue();
    wide.expand(Tree.ROOT, points, priors, size);
    assertThat(wide.move(select(wide))).isEqualTo(57);
  }

  private static int select(AmafTree tree) {
    return tree.select(Tree.ROOT, new float[19 * 19]);
  }

  @Test
  void allVisitsOfATreeHaveRoomTwice() {
    long visits = 2L * AmafTree.MAX_VISITS;
    assertThat(visits * AmafTree.WIN_VALUE).isLessThan(AmafTree.VISIT);
    assertThat(AmafTree.visitsOf(visits * AmafTree.VISIT + visits * AmafTree.WIN_VALUE))
        .isEqualTo((int) visits);
  }

  /** Expands the root and each of its children, and visits the second ten times more often. */
  private static AmafTree grown(int nodes) {
    var grown = new AmafTree(nodes * AmafTree.NODE_BYTES, 4);
    long[] priors = {AmafTree.VISIT, AmafTree.VISIT};
    for (int node = Tree.ROOT; node <= 2; node++) {
      for (int visit = 0; visit < (node == 1 ? 10 : 100); visit++) {
        grown.addVisit(node);
      }
      assertThat(grown.claimExpansion(node)).isTrue();
      grown.expand(node, POINTS, priors, 2);
    }
    return grown;
  }

  @Test
  void aTreeWithoutRoomForChildrenIsFull() {
    Tree full = grown(6);

    assertThat(full.isFull()).isTrue();
    assertThat(full.hasChildren(1)).isTrue();
    assertThat(full.hasChildren(2)).isFalse();
    assertThat(full.claimExpansion(2)).isTrue();
  }

  @Test
  void pruningKeepsTheChildrenOfTheMostVisitedNodes() {
    Tree pruned = grown(10);
    pruned.prune();

    assertThat(pruned.hasChildren(Tree.ROOT)).isTrue();
    assertThat(pruned.visits(Tree.ROOT)).isEqualTo(100);
    assertThat(pruned.hasChildren(pruned.child(Tree.ROOT, 11))).isFalse();
    assertThat(pruned.visits(pruned.child(Tree.ROOT, 11))).isEqualTo(10);
    assertThat(pruned.hasChildren(pruned.child(Tree.ROOT, 12))).isTrue();
    assertThat(pruned.claimExpansion(pruned.child(Tree.ROOT, 11))).isTrue();
  }

  @Test
  void aPrunedTreeHasRoomAgain() {
    AmafTree tree = grown(6);
    tree.prune();

    assertThat(tree.isFull()).isFalse();
    assertThat(tree.claimExpansion(2)).isTrue();
    tree.expand(2, POINTS, new long[2], 2);
    assertThat(tree.hasChildren(2)).isTrue();
  }
}
