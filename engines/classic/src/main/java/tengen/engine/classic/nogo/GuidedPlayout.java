package tengen.engine.classic.nogo;

import tengen.common.HotPath;
import tengen.common.Xoshiro;

/**
 * Playouts guided by the {@link MoveEvaluation}, to the end of the game or a {@link PlayoutCutoff}.
 * Each side plays the move with the highest value after noise, as in the original program ("NoGo
 * bot, Alpha-Beta + UCT Version", {@code simulation}). Search thread only.
 *
 * <p>A point that is illegal for a side stays illegal for it, so the list of candidate points only
 * shrinks; points illegal for both sides are dropped on the way.
 */
@HotPath
final class GuidedPlayout {
  private static final int PLIES_PER_CHECK = 32;
  private static final int NONE = -1;

  private final UndoBoard board;
  private final MoveEvaluation evaluation;
  private final MoveEvaluation startEvaluation;
  private final Xoshiro random;
  private final NodeCounter counter;
  private final PlayoutCutoff cutoff;
  private final int noiseBits;
  private final int[] points;
  private final int[] startPoints;
  private int count;
  private int startCount;
  private long noise;
  private int noiseLeft;

  /** Creates playouts on boards of this size. */
  GuidedPlayout(
      UndoBoard size, UctSearch.Parameters parameters, Xoshiro random, NodeCounter counter) {
    board = new UndoBoard(size.width, size.height);
    evaluation = new MoveEvaluation(size, parameters.weights());
    startEvaluation = new MoveEvaluation(size, parameters.weights());
    points = new int[size.width * size.height];
    startPoints = new int[size.width * size.height];
    this.random = random;
    this.counter = counter;
    cutoff = parameters.cutoff();
    noiseBits = parameters.noiseBits();
  }

  /**
   * Runs playouts, fewer if a limit is reached.
   *
   * @param mover the side that plays first
   * @return number of playouts won by that side; those cut off count by their win rates
   */
  double wins(UndoBoard start, int mover, int playouts) {
    startEvaluation.scan(start);
    listPoints(start);
    double wins = 0;
    for (int i = 0; i < playouts && !counter.isStopped(); i++) {
      board.copyFrom(start);
      evaluation.copyFrom(startEvaluation);
      System.arraycopy(startPoints, 0, points, 0, startCount);
      count = startCount;
      wins += play(mover);
      counter.count();
    }
    return wins;
  }

  private void listPoints(UndoBoard start) {
    startCount = 0;
    for (int point = start.stride + 1; point < start.area - start.stride; point++) {
      if (Neighbourhood.legalPair(start.neighbourhood(point)) != 0) {
        startPoints[startCount++] = point;
      }
    }
  }

  /** Runs a playout; returns the win rate, 0 to 1, of the side that moves first. */
  private double play(int mover) {
    int colour = mover;
    for (int ply = 1; ply <= cutoff.plies(); ply++) {
      int at = choose(colour);
      if (at == NONE || (ply % PLIES_PER_CHECK == 0 && counter.shouldStop())) {
        return colour == mover ? 0 : 1;
      }
      int point = points[at];
      points[at] = points[--count];
      evaluation.play(board, point, colour);
      colour = UndoBoard.other(colour);
    }
    double rate = cutoff.winRate(board, colour);
    return colour == mover ? rate : 1 - rate;
  }

  /** Returns the index of the legal point with the highest value after noise, or {@link #NONE}. */
  private int choose(int colour) {
    int best = NONE;
    int bestValue = NONE;
    int at = 0;
    while (at < count) {
      int point = points[at];
      int neighbourhood = board.neighbourhood(point);
      if (Neighbourhood.legal(neighbourhood, colour)) {
        int value =
            (evaluation.value(point, neighbourhood, colour) << NogoMovePicker.SCALE_BITS) + noise();
        if (value > bestValue) {
          bestValue = value;
          best = at;
        }
        at++;
      } else if (Neighbourhood.legalPair(neighbourhood) != 0) {
        at++;
      } else {
        points[at] = points[--count];
      }
    }
    return best;
  }

  /** Returns noise bits; several draws are cut from one random number. */
  private int noise() {
    if (noiseLeft == 0) {
      noise = random.nextLong();
      noiseLeft = Long.SIZE / noiseBits;
    }
    noiseLeft--;
    int drawn = (int) (noise >>> (Long.SIZE - noiseBits));
    noise <<= noiseBits;
    return drawn;
  }
}
