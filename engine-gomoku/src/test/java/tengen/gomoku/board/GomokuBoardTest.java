package tengen.gomoku.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.support.games.RandomGomoku;

/** Tests that the incrementally updated board equals one computed from scratch. */
final class GomokuBoardTest {
  private static final int GAMES = Boolean.getBoolean("tengen.long") ? 1_000 : 4;

  private final Map<Side, ReferencePatterns> slow = new EnumMap<>(Side.class);

  @ParameterizedTest
  @EnumSource(WinRule.class)
  void playAndUndoEqualARecount(WinRule rule) {
    for (Side side : Side.values()) {
      slow.put(side, new ReferencePatterns(rule, side));
    }
    for (int seed = 0; seed < GAMES; seed++) {
      var random = new Xoshiro(seed);
      Setup.Board start = RandomGomoku.start(random);
      GomokuBoard board = PatternBoards.of(rule, start);
      var stones = new ArrayList<List<Place>>(List.of(new ArrayList<>(), new ArrayList<>()));
      for (int step = 0; step < 60; step++) {
        if (board.plies() > 0 && random.nextInt(3) == 0) {
          stones.get(board.colour(board.plies() - 1)).removeLast();
          board.undo();
        } else {
          var place = new Place(random.nextInt(start.width()), random.nextInt(start.height()));
          int colour = random.nextInt(2);
          if (board.isEmpty(Points.of(place))) {
            board.play(Points.of(place), colour);
            stones.get(colour).add(place);
          }
        }
        if (step % 20 == 19) {
          check(board, start, stones, "seed " + seed + ", step " + step);
        }
      }
      while (board.plies() > 0) {
        board.undo();
      }
      check(board, start, List.of(List.of(), List.of()), "seed " + seed + ", all taken back");
    }
  }

  private void check(GomokuBoard board, Setup.Board start, List<List<Place>> stones, String when) {
    var setup =
        new Setup.Board(
            start.width(), start.height(), stones.get(0), stones.get(1), start.neutral());
    GomokuBoard fresh = PatternBoards.of(board.rule(), setup);
    assertThat(board.key()).as(when).isEqualTo(fresh.key());
    for (int colour = GomokuBoard.BLACK; colour <= GomokuBoard.WHITE; colour++) {
      assertThat(board.value(colour)).as(when).isEqualTo(fresh.value(colour));
      checkAgainstPoints(board, colour, when);
    }
    for (int point = 0; point < Points.COUNT; point++) {
      assertThat(board.isEmpty(point)).isEqualTo(fresh.isEmpty(point));
      if (board.isEmpty(point)) {
        checkPoint(board, fresh, point, when);
      }
    }
    for (int row = board.firstRow(); row < board.endRow(); row++) {
      assertThat(board.near(row)).as(when).isEqualTo(fresh.near(row));
    }
  }

  private void checkPoint(GomokuBoard board, GomokuBoard fresh, int point, String when) {
    for (int colour = GomokuBoard.BLACK; colour <= GomokuBoard.WHITE; colour++) {
      assertThat(board.lines(colour, point)).as(when).isEqualTo(fresh.lines(colour, point));
      for (int direction = 0; direction < 4; direction++) {
        assertThat(board.lineClass(colour, point, direction))
            .as("%s, %s", when, Points.place(point))
            .isEqualTo(slowClass(board, colour, point, direction));
      }
    }
  }

  private int slowClass(GomokuBoard board, int colour, int point, int direction) {
    var line = new StringBuilder("#");
    int step = Points.step(direction);
    for (int offset = -6; offset <= 6; offset++) {
      int at = (point + offset * step) & (Points.COUNT - 1);
      line.append(sign(board, colour, at, offset));
    }
    Side side = colour == GomokuBoard.BLACK ? Side.BLACK : Side.WHITE;
    return Objects.requireNonNull(slow.get(side)).lineClass(line.append('#').toString(), 7);
  }

  private static char sign(GomokuBoard board, int colour, int at, int offset) {
    if (offset == 0 || board.hasStone(colour, at)) {
      return 'X';
    }
    return board.isEmpty(at) ? '_' : board.hasStone(1 - colour, at) ? 'O' : '#';
  }

  /** Checks that counts and bit rows agree with the classes of the points. */
  private static void checkAgainstPoints(GomokuBoard board, int colour, String when) {
    int[] counted = new int[PointClass.COUNT];
    for (int point = 0; point < Points.COUNT; point++) {
      int pointClass = board.pointClass(colour, point);
      counted[pointClass]++;
      int mark = board.threats(colour, point >> Points.ROW_BITS);
      boolean marked = ((mark >> (point & Points.COLUMN_MASK)) & 1) != 0;
      assertThat(marked).as(when).isEqualTo(pointClass >= PointClass.THREE);
    }
    for (int pointClass = PointClass.THREE; pointClass < PointClass.COUNT; pointClass++) {
      assertThat(board.count(colour, pointClass)).as(when).isEqualTo(counted[pointClass]);
    }
  }
}
