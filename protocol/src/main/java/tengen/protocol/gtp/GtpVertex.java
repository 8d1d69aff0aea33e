package tengen.protocol.gtp;

import java.util.Locale;
import java.util.Optional;
import tengen.game.Move;

/** A vertex in GTP's coordinates: a point, with rows counted from the bottom, or a pass. */
public sealed interface GtpVertex {
  /** Maximum number of rows and columns that GTP can name. */
  int MAX_SIDE = 25;

  /** The letters of columns, without I, which resembles J and 1. */
  String COLUMNS = "ABCDEFGHJKLMNOPQRSTUVWXYZ";

  /**
   * A point, possibly off the board.
   *
   * @param column from the left, from 0
   * @param row from the bottom, from 1
   */
  record Point(int column, int row) implements GtpVertex {
    public Point {
      if (column < 0 || column >= MAX_SIDE || row < 1 || row > MAX_SIDE) {
        throw new IllegalArgumentException("not a vertex: column " + column + ", row " + row);
      }
    }

    /** Returns the point in the engine's coordinates; empty if it is off a board of this size. */
    public Optional<Move.Place> on(int width, int height) {
      return column < width && row <= height
          ? Optional.of(new Move.Place(column, height - row))
          : Optional.empty();
    }

    @Override
    public String toString() {
      return COLUMNS.charAt(column) + Integer.toString(row);
    }
  }

  /** The vertex {@code pass}. */
  record Pass() implements GtpVertex {
    @Override
    public String toString() {
      return "pass";
    }
  }

  /** Returns the vertex of a point on a board of this height. */
  static GtpVertex of(Move.Place place, int height) {
    return new Point(place.x(), height - place.y());
  }

  /**
   * Returns a move as text: a vertex, or the game's own notation without a board.
   *
   * @param height of the board
   */
  static String text(Move move, int height) {
    return switch (move) {
      case Move.Place place -> GtpVertex.of(place, height).toString();
      case Move.Text(String notation) -> notation;
      case Move.Resign _ -> "resign";
      case Move.Pass _, Move.Places _, Move.Swap _ -> "pass";
    };
  }

  /** Parses {@code d4}, {@code J10} or {@code pass} in any case; empty for other words. */
  static Optional<GtpVertex> parse(String word) {
    String upper = word.toUpperCase(Locale.ROOT);
    if (upper.equals("PASS")) {
      return Optional.of(new Pass());
    }
    int digits = upper.length() - 1;
    if (digits < 1 || digits > 2 || upper.charAt(1) == '0') {
      return Optional.empty();
    }
    int column = COLUMNS.indexOf(upper.charAt(0));
    int row = 0;
    for (int i = 1; i <= digits; i++) {
      char digit = upper.charAt(i);
      if (digit < '0' || digit > '9') {
        return Optional.empty();
      }
      row = 10 * row + digit - '0';
    }
    return column < 0 || row > MAX_SIDE ? Optional.empty() : Optional.of(new Point(column, row));
  }
}
