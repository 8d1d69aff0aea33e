package tengen.engine.classic.gomoku;

import tengen.common.HotPath;
import tengen.common.gomoku.WinRule;
import tengen.game.Setup;
import tengen.game.Side;

/**
 * Stones and, for each colour, the score of every point: the sum over the windows that hold it, by
 * {@link WindowValues}. "A simple Gomoku bot" calls them attack and defence. A stone changes only
 * the windows around it; nothing is counted anew.
 *
 * <p>A colour is a {@code byte} in the cells, BLACK or WHITE. Search thread only.
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

  /** A change of a window's value beyond this means that it was filled or emptied. */
  private final int madeFive;

  private int blackFives;
  private int whiteFives;
  private int startBlackFives;
  private int startWhiteFives;
  private int blackStones;
  private int whiteStones;
  private int emptyPoints;

  /**
   * A board without stones of either colour; {@link ScoreBoards} makes whole ones.
   *
   * @param start what will stand on it
   * @param cells by index of its grid, neutral stones in place; becomes this board's own
   * @param windows those of the cells
   */
  ScoreBoard(Setup.Board start, WinRule rule, WindowScores scores, byte[] cells, Windows windows) {
    this.start = start;
    this.rule = rule;
    four = scores.four();
    madeFive = scores.five() / 2;
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

  /** Fives that are there now are not counted as made from here on. */
  void markStart() {
    startBlackFives = blackFives;
    startWhiteFives = whiteFives;
  }

  static int opponent(int colour) {
    return BLACK + WHITE - colour;
  }

  /**
   * By point; shared, not to be written to by others than {@link FoulDetector}, which undoes it.
   */
  byte[] cells() {
    return cells;
  }

  /** By point, taken ones included; shared, not to be written to. */
  int[] scores(int colour) {
    return colour == BLACK ? blackScores : whiteScores;
  }

  /**
   * Full windows of a colour that were not there at the start; any is a win. There are some at the
   * start only in a continuous game of exact fives: a six that lost its last stone to a five.
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

  /** Takes back a stone of this colour. */
  void take(int point, int colour) {
    cells[point] = EMPTY;
    count(colour, -1);
    shiftAround(point, -WindowValues.inside(colour), -WindowValues.beside(colour));
  }

  /** Whether a stone of this colour on this empty point wins. */
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
   * The position for the side to move: its best point's score less the opponent's best point's. A
   * maximum, since one place decides a game of Gomoku, and sums drown it (the source's reason).
   */
  int evaluate(int colour) {
    int difference = highest(blackScores) - highest(whiteScores);
    return colour == BLACK ? difference : -difference;
  }

  /**
   * The same by sums over all points: what the source's search of three plies did, before it came
   * to the maximum.
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
    int from = point * Windows.MOST_INSIDE;
    shift(insideWindows, from, from + insideCount[point], inside);
    if (endsMatter) {
      from = point * Windows.MOST_BESIDE;
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
    return change > madeFive ? 1 : change < -madeFive ? -1 : 0;
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
