package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TreeTest {
  private static final short[] POINTS = {11, 12};

  private final Tree tree = new Tree(1 << 16, 4);

  private void addChildren() {
    assertThat(tree.claimExpansion(Tree.ROOT)).isTrue();
    long even = 20 * Tree.VISIT + 10 * Tree.WIN_VALUE;
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
    for (int value = 0; value <= Tree.WIN_VALUE; value++) {
      tree.addVisit(Tree.ROOT);
      tree.addValue(Tree.ROOT, value);
    }
    assertThat(tree.visits(Tree.ROOT)).isEqualTo(Tree.WIN_VALUE + 1);
    assertThat(tree.wins(Tree.ROOT)).isEqualTo((Tree.WIN_VALUE + 1) / 2.0);
  }

  @Test
  void theChildOfTheHigherMeanIsSelected() {
    addChildren();
    tree.addVisit(Tree.ROOT);
    var amaf = new long[13];
    amaf[11] = Tree.VISIT;
    amaf[12] = Tree.VISIT + 1;
    tree.updateAmaf(Tree.ROOT, amaf);
    assertThat(tree.move(tree.select(Tree.ROOT))).isEqualTo(12);
    amaf[11] = Tree.VISIT + Tree.WIN_VALUE;
    tree.updateAmaf(Tree.ROOT, amaf);
    assertThat(tree.move(tree.select(Tree.ROOT))).isEqualTo(11);
  }

  @Test
  void aLosingChildIsNotSelectedAgain() {
    addChildren();
    tree.addVisit(Tree.ROOT);
    int lost = tree.select(Tree.ROOT);
    tree.prove(lost, Tree.LOST);
    var amaf = new long[13];
    amaf[tree.move(lost)] = Tree.VISIT + Tree.WIN_VALUE;
    for (int i = 0; i < 1_000; i++) {
      tree.updateAmaf(Tree.ROOT, amaf);
    }
    assertThat(tree.select(Tree.ROOT)).isNotEqualTo(lost);
  }

  @Test
  void allVisitsOfATreeHaveRoomTwice() {
    long visits = 2L * Tree.MAX_VISITS;
    assertThat(visits * Tree.WIN_VALUE).isLessThan(Tree.VISIT);
    assertThat(Tree.visitsOf(visits * Tree.VISIT + visits * Tree.WIN_VALUE))
        .isEqualTo((int) visits);
  }
}
