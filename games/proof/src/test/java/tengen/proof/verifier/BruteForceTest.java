package tengen.proof.verifier;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Compares the threat search with brute force on small boards that are nearly full. */
final class BruteForceTest {
  private static final long SEED = 5;
  private static final int SIZE = 7;
  private static final int MOVES = 4;
  private static final int BOARDS = Boolean.getBoolean("tengen.long") ? 2_000 : 600;

  /**
   * Returns a position without a five. Three of five stones are Black's, which makes wins likelier.
   */
  static String position(Random random, int empty) {
    while (true) {
      List<Character> cells = new ArrayList<>();
      for (int i = 0; i < SIZE * SIZE; i++) {
        cells.add(i < empty ? '.' : (i - empty) % 5 < 3 ? 'x' : 'o');
      }
      Collections.shuffle(cells, random);
      String text = cells.stream().map(String::valueOf).collect(Collectors.joining());
      StoneBoard board = board(text);
      if (!board.hasFive(StoneBoard.BLACK) && !board.hasFive(StoneBoard.WHITE)) {
        return text;
      }
    }
  }

  static StoneBoard board(String cells) {
    StoneBoard board = new StoneBoard(SIZE);
    for (int point = 0; point < cells.length(); point++) {
      if (cells.charAt(point) != '.') {
        board.place(point, cells.charAt(point) == 'x' ? StoneBoard.BLACK : StoneBoard.WHITE);
      }
    }
    return board;
  }

  @Test
  void theSearchFindsExactlyTheWinsOfBruteForce() {
    Random random = new Random(SEED);
    int wins = 0;
    for (int i = 0; i < BOARDS; i++) {
      String cells = position(random, 8 + random.nextInt(6));
      boolean isWon = new BruteForce(SIZE, cells, MOVES).wins();
      boolean found = new Solver(board(cells)).wins(MOVES, Long.MAX_VALUE);
      assertThat(found).as("%s", cells).isEqualTo(isWon);
      wins += isWon && !new BruteForce(SIZE, cells, 1).wins() ? 1 : 0;
    }
    assertThat(wins).as("wins that take some moves").isGreaterThan(BOARDS / 100);
  }
}
