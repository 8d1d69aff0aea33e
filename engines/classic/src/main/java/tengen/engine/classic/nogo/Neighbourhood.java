package tengen.engine.classic.nogo;

import tengen.common.HotPath;

/**
 * The neighbourhood of a point, packed into an int. Contains the number of empty neighbours, of
 * neighbouring stones of each colour, and of diagonal stones of each colour, and whether the point
 * is occupied. Stones whose chain has no other liberty are counted separately.
 *
 * <pre>
 * bit  0  empty neighbours        bit  9  white stones
 * bit  3  black stones            bit 12  white stones in atari here
 * bit  6  black stones in atari   bit 15  black diagonals   bit 18  white diagonals
 * bit 21  this point is occupied or lies beyond the edge
 * </pre>
 *
 * Each count is at most four, so it fits three bits and can be changed by addition. Rules and
 * evaluation need nothing else about a point.
 */
@HotPath
final class Neighbourhood {
  static final int EMPTY = 1;
  static final int TAKEN_BIT = 1 << 21;

  private static final int COUNT_MASK = 7;
  private static final int BLACK_STONE = 1 << 3;
  private static final int BLACK_ATARI = 1 << 6;
  private static final int WHITE_STONE = 1 << 9;
  private static final int WHITE_ATARI = 1 << 12;
  private static final int BLACK_DIAGONAL = 1 << 15;
  private static final int WHITE_DIAGONAL = 1 << 18;
  private static final int ANY_BLACK = COUNT_MASK * (BLACK_STONE | BLACK_ATARI);
  private static final int ANY_WHITE = COUNT_MASK * (WHITE_STONE | WHITE_ATARI);

  private Neighbourhood() {}

  /** Returns the value of a neighbouring stone of this colour whose chain has another liberty. */
  static int stone(int colour) {
    return colour == UndoBoard.BLACK ? BLACK_STONE : WHITE_STONE;
  }

  /** Returns the change from a {@link #stone} to a stone of a chain in atari. */
  static int atariChange(int colour) {
    return colour == UndoBoard.BLACK ? BLACK_ATARI - BLACK_STONE : WHITE_ATARI - WHITE_STONE;
  }

  /** Returns the value of a diagonal stone of this colour. */
  static int diagonal(int colour) {
    return colour == UndoBoard.BLACK ? BLACK_DIAGONAL : WHITE_DIAGONAL;
  }

  /**
   * Returns true if Black may play here: the point is empty, the new stone has a liberty or joins a
   * chain with another liberty, and no white chain loses its last one.
   */
  static boolean blackLegal(int neighbourhood) {
    return (neighbourhood & (COUNT_MASK * (EMPTY | BLACK_STONE))) != 0
        && (neighbourhood & ((COUNT_MASK * WHITE_ATARI) | TAKEN_BIT)) == 0;
  }

  /** Returns true if White may play here. */
  static boolean whiteLegal(int neighbourhood) {
    return (neighbourhood & (COUNT_MASK * (EMPTY | WHITE_STONE))) != 0
        && (neighbourhood & ((COUNT_MASK * BLACK_ATARI) | TAKEN_BIT)) == 0;
  }

  /** Returns true if this colour may play here. */
  static boolean legal(int neighbourhood, int colour) {
    return colour == UndoBoard.BLACK ? blackLegal(neighbourhood) : whiteLegal(neighbourhood);
  }

  /** Returns 1 in the low half if Black may play, and 1 in the high half if White may. */
  static int legalPair(int neighbourhood) {
    return (blackLegal(neighbourhood) ? 1 : 0) + (whiteLegal(neighbourhood) ? 1 << 16 : 0);
  }

  /** Returns the number of empty neighbours. */
  static int empties(int neighbourhood) {
    return neighbourhood & COUNT_MASK;
  }

  /** Returns true if stones of both colours touch this point. */
  static boolean mixed(int neighbourhood) {
    return (neighbourhood & ANY_BLACK) != 0 && (neighbourhood & ANY_WHITE) != 0;
  }

  /** Returns true if a stone of this colour touches this point. */
  static boolean touches(int neighbourhood, int colour) {
    return (neighbourhood & (colour == UndoBoard.BLACK ? ANY_BLACK : ANY_WHITE)) != 0;
  }

  /** Returns the number of neighbouring stones of this colour whose chains are in atari. */
  static int inAtari(int neighbourhood, int colour) {
    return (neighbourhood >>> (colour == UndoBoard.BLACK ? 6 : 12)) & COUNT_MASK;
  }

  /** Returns the number of stones of this colour among the eight points around. */
  static int stonesAround(int neighbourhood, int colour) {
    int base = colour == UndoBoard.BLACK ? 3 : 9;
    int diagonals = colour == UndoBoard.BLACK ? 15 : 18;
    return ((neighbourhood >>> base) & COUNT_MASK)
        + ((neighbourhood >>> (base + 3)) & COUNT_MASK)
        + ((neighbourhood >>> diagonals) & COUNT_MASK);
  }
}
