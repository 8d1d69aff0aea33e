package tengen.engine.classic.gomoku;

import tengen.common.HotPath;

/**
 * Selection of candidate moves: the empty points with the highest attack plus defence, best first;
 * points of equal score row by row from the top, each row from the left. Fouls are left out.
 *
 * <p>Each ply uses its own part of the arrays. Search thread only.
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

  /** Returns the {@code i}-th move, from 0, of the last {@code select} at this ply. */
  int point(int ply, int i) {
    return points[ply * capacity + i];
  }

  /** Returns the attack plus defence of that move. */
  int value(int ply, int i) {
    return values[ply * capacity + i];
  }

  /**
   * Selects the best legal moves of a colour.
   *
   * @param width maximum number of moves
   * @return number of moves; 0 if none is legal or the board is full
   */
  int select(int ply, int colour, int width) {
    if (!board.rule.hasFouls(ScoreBoard.side(colour))) {
      return selectAny(ply, width);
    }
    // Few candidates are fouls: select first, remove fouls, and select more if some were removed.
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

  /** Selects the best moves including fouls, for positions in which every move of Black is one. */
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
