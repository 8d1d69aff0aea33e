package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class PolicyTreeTest {
  private static final short[] POINTS = {11, 12, 13};
  private static final float[] PRIORS = {0.2f, 0.5f, 0.3f};

  private final PolicyTree tree = new PolicyTree(1 << 16, POINTS.length);

  @BeforeEach
  void expandRoot() {
    visit(Tree.ROOT, PolicyTree.WIN_VALUE / 2);
    assertThat(tree.claimExpansion(Tree.ROOT)).isTrue();
    tree.expand(Tree.ROOT, POINTS, PRIORS, POINTS.length);
  }

  private void visit(int node, int value) {
    tree.addVisit(node);
    tree.addValue(node, value);
  }

  private int selectedPoint() {
    return tree.move(tree.select(Tree.ROOT));
  }

  @Test
  void theMoveWithTheHighestPriorIsSelectedFirst() {
    assertThat(selectedPoint()).isEqualTo(12);
  }

  @Test
  void aMoveThatLosesGivesWayToTheNextPrior() {
    visit(tree.child(Tree.ROOT, 12), 0);
    visit(Tree.ROOT, PolicyTree.WIN_VALUE);
    assertThat(selectedPoint()).isEqualTo(13);
  }

  @Test
  void aMoveThatWinsIsSelectedAgain() {
    visit(tree.child(Tree.ROOT, 12), PolicyTree.WIN_VALUE);
    visit(Tree.ROOT, 0);
    assertThat(selectedPoint()).isEqualTo(12);
  }

  @Test
  void manyVisitsGiveWayToAMoveWithFew() {
    for (int i = 0; i < 100; i++) {
      visit(tree.child(Tree.ROOT, 12), PolicyTree.WIN_VALUE / 2);
      visit(Tree.ROOT, PolicyTree.WIN_VALUE / 2);
    }
    visit(tree.child(Tree.ROOT, 11), PolicyTree.WIN_VALUE / 2);
    visit(tree.child(Tree.ROOT, 13), 0);
    visit(tree.child(Tree.ROOT, 13), 0);
    assertThat(selectedPoint()).isEqualTo(11);
  }

  @Test
  void aProvenWinIsSelectedAndAProvenLossIsNot() {
    tree.prove(tree.child(Tree.ROOT, 12), Tree.LOST);
    assertThat(selectedPoint()).isEqualTo(13);
    tree.prove(tree.child(Tree.ROOT, 11), Tree.WON);
    assertThat(selectedPoint()).isEqualTo(11);
  }

  @Test
  void valuesAddUp() {
    int child = tree.first(Tree.ROOT);
    visit(child, PolicyTree.WIN_VALUE);
    visit(child, PolicyTree.WIN_VALUE / 4);
    visit(child, 0);
    assertThat(tree.visits(child)).isEqualTo(3);
    assertThat(tree.wins(child)).isEqualTo(1.25);
  }

  @Test
  void allVisitsOfATreeHaveRoom() {
    long visits = tree.maxVisits();
    assertThat(visits * PolicyTree.WIN_VALUE).isLessThan(1L << 38);
    assertThat(visits).isLessThan(1L << 26);
  }

  @Test
  void aCopyKeepsStatisticsAndPriors() {
    visit(tree.child(Tree.ROOT, 12), 0);
    visit(Tree.ROOT, PolicyTree.WIN_VALUE);
    var copy = new PolicyTree(1 << 16, POINTS.length);
    copy.copy(tree, Tree.ROOT, 0);
    assertThat(copy.visits(copy.child(Tree.ROOT, 12))).isEqualTo(1);
    assertThat(copy.move(copy.select(Tree.ROOT))).isEqualTo(13);
  }
}
