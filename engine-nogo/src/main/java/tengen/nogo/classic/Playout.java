package tengen.nogo.classic;

import tengen.common.HotPath;
import tengen.common.Xoshiro;

/**
 * Random games to the end or a {@link Cutoff}, guided by the {@link Evaluation}: each side plays
 * its best-looking move after noise, as in the seed program ("NoGo bot, Alpha-Beta + UCT Version",
 * {@code simulation}). Search thread only.
 *
 * <p>A point that is closed to a side stays closed for the rest of the game, so the points worth
 * looking at only become fewer; those closed to both sides are dropped on the way.
 */
@HotPath
final class Playout {
  private static final int NOISE_BITS = 14;
  private static final int PLIES_PER_QUESTION = 32;
  private static final int NONE = -1;

  private final Board board;
  private final Evaluation evaluation;
  private final Evaluation startEvaluation;
  private final Xoshiro random;
  private final Budget budget;
  private final Cutoff cutoff;
  private final int[] points;
  private final int[] startPoints;
  private int count;
  private int startCount;
  private long noise;
  private int noiseLeft;

  /** Playouts on boards of this one's size. */
  Playout(Board size, Xoshiro random, Budget budget, Cutoff cutoff) {
    board = new Board(size.width, size.height);
    evaluation = new Evaluation(size);
    startEvaluation = new Evaluation(size);
    points = new int[size.width * size.height];
    startPoints = new int[size.width * size.height];
    this.random = random;
    this.budget = budget;
    this.cutoff = cutoff;
  }

  /**
   * Plays so many games from here.
   *
   * @param mover who plays first
   * @return how many of them the first player won, the chances in those cut off counted as parts;
   *     once the budget is spent, of fewer games
   */
  double wins(Board start, int mover, int games) {
    startEvaluation.scan(start);
    listPoints(start);
    double wins = 0;
    for (int game = 0; game < games && !budget.wasSpent(); game++) {
      board.copyFrom(start);
      evaluation.copyFrom(startEvaluation);
      System.arraycopy(startPoints, 0, points, 0, startCount);
      count = startCount;
      wins += play(mover);
      budget.spend();
    }
    return wins;
  }

  private void listPoints(Board start) {
    startCount = 0;
    for (int point = start.stride + 1; point < start.area - start.stride; point++) {
      if (Hood.legalPair(start.hood(point)) != 0) {
        startPoints[startCount++] = point;
      }
    }
  }

  /** One game: the chance, 0..1, that who moves first wins it. */
  private double play(int mover) {
    int colour = mover;
    for (int ply = 1; ply <= cutoff.plies(); ply++) {
      int at = choose(colour);
      if (at == NONE || (ply % PLIES_PER_QUESTION == 0 && budget.isSpent())) {
        return colour == mover ? 0 : 1;
      }
      int point = points[at];
      points[at] = points[--count];
      evaluation.play(board, point, colour);
      colour = Board.other(colour);
    }
    double rate = cutoff.rate(board, colour);
    return colour == mover ? rate : 1 - rate;
  }

  /** The index of the best-looking legal point after noise, or {@link #NONE}. */
  private int choose(int colour) {
    int best = NONE;
    int bestValue = NONE;
    int at = 0;
    while (at < count) {
      int point = points[at];
      int hood = board.hood(point);
      if (Hood.legal(hood, colour)) {
        int value = (evaluation.value(point, hood, colour) << MovePicker.SCALE_BITS) + noise();
        if (value > bestValue) {
          bestValue = value;
          best = at;
        }
        at++;
      } else if (Hood.legalPair(hood) != 0) {
        at++;
      } else {
        points[at] = points[--count];
      }
    }
    return best;
  }

  /** Four draws are cut from one random number. */
  private int noise() {
    if (noiseLeft == 0) {
      noise = random.nextLong();
      noiseLeft = Long.SIZE / NOISE_BITS;
    }
    noiseLeft--;
    int drawn = (int) (noise >>> (Long.SIZE - NOISE_BITS));
    noise <<= NOISE_BITS;
    return drawn;
  }
}
