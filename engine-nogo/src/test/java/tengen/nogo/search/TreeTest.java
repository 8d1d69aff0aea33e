package tengen.nogo.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TreeTest {
  private static final short[] POINTS = {11, 12};

  private final Tree tree = new Tree(1 << 16, 4);

  private void addChildren() {
    assertThat(tree.claim(Tree.ROOT)).isTrue();
    long even = 20 * Tree.ONE + 10 * Tree.GAME;
    tree.add(Tree.ROOT, POINTS, new long[] {even, even}, 2);
  }

  @Test
  void aLeafIsClaimedOnce() {
    addChildren();
    assertThat(tree.claim(Tree.ROOT)).isFalse();
    assertThat(tree.child(Tree.ROOT, 12)).isEqualTo(tree.first(Tree.ROOT) + 1);
    assertThat(tree.child(Tree.ROOT, 13)).isEqualTo(Tree.NONE);
  }

  @Test
  void partsOfGamesAddUp() {
    for (int part = 0; part <= Tree.GAME; part++) {
      tree.visit(Tree.ROOT);
      tree.win(Tree.ROOT, part);
    }
    assertThat(tree.visits(Tree.ROOT)).isEqualTo(Tree.GAME + 1);
    assertThat(tree.wins(Tree.ROOT)).isEqualTo((Tree.GAME + 1) / 2.0);
  }

  @Test
  void theBestChildIsThatOfTheGreaterShare() {
    addChildren();
    tree.visit(Tree.ROOT);
    var earned = new long[13];
    earned[11] = Tree.ONE;
    earned[12] = Tree.ONE + 1;
    tree.credit(Tree.ROOT, earned);
    assertThat(tree.move(tree.best(Tree.ROOT))).isEqualTo(12);
    earned[11] = Tree.ONE + Tree.GAME;
    tree.credit(Tree.ROOT, earned);
    assertThat(tree.move(tree.best(Tree.ROOT))).isEqualTo(11);
  }

  @Test
  void aLosingChildIsNotChosenAgain() {
    addChildren();
    tree.visit(Tree.ROOT);
    int lost = tree.best(Tree.ROOT);
    tree.prove(lost, Tree.LOST);
    var earned = new long[13];
    earned[tree.move(lost)] = Tree.ONE + Tree.GAME;
    for (int i = 0; i < 1_000; i++) {
      tree.credit(Tree.ROOT, earned);
    }
    assertThat(tree.best(Tree.ROOT)).isNotEqualTo(lost);
  }

  @Test
  void allVisitsOfATreeHaveRoomTwice() {
    long credits = 2L * Tree.MOST_VISITS;
    assertThat(credits * Tree.GAME).isLessThan(Tree.ONE);
    assertThat(Tree.count(credits * Tree.ONE + credits * Tree.GAME)).isEqualTo((int) credits);
  }
}
