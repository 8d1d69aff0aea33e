package tengen.gomoku.shard;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import tengen.gomoku.board.Points;

/**
 * Order of a position's empty points by which moves are coded, likely moves first. Every window of
 * five points in line that has stones of one colour alone adds to its empty points. Ties go to the
 * point nearer to the last stone.
 *
 * <p>Stored games depend on this order: a change makes them unreadable. Therefore it uses nothing
 * of the engine's, whose tables change.
 */
public final class PointOrder {
  private static final int WINDOW = 5;
  private static final int[][] DIRECTIONS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

  /** Weights of a window by its stones, for the side to move and its opponent. */
  private static final int[] OWN = {0, 12, 100, 1_000, 100_000};

  private static final int[] OTHERS = {0, 8, 70, 500, 20_000};

  private static final int MAX_DISTANCE = 64;

  private final int side;

  /** Colours by row and column: 0 Black, 1 White, −1 none. */
  private final int[][] colours;

  private final List<Integer> played = new ArrayList<>();

  /** Creates the order of an empty board with {@code side} columns and rows. */
  public PointOrder(int side) {
    this.side = side;
    colours = new int[side][side];
    for (int[] row : colours) {
      Arrays.fill(row, -1);
    }
  }

  /** Puts the next stone, Black's first. */
  public void play(int point) {
    colours[Points.y(point)][Points.x(point)] = played.size() % 2;
    played.add(point);
  }

  /** Takes back the last stone. */
  public void undo() {
    int point = played.removeLast();
    colours[Points.y(point)][Points.x(point)] = -1;
  }

  /** Returns the empty points in order, in a list of the caller's own. */
  public List<Integer> points() {
    long[] scores = scores();
    List<Integer> points = new ArrayList<>();
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        if (colours[y][x] < 0) {
          points.add(Points.of(x, y));
        }
      }
    }
    points.sort(Comparator.comparingLong(point -> -scores[point]));
    return points;
  }

  private long[] scores() {
    long[] scores = new long[Points.COUNT];
    for (int[] direction : DIRECTIONS) {
      for (int y = 0; y < side; y++) {
        for (int x = 0; x < side; x++) {
          addWindow(scores, x, y, direction);
        }
      }
    }
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        int point = Points.of(x, y);
        scores[point] = scores[point] * MAX_DISTANCE - distance(x, y);
      }
    }
    return scores;
  }

  /** Adds the weight of the window that starts at a point, if it lies on the board. */
  private void addWindow(long[] scores, int x, int y, int[] direction) {
    int endX = x + (WINDOW - 1) * direction[0];
    int endY = y + (WINDOW - 1) * direction[1];
    if (endX >= side || endY < 0 || endY >= side) {
      return;
    }
    int[] counts = new int[2];
    for (int i = 0; i < WINDOW; i++) {
      int colour = colours[y + i * direction[1]][x + i * direction[0]];
      if (colour >= 0) {
        counts[colour]++;
      }
    }
    int own = counts[played.size() % 2];
    int others = counts[1 - played.size() % 2];
    if ((own > 0) == (others > 0) || own + others == WINDOW) {
      return;
    }
    int weight = OWN[own] + OTHERS[others];
    for (int i = 0; i < WINDOW; i++) {
      scores[Points.of(x + i * direction[0], y + i * direction[1])] += weight;
    }
  }

  private int distance(int x, int y) {
    if (played.isEmpty()) {
      return 0;
    }
    int last = played.getLast();
    return Math.max(Math.abs(Points.x(last) - x), Math.abs(Points.y(last) - y));
  }
}
