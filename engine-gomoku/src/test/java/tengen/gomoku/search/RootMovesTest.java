package tengen.gomoku.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Threads of one search hand on their root moves. */
final class RootMovesTest {
  private final DeepestRoot deepest = new DeepestRoot();
  private final RootMoves first = rootMoves(1, 2);
  private final RootMoves second = rootMoves(1, 2);

  private RootMoves rootMoves(int... points) {
    List<RootMove> moves = new ArrayList<>();
    for (int point : points) {
      moves.add(new RootMove(point));
    }
    return new RootMoves(moves, 1, deepest);
  }

  @Test
  void theFirstToFinishADepthOvertakesWhoIsAtItOrBelow() {
    first.beginDepth(4);
    second.beginDepth(4);
    first.finishDepth();
    assertThat(second.isOvertaken()).isTrue();
    second.beginDepth(5);
    assertThat(second.isOvertaken()).isFalse();
  }

  @Test
  void whoCatchesUpGoesOnFromTheMovesOfTheDeepestThread() {
    first.moves().get(1).guess(7);
    first.moves().get(1).value = 7;
    first.sort(0);
    first.beginDepth(4);
    first.finishDepth();
    second.catchUp();
    assertThat(second.depth()).isEqualTo(4);
    assertThat(second.moves()).extracting(RootMove::point).containsExactly(2, 1);
    assertThat(second.moves().getFirst().value()).isEqualTo(7);
    assertThat(second.moves()).doesNotContainAnyElementsOf(first.moves());
  }

  @Test
  void whoIsDeepestKeepsItsMoves() {
    first.beginDepth(4);
    first.finishDepth();
    List<RootMove> own = List.copyOf(first.moves());
    second.beginDepth(3);
    second.finishDepth();
    first.catchUp();
    assertThat(first.depth()).isEqualTo(4);
    assertThat(first.moves()).isEqualTo(own);
  }
}
