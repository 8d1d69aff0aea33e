package tengen.engine.classic.nogo;

import tengen.common.HotPath;
import tengen.common.Xoshiro;

/**
 * Guided playouts to the end or a {@link PlayoutCutoff}, by the {@link MoveEvaluation}: each side
 * plays its best-looking move after noise, as in the original program ("NoGo bot, Alpha-Beta + UCT
 * Version", {@code simulation}). Search thread only.
 *
 * <p>A point that is closed to a side stays closed for the rest of the game, so the points worth
 * looking at only become fewer; those closed to both sides are dropped on the way.
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

  /** Playouts on boards of this one's size. */
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
   * Runs so many playouts.
   *
   * @param mover who plays first
   * @return how many of them the first player won, the win rates of those cut off counted as parts;
   *     of fewer, once a limit is reached
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

  /** One playout: the win rate, 0..1, of who moves first. */
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

  /** The index of the best-looking legal point after noise, or {@link #NONE}. */
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

  /** Several draws are cut from one random number. */
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
