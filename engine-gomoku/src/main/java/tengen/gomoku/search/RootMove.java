package tengen.gomoku.search;

import java.util.Arrays;
import java.util.List;

/** A root move with its value, depth, nodes and principal variation. Confined to one thread. */
public final class RootMove {
  final int point;

  /**
   * Value of the last exact search; −{@link SearchValue#INFINITE} if a null-window search showed
   * that it is no better than the best move.
   */
  int value = -SearchValue.INFINITE;

  /** Last exact value. */
  int lastValue = -SearchValue.INFINITE;

  int depth;
  int selectiveDepth;
  long nodes;

  /** True if a solver has proven a win, or a loss. */
  private boolean isWon;

  private boolean isLost;
  private int[] line;

  RootMove(int point) {
    this.point = point;
    line = new int[] {point};
  }

  /** Stores an exact value and its line; a proven value stays. */
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

  /** Sets the value reported until a search has returned one. */
  void guess(int evaluation) {
    lastValue = evaluation;
  }

  /** Returns true if there is a value to report. */
  boolean hasValue() {
    return lastValue != -SearchValue.INFINITE;
  }

  /** Stores a proven win and its line. */
  void prove(int newValue, List<Integer> newLine) {
    value = newValue;
    lastValue = newValue;
    depth = Math.max(depth, newLine.size());
    selectiveDepth = Math.max(selectiveDepth, newLine.size());
    line = newLine.stream().mapToInt(Integer::intValue).toArray();
    isWon = true;
  }

  /** Marks the loss in the last exact value as proven. */
  void proveLoss() {
    isLost = true;
  }

  /**
   * Returns true if the win or loss is proven, by a solver or because the search has covered every
   * line.
   */
  public boolean isProven() {
    return isWon || isLost || (hasValue() && SearchValue.isEvident(lastValue));
  }

  /** Returns the point played. */
  public int point() {
    return point;
  }

  /** Returns the last exact value, or the root's evaluation if there is none yet. */
  public int value() {
    return lastValue;
  }

  /** Returns the nominal depth in plies; 0 before the first search. */
  public int depth() {
    return depth;
  }

  /** Returns the length of the longest searched line in plies. */
  public int selectiveDepth() {
    return selectiveDepth;
  }

  /** Returns the nodes searched below this move. */
  public long nodes() {
    return nodes;
  }

  /** Returns the principal variation, beginning with the move itself. */
  public int[] line() {
    return Arrays.copyOf(line, line.length);
  }
}
