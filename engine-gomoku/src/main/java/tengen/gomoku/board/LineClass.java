package tengen.gomoku.board;

/**
 * Line classes: the pattern that a stone on an empty point makes in one line through it. A class is
 * defined by the best class that the next own stone in the line would make, and by whether several
 * points make it:
 *
 * <pre>
 * best next class   at one point    at several points
 * five              four            open four, unless one reply stops them all
 * open four         three           open three
 * four              closed three    closed three
 * open three        two             open two
 * three             two             two
 * closed three      closed two      closed two
 * open two          one             open one
 * two               one             one
 * closed two        closed one      closed one
 * </pre>
 *
 * <p>A closed class therefore never becomes an open four. Larger numbers are stronger classes.
 *
 * <p>Each constant shows its shortest example, which {@code LineDiagramsTest} derives from the
 * table: {@code +} the point itself, {@code O} own stones, {@code _} empty points, {@code X} a
 * block; points farther away do not matter. The examples are freestyle, except overline (standard)
 * and double four (renju).
 */
public final class LineClass {
  /** {@code X+X}: the line can never contain a five. */
  public static final int DEAD = 0;

  /** {@code OOOOO+}: more than five in a row, under rules where only exactly five wins. */
  public static final int OVERLINE = 1;

  /** {@code _O_OO+_O_}: two fours in one line, which renju forbids Black. */
  public static final int DOUBLE_FOUR = 2;

  /** {@code ____+X}: one stone that can become a closed two. */
  public static final int CLOSED_ONE = 3;

  /** {@code ____+_X}: one stone that can become a two. */
  public static final int ONE = 4;

  /** {@code ____+____}: one stone that can become an open two at several points. */
  public static final int OPEN_ONE = 5;

  /** {@code ___O+X}: two stones that can become a closed three. */
  public static final int CLOSED_TWO = 6;

  /** {@code ___O+_X}: two stones that can become a three. */
  public static final int TWO = 7;

  /** {@code ___O+___}: two stones that can become an open three at several points. */
  public static final int OPEN_TWO = 8;

  /** {@code __OO+X}: three stones that can become a four, but not an open four. */
  public static final int CLOSED_THREE = 9;

  /** {@code __OO+_X}: three stones that can become an open four at one point. */
  public static final int THREE = 10;

  /** {@code __OO+__}: three stones that can become an open four at several points. */
  public static final int OPEN_THREE = 11;

  /** {@code _OOO+X}: four stones that a single reply can block. */
  public static final int FOUR = 12;

  /** {@code _OOO+_}: four stones that no single reply can block. */
  public static final int OPEN_FOUR = 13;

  /** {@code OOOO+}: five in a row, or more where overlines win. */
  public static final int FIVE = 14;

  /** Number of line classes. */
  public static final int COUNT = 15;

  private LineClass() {}
}
