package acme.games;

import java.util.stream.IntStream;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;

/**
 * The value of a stone in Connect6. Each six points in a row through the stone count if only one
 * side has stones there: by the number of own stones that it adds to, and of the opponent's that it
 * stops.
 */
final class Connect6Score {
  private static final int ROW = 6;

  /** Values of six points in a row by the number of own stones there. */
  private static final int[] OWN = {1, 10, 60, 300, 600, 10_000_000};

  /** Value of four own stones in a row of six if another stone of this turn follows, and wins. */
  private static final int WINNING_FOUR = 1_000_000;

  /** Values of six points in a row by the number of the opponent's stones there. */
  private static final int[] OTHER = {0, 8, 40, 200, 20_000, 20_000};

  private Connect6Score() {}

  static int of(Position position, Move move) {
    Stones stones = Connect6.stones(position);
    Side side = position.toMove();
    boolean isFirst = Connect6.RULES.play(position, move).toMove() == side;
    int sum = 0;
    for (Place direction : Stones.DIRECTIONS.subList(0, 4)) {
      for (int back = 0; back < ROW; back++) {
        Place from = Stones.step((Place) move, direction, -back);
        if (stones.isOn(from) && stones.isOn(Stones.step(from, direction, ROW - 1))) {
          int own = count(stones, from, direction, side);
          int other = count(stones, from, direction, side.other());
          sum += other == 0 ? (own == 4 && isFirst ? WINNING_FOUR : OWN[own]) : 0;
          sum += own == 0 ? OTHER[other] : 0;
        }
      }
    }
    return sum;
  }

  private static int count(Stones stones, Place from, Place direction, Side side) {
    return (int)
        IntStream.range(0, ROW)
            .filter(i -> stones.isOwn(Stones.step(from, direction, i), side))
            .count();
  }
}
