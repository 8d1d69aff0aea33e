package tengen.nogo.classic;

import tengen.common.HotPath;

/**
 * What surrounds one point, packed into an int: how many of its four neighbours are empty, and how
 * many are stones of each colour, with those apart whose chain has no other liberty than this
 * point; how many of its four diagonal neighbours are stones; and whether it bears a stone itself.
 *
 * <pre>
 *   bit  0  empty neighbours        bit  9  white stones
 *   bit  3  black stones            bit 12  white stones in atari here
 *   bit  6  black stones in atari   bit 15  black diagonals   bit 18  white diagonals
 *   bit 21  this point bears a stone or lies beyond the edge
 * </pre>
 *
 * Each count is at most four, so three bits hold it and plain additions change it. Everything that
 * rules and evaluation ask of a point is in this one word: no neighbour has to be looked at again.
 */
@HotPath
final class Hood {
  static final int EMPTY = 1;
  static final int TAKEN = 1 << 21;

  private static final int ALL = 7;
  private static final int BLACK_STONE = 1 << 3;
  private static final int BLACK_ATARI = 1 << 6;
  private static final int WHITE_STONE = 1 << 9;
  private static final int WHITE_ATARI = 1 << 12;
  private static final int BLACK_DIAGONAL = 1 << 15;
  private static final int WHITE_DIAGONAL = 1 << 18;
  private static final int ANY_BLACK = ALL * (BLACK_STONE | BLACK_ATARI);
  private static final int ANY_WHITE = ALL * (WHITE_STONE | WHITE_ATARI);

  private Hood() {}

  /** One neighbouring stone of this colour whose chain breathes elsewhere. */
  static int stone(int colour) {
    return colour == Board.BLACK ? BLACK_STONE : WHITE_STONE;
  }

  /** What turns one {@link #stone} into a stone of a chain that breathes only here. */
  static int atariChange(int colour) {
    return colour == Board.BLACK ? BLACK_ATARI - BLACK_STONE : WHITE_ATARI - WHITE_STONE;
  }

  /** One diagonal stone of this colour. */
  static int diagonal(int colour) {
    return colour == Board.BLACK ? BLACK_DIAGONAL : WHITE_DIAGONAL;
  }

  /**
   * Whether Black may play here: the point is free, the new stone breathes by itself or through a
   * chain that has another liberty, and no white chain loses its last one.
   */
  static boolean blackLegal(int hood) {
    return (hood & (ALL * (EMPTY | BLACK_STONE))) != 0
        && (hood & ((ALL * WHITE_ATARI) | TAKEN)) == 0;
  }

  /** Whether White may play here. */
  static boolean whiteLegal(int hood) {
    return (hood & (ALL * (EMPTY | WHITE_STONE))) != 0
        && (hood & ((ALL * BLACK_ATARI) | TAKEN)) == 0;
  }

  /** Whether this colour may play here. */
  static boolean legal(int hood, int colour) {
    return colour == Board.BLACK ? blackLegal(hood) : whiteLegal(hood);
  }

  /** One in the low half where Black may play, one in the high half where White may. */
  static int legalPair(int hood) {
    return (blackLegal(hood) ? 1 : 0) + (whiteLegal(hood) ? 1 << 16 : 0);
  }

  /** How many neighbouring points are empty. */
  static int empties(int hood) {
    return hood & ALL;
  }

  /** Whether stones of both colours touch this point. */
  static boolean mixed(int hood) {
    return (hood & ANY_BLACK) != 0 && (hood & ANY_WHITE) != 0;
  }

  /** Whether a stone of this colour touches this point. */
  static boolean touches(int hood, int colour) {
    return (hood & (colour == Board.BLACK ? ANY_BLACK : ANY_WHITE)) != 0;
  }

  /** Neighbouring stones of this colour whose chains breathe only here. */
  static int inAtari(int hood, int colour) {
    return (hood >>> (colour == Board.BLACK ? 6 : 12)) & ALL;
  }

  /** Stones of this colour among all eight points around. */
  static int around(int hood, int colour) {
    int base = colour == Board.BLACK ? 3 : 9;
    int diagonals = colour == Board.BLACK ? 15 : 18;
    return ((hood >>> base) & ALL) + ((hood >>> (base + 3)) & ALL) + ((hood >>> diagonals) & ALL);
  }
}
