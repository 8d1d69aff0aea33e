package tengen.gomoku.shard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tengen.gomoku.board.Points;

class PointOrderTest {
  private static final int SIDE = 15;

  @Test
  void everyEmptyPointOccursOnce() {
    PointOrder order = afterThreeInARow();
    assertThat(order.points()).hasSize(SIDE * SIDE - 6).doesNotHaveDuplicates();
    assertThat(order.points()).doesNotContain(Points.of(5, 7), Points.of(0, 0));
  }

  @Test
  void theEndsOfAThreeComeFirst() {
    assertThat(afterThreeInARow().points().subList(0, 2))
        .containsExactlyInAnyOrder(Points.of(4, 7), Points.of(8, 7));
  }

  @Test
  void aStoneTakenBackLeavesNoTrace() {
    PointOrder order = afterThreeInARow();
    List<Integer> before = order.points();
    order.play(Points.of(8, 7));
    assertThat(order.points()).isNotEqualTo(before);
    order.undo();
    assertThat(order.points()).isEqualTo(before);
  }

  private static PointOrder afterThreeInARow() {
    var order = new PointOrder(SIDE);
    for (int i = 0; i < 3; i++) {
      order.play(Points.of(5 + i, 7));
      order.play(Points.of(4 * i, i));
    }
    return order;
  }
}
