package tengen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tengen.game.Move.Place;
import tengen.rules.SecondRenju.Judgement;

/** Compares the referee with an independent implementation on random boards. */
class RenjuDifferentialTest {
  private static final int SIZE = 15;
  private static final long SEED = 20_250_101;
  private static final int BOARDS = Boolean.getBoolean("tengen.long") ? 20_000 : 40;

  @Test
  void twoReadingsOfTheDefinitionAgreeOnEveryEmptyPoint() {
    Map<Judgement, Integer> seen = new EnumMap<>(Judgement.class);
    for (int i = 0; i < BOARDS; i++) {
      char[][] board = randomBoard(new SplittableRandom(SEED + i));
      var fouls = new RenjuFouls(gridOf(board));
      for (int y = 0; y < SIZE; y++) {
        for (int x = 0; x < SIZE; x++) {
          if (board[y][x] == '.') {
            Judgement judgement = SecondRenju.judge(board, x, y);
            seen.merge(judgement, 1, Integer::sum);
            assertThat(fouls.foul(new Place(x, y)).orElse(""))
                .as(where(SEED + i, x, y, board))
                .isEqualTo(foulOf(judgement));
          }
        }
      }
    }
    assertThat(seen.keySet()).as("every judgement occurred: %s", seen).hasSize(5);
  }

  /** Describes a failure; draws the board only if needed. */
  private static Supplier<String> where(long seed, int x, int y, char[][] board) {
    return () -> "seed " + seed + ", point " + x + "," + y + "\n" + drawing(board);
  }

  private static String foulOf(Judgement judgement) {
    return switch (judgement) {
      case LEGAL, FIVE -> "";
      case OVERLINE -> RenjuFouls.OVERLINE;
      case DOUBLE_FOUR -> RenjuFouls.DOUBLE_FOUR;
      case DOUBLE_THREE -> RenjuFouls.DOUBLE_THREE;
    };
  }

  /** Returns a board with anything from a few stones to almost no legal move for Black. */
  private static char[][] randomBoard(SplittableRandom random) {
    double black = 0.05 + 0.45 * random.nextDouble();
    double white = 0.25 * random.nextDouble();
    double neutral = random.nextInt(4) == 0 ? 0.05 : 0;
    var board = new char[SIZE][SIZE];
    for (char[] row : board) {
      for (int x = 0; x < SIZE; x++) {
        double lot = random.nextDouble();
        row[x] =
            lot < black
                ? 'X'
                : lot < black + white ? 'O' : lot < black + white + neutral ? '?' : '.';
      }
    }
    return board;
  }

  private static RefereeGrid gridOf(char[][] board) {
    return new RefereeGrid(Rules.board(drawing(board).lines().toArray(String[]::new)));
  }

  private static String drawing(char[][] board) {
    var rows = new StringBuilder();
    for (char[] row : board) {
      rows.append(row).append('\n');
    }
    return rows.toString();
  }
}
