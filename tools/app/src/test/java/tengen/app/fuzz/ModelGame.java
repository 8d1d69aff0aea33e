package tengen.app.fuzz;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A simple model of a game's rules, used to check sessions. */
abstract class ModelGame {
  static final int BLACK = 1;
  static final int WHITE = 2;

  /** A turn without a stone in the history. */
  static final int PASS = -1;

  final int width;
  final int height;
  final int[] cells;
  private final List<Integer> history = new ArrayList<>();

  ModelGame(int width, int height) {
    this.width = width;
    this.height = height;
    this.cells = new int[width * height];
  }

  /** Returns an empty board of another size for the same game. */
  abstract ModelGame sized(int wide, int high);

  /** Returns whether the rules allow this stone. */
  abstract boolean isLegal(int color, int cell);

  /** Returns whether {@code genmove} may reply with this word, which is not a point. */
  abstract boolean isRight(String word, int color);

  final int cell(int column, int row) {
    boolean inside = column >= 0 && column < width && row >= 0 && row < height;
    return inside ? row * width + column : PASS;
  }

  final void play(int color, int cell) {
    cells[cell] = color;
    history.add(cell);
  }

  final void pass() {
    history.add(PASS);
  }

  final int turns() {
    return history.size();
  }

  final int last() {
    return history.getLast();
  }

  final boolean undo() {
    if (history.isEmpty()) {
      return false;
    }
    int cell = history.removeLast();
    if (cell != PASS) {
      cells[cell] = 0;
    }
    return true;
  }

  final boolean isFull() {
    return Arrays.stream(cells).allMatch(cell -> cell != 0);
  }

  final boolean hasMove(int color) {
    for (int cell = 0; cell < cells.length; cell++) {
      if (isLegal(color, cell)) {
        return true;
      }
    }
    return false;
  }

  /** NoGo: every chain keeps a liberty, and a player without a move loses. */
  static final class NoGo extends ModelGame {
    NoGo(int width, int height) {
      super(width, height);
    }

    @Override
    ModelGame sized(int wide, int high) {
      return new NoGo(wide, high);
    }

    @Override
    boolean isLegal(int color, int cell) {
      if (cell == PASS || cells[cell] != 0) {
        return false;
      }
      cells[cell] = color;
      boolean alive = true;
      for (int each = 0; each < cells.length && alive; each++) {
        alive = cells[each] == 0 || breathes(each, new boolean[cells.length]);
      }
      cells[cell] = 0;
      return alive;
    }

    private boolean breathes(int cell, boolean[] seen) {
      seen[cell] = true;
      int column = cell % width;
      int row = cell / width;
      int[] around = {
        cell(column - 1, row), cell(column + 1, row), cell(column, row - 1), cell(column, row + 1)
      };
      for (int next : around) {
        if (next == PASS) {
          continue;
        }
        boolean same = cells[next] == cells[cell] && !seen[next];
        if (cells[next] == 0 || (same && breathes(next, seen))) {
          return true;
        }
      }
      return false;
    }

    @Override
    boolean isRight(String word, int color) {
      return word.equals("resign") && !hasMove(color);
    }
  }

  /** Gomoku: five in a row win. */
  static final class Gomoku extends ModelGame {
    Gomoku(int width, int height) {
      super(width, height);
    }

    @Override
    ModelGame sized(int wide, int high) {
      return new Gomoku(wide, high);
    }

    @Override
    boolean isLegal(int color, int cell) {
      return cell != PASS && cells[cell] == 0 && winner() == 0;
    }

    int winner() {
      for (int cell = 0; cell < cells.length; cell++) {
        if (cells[cell] != 0
            && (isFive(cell, 1, 0)
                || isFive(cell, 0, 1)
                || isFive(cell, 1, 1)
                || isFive(cell, 1, -1))) {
          return cells[cell];
        }
      }
      return 0;
    }

    private boolean isFive(int cell, int columns, int rows) {
      for (int step = 1; step < 5; step++) {
        int next = cell(cell % width + step * columns, cell / width + step * rows);
        if (next == PASS || cells[next] != cells[cell]) {
          return false;
        }
      }
      return true;
    }

    @Override
    boolean isRight(String word, int color) {
      int winner = winner();
      return switch (word) {
        case "resign" -> winner == 3 - color;
        case "pass" -> winner == color || (winner == 0 && isFull());
        default -> false;
      };
    }
  }
}
