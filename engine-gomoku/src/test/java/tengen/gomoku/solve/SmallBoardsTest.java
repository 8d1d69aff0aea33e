package tengen.gomoku.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tengen.common.Xoshiro;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.PatternBoards;

/** Tests that on small boards the solvers find exactly the wins that follow from the definition. */
final class SmallBoardsTest {
  private static final int BOARDS = Boolean.getBoolean("tengen.long") ? 1_000 : 40;
  private static final int MAX_MOVES = 3;

  @ParameterizedTest
  @EnumSource(WinRule.class)
  void winsAreThoseOfTheDefinition(WinRule rule) {
    int wins = 0;
    for (int seed = 0; seed < BOARDS; seed++) {
      Side attacker = seed % 2 == 0 ? Side.BLACK : Side.WHITE;
      ReferenceBoard plain = board(rule, attacker, new Xoshiro(seed));
      if (plain.fives(attacker).isEmpty()) {
        wins += check(plain, attacker, true, "seed " + seed + ", fours");
        wins += check(plain, attacker, false, "seed " + seed + ", threes");
      }
    }
    assertThat(wins).isPositive();
  }

  private static int check(ReferenceBoard plain, Side attacker, boolean foursAlone, String what) {
    int expected = new ReferenceSolver(plain, attacker, foursAlone).shortest(MAX_MOVES);
    GomokuBoard board = PatternBoards.of(plain.rule, plain.setup());
    int colour = GomokuBoard.colour(attacker);
    int found =
        foursAlone
            ? new VcfSolver(board, 12).win(colour, MAX_MOVES, Long.MAX_VALUE)
            : new VctSolver(board, 12).win(colour, MAX_MOVES, Long.MAX_VALUE, _ -> false);
    assertThat(Math.max(found, 0))
        .as("%s %s %s", plain.rule, what, plain.setup())
        .isEqualTo(expected);
    return found > 0 ? 1 : 0;
  }

  /**
   * Returns a board of side 6 or 7 with up to 15 empty points, more stones of the attacker and no
   * winning line yet.
   */
  private static ReferenceBoard board(WinRule rule, Side attacker, Xoshiro random) {
    int side = 6 + random.nextInt(2);
    var plain = new ReferenceBoard(rule, Setup.Board.empty(side, side));
    var points = new ArrayList<>(plain.empty());
    int leave = 12 + random.nextInt(4);
    while (points.size() > leave) {
      Place place = points.remove(random.nextInt(points.size()));
      Side colour = random.nextInt(5) < 3 ? attacker : attacker.other();
      if (plain.isFive(place, colour)) {
        colour = colour.other();
      }
      if (!plain.isFive(place, colour)) {
        plain.put(place, colour);
      }
    }
    return plain;
  }
}
