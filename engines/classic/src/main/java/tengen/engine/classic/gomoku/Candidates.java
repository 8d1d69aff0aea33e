package tengen.engine.classic.gomoku;

import tengen.common.HotPath;

/**
 * The moves that a search looks at: the empty points with the highest attack plus defence, best
 * first; points of equal score row by row from the top, each from the left. Fouls are left out.
 *
 * <p>Each ply has its own part of the arrays. Search thread only.
 */
@HotPath
final class Candidates {
  private final ScoreBoard board;
  private final FoulDetector fouls;
  private final int first;
  private final int end;
  private final int capacity;
  private final int[] points;
  private final int[] values;

  Candidates(ScoreBoard board, int plies) {
    this.board = board;
    fouls = new FoulDetector(board);
    first = board.grid.first();
    end = board.grid.end();
    capacity = board.grid.size();
    points = new int[plies * capacity];
    values = new int[plies * capacity];
  }

  /** A move found by the last {@code select} of this ply, from 0. */
  int point(int ply, int i) {
    return points[ply * capacity + i];
  }

  /** Attack plus defence of such a move. */
  int value(int ply, int i) {
    return values[ply * capacity + i];
  }

  /**
   * Finds the best legal moves of a colour.
   *
   * @param width at most so many
   * @return how many; 0: none is legal, or the board is full
   */
  int select(int ply, int colour, int width) {
    if (!board.rule.hasFouls(ScoreBoard.side(colour))) {
      return selectAny(ply, width);
    }
    // Few candidates are fouls: pick first, test what was picked, and pick more where some fell.
    int wanted = width;
    while (true) {
      int found = selectAny(ply, wanted);
      int legal = dropFouls(ply, found);
      if (legal >= width || found < wanted) {
        return Math.min(legal, width);
      }
      wanted += Math.max(width, wanted);
    }
  }

  /** The same with fouls: for Black where every point is one. */
  int selectAny(int ply, int width) {
    byte[] cells = board.cells();
    int[] black = board.scores(ScoreBoard.BLACK);
    int[] white = board.scores(ScoreBoard.WHITE);
    int base = ply * capacity;
    int found = 0;
    int floor = -1;
    for (int point = first; point < end; point++) {
      int value = black[point] + white[point];
      if (value > floor && cells[point] == ScoreBoard.EMPTY) {
        found = insert(base, found, width, point, value);
        floor = found < width ? -1 : values[base + found - 1];
      }
    }
    return found;
  }

  private int insert(int base, int found, int width, int point, int value) {
    int at = base + Math.min(found, width - 1);
    while (at > base && values[at - 1] < value) {
      values[at] = values[at - 1];
      points[at] = points[at - 1];
      at--;
    }
    values[at] = value;
    points[at] = point;
    return Math.min(found + 1, width);
  }

  private int dropFouls(int ply, int found) {
    int base = ply * capacity;
    int kept = 0;
    for (int i = 0; i < found; i++) {
      int point = points[base + i];
      if (!fouls.isFoul(point)) {
        points[base + kept] = point;
        values[base + kept] = values[base + i];
        kept++;
      }
    }
    return kept;
  }
}
