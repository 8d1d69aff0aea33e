package tengen.engine.classic.gomoku;

import tengen.common.HotPath;
import tengen.common.gomoku.WinRule;
import tengen.game.Setup;
import tengen.game.Side;

/**
 * A board with a score for every point and colour: the sum of {@link WindowValues} over the windows
 * that contain the point. "A simple Gomoku bot" calls them attack and defence. Updated
 * incrementally: a stone changes only the windows around it.
 *
 * <p>A cell's colour is the {@code byte} BLACK or WHITE. Search thread only.
 */
@HotPath
final class ScoreBoard {
  static final byte EMPTY = 0;
  static final byte BLACK = 1;
  static final byte WHITE = 2;
  static final byte NEUTRAL = 3;
  static final byte MARGIN = 4;

  final Setup.Board start;
  final PaddedGrid grid;
  final WinRule rule;
  private final byte[] cells;
  private final int[] insideWindows;
  private final int[] insideCount;
  private final int[] besideWindows;
  private final int[] besideCount;
  private final int[] windowFirst;
  private final int[] windowStep;
  private final int[] windowState;
  private final int[] blackValues;
  private final int[] whiteValues;
  private final int[] blackScores;
  private final int[] whiteScores;
  private final boolean endsMatter;
  private final int four;

  /** Minimum change of a window's value that means that a five was made or removed. */
  private final int minFiveChange;

  private int blackFives;
  private int whiteFives;
  private int startBlackFives;
  private int startWhiteFives;
  private int blackStones;
  private int whiteStones;
  private int emptyPoints;

  /**
   * Creates a board without stones of either colour; {@link ScoreBoards} adds them.
   *
   * @param start the stones that will be added
   * @param cells cells by grid index with neutral stones in place; owned by this board from now on
   * @param windows windows of the cells
   */
  ScoreBoard(Setup.Board start, WinRule rule, WindowScores scores, byte[] cells, Windows windows) {
    this.start = start;
    this.rule = rule;
    four = scores.four();
    minFiveChange = scores.five() / 2;
    this.cells = cells;
    grid = new PaddedGrid(start.width(), start.height());
    insideWindows = windows.inside;
    insideCount = windows.insideCount;
    besideWindows = windows.beside;
    besideCount = windows.besideCount;
    windowFirst = windows.firstPoint;
    windowStep = windows.step;
    windowState = new int[windows.count()];
    blackValues = WindowValues.of(scores, rule, BLACK);
    whiteValues = WindowValues.of(scores, rule, WHITE);
    blackScores = new int[cells.length];
    whiteScores = new int[cells.length];
    endsMatter = rule.isExact(Side.BLACK) || rule.isExact(Side.WHITE) || rule.isClosable();
    startEmpty();
  }

  static Side side(int colour) {
    return colour == BLACK ? Side.BLACK : Side.WHITE;
  }

  private void startEmpty() {
    for (byte cell : cells) {
      emptyPoints += cell == EMPTY ? 1 : 0;
    }
    for (int window = 0; window < windowState.length; window++) {
      addToPoints(blackScores, window, blackValues[0]);
      addToPoints(whiteScores, window, whiteValues[0]);
    }
  }

  /** Excludes the present fives from later counts. */
  void markStart() {
    startBlackFives = blackFives;
    startWhiteFives = whiteFives;
  }

  static int opponent(int colour) {
    return BLACK + WHITE - colour;
  }

  /**
   * Returns the cells by point. Shared; only {@link FoulDetector} may change them, and must restore
   * them.
   */
  byte[] cells() {
    return cells;
  }

  /** Returns the scores by point, occupied points included. Shared; must not be changed. */
  int[] scores(int colour) {
    return colour == BLACK ? blackScores : whiteScores;
  }

  /**
   * Returns the number of a colour's full windows that were not there at the start; each is a win.
   * Only continuous games with exact fives have any at the start: a six that lost its last stone to
   * a five.
   */
  int fives(int colour) {
    return colour == BLACK ? blackFives - startBlackFives : whiteFives - startWhiteFives;
  }

  int stones(int colour) {
    return colour == BLACK ? blackStones : whiteStones;
  }

  boolean isFull() {
    return emptyPoints == 0;
  }

  /** Puts a stone on an empty point. */
  void put(int point, int colour) {
    cells[point] = (byte) colour;
    count(colour, 1);
    shiftAround(point, WindowValues.inside(colour), WindowValues.beside(colour));
  }

  /** Removes a stone of this colour. */
  void take(int point, int colour) {
    cells[point] = EMPTY;
    count(colour, -1);
    shiftAround(point, -WindowValues.inside(colour), -WindowValues.beside(colour));
  }

  /** Returns true if a stone of this colour on this empty point wins. */
  boolean wins(int point, int colour) {
    if (scores(colour)[point] < four) {
      return false;
    }
    int before = fives(colour);
    put(point, colour);
    boolean won = fives(colour) > before;
    take(point, colour);
    return won;
  }

  /**
   * Returns the evaluation for the side to move: its highest point score minus the opponent's
   * highest. The maximum is used because a single point decides a game of Gomoku and sums hide it
   * (the original's reason).
   */
  int evaluate(int colour) {
    int difference = highest(blackScores) - highest(whiteScores);
    return colour == BLACK ? difference : -difference;
  }

  /**
   * Returns the evaluation by sums over all points, as in the original's earlier search of three
   * plies.
   */
  int evaluateSum(int colour) {
    long difference = sum(blackScores) - sum(whiteScores);
    int bounded = Math.clamp(difference, 1 - Minimax.WIN, Minimax.WIN - 1);
    return colour == BLACK ? bounded : -bounded;
  }

  private long sum(int[] scores) {
    long sum = 0;
    int end = grid.end();
    for (int point = grid.first(); point < end; point++) {
      sum += scores[point];
    }
    return sum;
  }

  private int highest(int[] scores) {
    int best = 0;
    int end = grid.end();
    for (int point = grid.first(); point < end; point++) {
      best = Math.max(best, scores[point]);
    }
    return best;
  }

  private void count(int colour, int change) {
    emptyPoints -= change;
    if (colour == BLACK) {
      blackStones += change;
    } else {
      whiteStones += change;
    }
  }

  private void shiftAround(int point, int inside, int beside) {
    int from = point * Windows.MAX_INSIDE;
    shift(insideWindows, from, from + insideCount[point], inside);
    if (endsMatter) {
      from = point * Windows.MAX_BESIDE;
      shift(besideWindows, from, from + besideCount[point], beside);
    }
  }

  private void shift(int[] windows, int from, int to, int change) {
    int[] black = blackValues;
    int[] white = whiteValues;
    for (int i = from; i < to; i++) {
      int window = windows[i];
      int before = windowState[window];
      int after = before + change;
      windowState[window] = after;
      int blackChange = black[after] - black[before];
      if (blackChange != 0) {
        addToPoints(blackScores, window, blackChange);
        blackFives += fivesMade(blackChange);
      }
      int whiteChange = white[after] - white[before];
      if (whiteChange != 0) {
        addToPoints(whiteScores, window, whiteChange);
        whiteFives += fivesMade(whiteChange);
      }
    }
  }

  private int fivesMade(int change) {
    return change > minFiveChange ? 1 : change < -minFiveChange ? -1 : 0;
  }

  private void addToPoints(int[] scores, int window, int change) {
    int step = windowStep[window];
    int point = windowFirst[window];
    scores[point] += change;
    scores[point + step] += change;
    scores[point + 2 * step] += change;
    scores[point + 3 * step] += change;
    scores[point + 4 * step] += change;
  }
}
