package tengen.gomoku.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.support.games.RandomGomoku;

/** Tests that the replies to a threat are those found by trying every point. */
final class RepliesTest {

  @ParameterizedTest
  @EnumSource(WinRule.class)
  void repliesAreExactlyThoseThatHelp(WinRule rule) {
    int threats = 0;
    for (int seed = 0; seed < 6; seed++) {
      var random = new Xoshiro(seed);
      GomokuBoard board = PatternBoards.of(rule, RandomGomoku.start(random));
      for (int stone = 0; stone < board.width() * board.height() / 2; stone++) {
        int point = Points.of(random.nextInt(board.width()), random.nextInt(board.height()));
        if (board.isEmpty(point)) {
          board.play(point, random.nextInt(2));
        }
      }
      for (int point : empty(board)) {
        for (int colour = GomokuBoard.BLACK; colour <= GomokuBoard.WHITE; colour++) {
          if (board.pointClass(colour, point) >= PointClass.FOUR) {
            threats++;
            check(board, colour, point);
          }
        }
      }
    }
    assertThat(threats).isPositive();
  }

  private static void check(GomokuBoard board, int attacker, int point) {
    int leastClass = board.pointClass(attacker, point);
    List<Integer> helpful = new ArrayList<>();
    for (int reply : empty(board)) {
      board.play(reply, 1 - attacker);
      if (board.pointClass(attacker, point) < leastClass) {
        helpful.add(reply);
      }
      board.undo();
    }
    int[] found = new int[100];
    int end = Replies.against(board, attacker, point, leastClass, found, 0);
    assertThat(Arrays.stream(found, 0, end).boxed()).containsExactlyInAnyOrderElementsOf(helpful);
  }

  private static List<Integer> empty(GomokuBoard board) {
    List<Integer> points = new ArrayList<>();
    for (int point = 0; point < Points.COUNT; point++) {
      if (board.isEmpty(point)) {
        points.add(point);
      }
    }
    return points;
  }
}
