package tengen.nogo.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tengen.common.Xoshiro;

class RegionsTest {
  private static final int LONG_GAMES = 20_000;
  private static final int SHORT_GAMES = 100;

  /**
   * Continues random games with any side to move and checks that a stone closes points of its own
   * region only.
   */
  @Test
  void aStoneClosesPointsOfItsOwnRegionAlone() {
    int games = Boolean.getBoolean("tengen.long") ? LONG_GAMES : SHORT_GAMES;
    int divided = 0;
    for (int seed = 1; seed <= games; seed++) {
      var random = new Xoshiro(seed);
      var board = new BitBoard(3 + random.nextInt(7), 3 + random.nextInt(7));
      play(board, board.points() / 2 + random.nextInt(board.points() / 2), random);
      Regions regions = Regions.of(board);
      divided += regions.count() > 1 ? 1 : 0;
      while (board.legalCount(0) + board.legalCount(1) > 0) {
        checkOneStone(board, regions, random, "seed " + seed);
      }
    }
    assertThat(divided).isGreaterThan(games / 10);
  }

  private static void play(BitBoard board, int stones, Xoshiro random) {
    for (int colour = 0; board.plies() < stones && board.legalCount(colour) > 0; ) {
      board.play(anyLegal(board, colour, random), colour);
      colour = random.nextInt(2);
    }
  }

  private static void checkOneStone(BitBoard board, Regions regions, Xoshiro random, String where) {
    int colour = random.nextInt(2);
    if (board.legalCount(colour) == 0) {
      return;
    }
    long[] before = legal(board);
    int point = anyLegal(board, colour, random);
    board.play(point, colour);
    long[] after = legal(board);
    for (int other = 0; other < board.points(); other++) {
      int word = other / Long.SIZE;
      long changed = (before[word] ^ after[word]) | (before[2 + word] ^ after[2 + word]);
      if ((changed & (1L << other)) != 0) {
        assertThat(regions.at(other))
            .as("%s, %d after %d", where, other, point)
            .isEqualTo(regions.at(point));
      }
    }
  }

  private static long[] legal(BitBoard board) {
    return new long[] {board.legal(0, 0), board.legal(0, 1), board.legal(1, 0), board.legal(1, 1)};
  }

  private static int anyLegal(BitBoard board, int colour, Xoshiro random) {
    int point = random.nextInt(board.points());
    while (!board.isLegal(point, colour)) {
      point = (point + 1) % board.points();
    }
    return point;
  }

  @Test
  void aChainWithADeadLibertyIsAWall() {
    var board = new BitBoard(7, 1);
    board.play(1, BitBoard.BLACK);
    assertThat(Regions.of(board).count()).isEqualTo(1);
    board.play(2, BitBoard.WHITE);
    // A1 is now dead: the last liberty of Black's stone, and illegal for Black.
    assertThat(Regions.of(board).at(0)).isEqualTo(Regions.NONE);
    board.play(4, BitBoard.WHITE);
    assertThat(Regions.of(board).at(3)).isEqualTo(Regions.of(board).at(5));
  }
}
