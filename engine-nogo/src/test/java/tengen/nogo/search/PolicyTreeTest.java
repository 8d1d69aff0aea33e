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
    tree.expand(Tree.ROOT, POINTS, PRIORS, POINTS.length, true);
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

  /** Expands the child of 12 with two of three moves. */
  private int partlyExpandedChild() {
    int node = tree.child(Tree.ROOT, 12);
    visit(node, PolicyTree.WIN_VALUE / 2);
    assertThat(tree.claimExpansion(node)).isTrue();
    tree.expand(node, new short[] {12, 13}, new float[] {0.5f, 0.3f}, 2, false);
    return node;
  }

  @Test
  void otherMovesComeAfterTheLikelyOnes() {
    int node = partlyExpandedChild();
    assertThat(tree.move(tree.select(node))).isEqualTo(12);
    visit(tree.child(node, 12), 0);
    assertThat(tree.move(tree.select(node))).isEqualTo(13);
    visit(tree.child(node, 13), 0);
    assertThat(tree.select(node)).isEqualTo(Tree.NONE);
  }

  @Test
  void fullExpansionKeepsTheLikelyMoves() {
    int node = partlyExpandedChild();
    visit(tree.child(node, 12), PolicyTree.WIN_VALUE);
    tree.prove(tree.child(node, 13), Tree.LOST);
    assertThat(tree.areAll(tree.first(node))).isFalse();

    tree.expandFully(node, POINTS, PRIORS, POINTS.length);

    assertThat(tree.areAll(tree.first(node))).isTrue();
    assertThat(tree.after(tree.first(node)) - tree.first(node)).isEqualTo(POINTS.length);
    assertThat(tree.wins(tree.child(node, 12))).isEqualTo(1);
    assertThat(tree.proof(tree.child(node, 13))).isEqualTo(Tree.LOST);
    assertThat(tree.visits(tree.child(node, 11))).isZero();
  }

  @Test
  void pruningDropsTheChildrenThatFullExpansionReplaced() {
    int node = partlyExpandedChild();
    visit(tree.child(node, 12), PolicyTree.WIN_VALUE);
    tree.expandFully(node, POINTS, PRIORS, POINTS.length);

    tree.reroot(node);

    assertThat(tree.first(Tree.ROOT)).isEqualTo(Tree.ROOT + 1);
    assertThat(tree.wins(tree.child(Tree.ROOT, 12))).isEqualTo(1);
    assertThat(tree.child(Tree.ROOT, 11)).isNotEqualTo(Tree.NONE);
  }

  @Test
  void aNewRootKeepsItsChildren() {
    int child = tree.child(Tree.ROOT, 12);
    visit(child, PolicyTree.WIN_VALUE);
    assertThat(tree.claimExpansion(child)).isTrue();
    tree.expand(child, POINTS, PRIORS, POINTS.length, true);
    visit(tree.child(child, 12), 0);

    tree.reroot(child);

    assertThat(tree.visits(Tree.ROOT)).isEqualTo(1);
    assertThat(tree.visits(tree.child(Tree.ROOT, 12))).isEqualTo(1);
    assertThat(selectedPoint()).isEqualTo(13);
  }
}
