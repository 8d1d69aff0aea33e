package tengen.gomoku.search;

import tengen.common.HotPath;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;

/**
 * The engine's evaluation with a correction by the network of {@link WindowWeights}, whose sums are
 * updated with each stone. Stones that are taken back before the next evaluation cost nothing.
 */
@HotPath
final class WindowEvaluation implements Evaluation {
  private static final int DIRECTIONS = 4;
  private static final int REACH = WindowRows.REACH;
  private static final short[] EXCHANGED = WindowRows.exchanged();

  private final Evaluation plain;
  private final WindowWeights weights;
  private final WindowHead head;
  private final Counting source;
  private final int channels;

  /** Codes of a point's windows as Black sees them, for points that are empty. */
  private final char[] codes = new char[Points.COUNT * DIRECTIONS];

  /** For each point and view, Black's first, the sum of its four windows' vectors, in units. */
  private final int[] points;

  /** Number of stones in a point's windows. */
  private final byte[] near = new byte[Points.COUNT];

  private final boolean[] isEmpty = new boolean[Points.COUNT];

  /** Sums of the points' clipped vectors, of Black's view first. */
  private final int[] sums;

  /** The stones reported since, of which the first {@link #applied} are in the sums. */
  private final int[] stones = new int[Points.COUNT];

  private int reported;
  private int applied;

  /** Creates the evaluation of this board in its current state. */
  WindowEvaluation(GomokuBoard board, Counting source) {
    this.source = source;
    weights = source.weights;
    plain = new PatternEvaluation(board);
    head = new WindowHead(weights);
    channels = weights.channels;
    points = new int[Points.COUNT * 2 * channels];
    sums = new int[2 * channels];
    for (int row = 0; row < board.height(); row++) {
      for (int column = 0; column < board.width(); column++) {
        int point = Points.of(column, row);
        if (board.isEmpty(point)) {
          startPoint(board, point);
        }
      }
    }
  }

  private void startPoint(GomokuBoard board, int point) {
    isEmpty[point] = true;
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int code = WindowRows.code(board, GomokuBoard.BLACK, point, direction);
      codes[DIRECTIONS * point + direction] = (char) code;
      near[point] += (byte) WindowRows.stones(code);
      addVector(point, WindowRows.row(code), 1);
    }
    addPoint(point, 1);
  }

  private void addVector(int point, int row, int sign) {
    short[] vectors = weights.vectors;
    int black = 2 * point * channels;
    int white = black + channels;
    int own = row * channels;
    int other = EXCHANGED[row] * channels;
    for (int c = 0; c < channels; c++) {
      points[black + c] += sign * vectors[own + c];
      points[white + c] += sign * vectors[other + c];
    }
  }

  @Override
  public void play(int point, int colour) {
    stones[reported++] = (point << 1) | colour;
  }

  @Override
  public void undo() {
    reported--;
    if (applied > reported) {
      applied--;
      int point = stones[applied] >> 1;
      updateNear(point, stones[applied] & 1, false);
      isEmpty[point] = true;
      addPoint(point, 1);
    }
  }

  /** Adds a point's clipped vectors to the sums, or subtracts them. */
  private void addPoint(int point, int sign) {
    if (near[point] > 0) {
      int first = 2 * point * channels;
      for (int c = 0; c < sums.length; c++) {
        sums[c] += sign * Math.max(0, Math.min(WindowWeights.UNIT, points[first + c]));
      }
    }
  }

  /** Puts a stone into the windows of all points near it, or takes it out. */
  private void updateNear(int point, int colour, boolean isPut) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      int step = Points.step(direction);
      for (int cell = 0; cell < 2 * REACH; cell++) {
        int distance = cell < REACH ? cell - REACH : cell - REACH + 1;
        int centre = point - distance * step;
        if (isEmpty[centre]) {
          addPoint(centre, -1);
          int window = DIRECTIONS * centre + direction;
          addVector(centre, WindowRows.row(codes[window]), -1);
          codes[window] ^= (char) ((colour + 1) << (2 * cell));
          addVector(centre, WindowRows.row(codes[window]), 1);
          near[centre] += (byte) (isPut ? 1 : -1);
          addPoint(centre, 1);
        }
      }
    }
  }

  private void apply() {
    while (applied < reported) {
      int point = stones[applied] >> 1;
      addPoint(point, -1);
      isEmpty[point] = false;
      updateNear(point, stones[applied] & 1, true);
      applied++;
    }
  }

  /** Returns the sums at the last evaluation, in units. */
  int[] sums() {
    return sums.clone();
  }

  @Override
  public int evaluate(int side) {
    source.evaluations++;
    apply();
    float correction = head.value(sums, side == GomokuBoard.BLACK ? 0 : channels);
    double value = plain.evaluate(side) + weights.pointsPerLogit() * correction;
    return (int)
        Math.clamp(
            Math.round(source.factor * value), 1L - SearchValue.FORCED, SearchValue.FORCED - 1L);
  }

  /** Creates evaluations for one search after another, and counts what they evaluate. */
  static final class Counting implements Evaluation.Factory {
    private final WindowWeights weights;
    private final double factor;
    private long evaluations;

    Counting(WindowWeights weights, double factor) {
      this.weights = weights;
      this.factor = factor;
    }

    @Override
    public Evaluation on(GomokuBoard board) {
      return new WindowEvaluation(board, this);
    }

    long evaluations() {
      return evaluations;
    }
  }
}
