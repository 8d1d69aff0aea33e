package tengen.gomoku.search;

import java.util.Arrays;
import java.util.List;

/** A root move with its value, depth, nodes and principal variation. One thread's own. */
public final class RootMove {
  final int point;

  /**
   * From the last search that gave a true value; −{@link SearchValue#INFINITE}: it was no better.
   */
  int value = -SearchValue.INFINITE;

  /** The last true value. */
  int lastValue = -SearchValue.INFINITE;

  int depth;
  int selectiveDepth;
  long nodes;

  /** Whether more than the search's own values proves that it wins, or that it loses. */
  private boolean isWon;

  private boolean isLost;
  private int[] line;

  RootMove(int point) {
    this.point = point;
    line = new int[] {point};
  }

  /** Keeps a true value and the line behind it; what was proved before stays. */
  void take(int newValue, int newDepth, int newSelectiveDepth, GomokuAlphaBeta search) {
    depth = newDepth;
    selectiveDepth = newSelectiveDepth;
    boolean isShorterWin = SearchValue.isEvident(newValue) && newValue > lastValue;
    if ((isWon && !isShorterWin) || (isLost && newValue > -SearchValue.FORCED)) {
      value = lastValue;
      return;
    }
    value = newValue;
    lastValue = newValue;
    line = new int[search.lineLength(1) + 1];
    line[0] = point;
    for (int i = 1; i < line.length; i++) {
      line[i] = search.lineMove(1, i - 1);
    }
  }

  /** Sets the value that is reported until a search has given one. */
  void guess(int evaluation) {
    lastValue = evaluation;
  }

  /** Whether there is a value to report. */
  boolean hasValue() {
    return lastValue != -SearchValue.INFINITE;
  }

  /** Stores a proved win and its line. */
  void prove(int newValue, List<Integer> newLine) {
    value = newValue;
    lastValue = newValue;
    depth = Math.max(depth, newLine.size());
    selectiveDepth = Math.max(selectiveDepth, newLine.size());
    line = newLine.stream().mapToInt(Integer::intValue).toArray();
    isWon = true;
  }

  /** That it loses, as its last true value says, is more than the search's belief. */
  void proveLoss() {
    isLost = true;
  }

  /** Whether nothing can come between the last true value and its five. */
  public boolean isProven() {
    return isWon || isLost || (hasValue() && SearchValue.isEvident(lastValue));
  }

  /** The point played. */
  public int point() {
    return point;
  }

  /** Its last true value; the evaluation of the root where there is none yet. */
  public int value() {
    return lastValue;
  }

  /** Plies searched in full; 0: not yet. */
  public int depth() {
    return depth;
  }

  /** Plies of the longest line looked at. */
  public int selectiveDepth() {
    return selectiveDepth;
  }

  /** Nodes spent below it. */
  public long nodes() {
    return nodes;
  }

  /** The point itself, then the expected replies. */
  public int[] line() {
    return Arrays.copyOf(line, line.length);
  }
}
