package tengen.gomoku.board;

/**
 * What a stone on a point would make of one line through it. {@code O} own stone, {@code X}
 * blocked, {@code _} empty, {@code .} the point itself or anything; a number is worth no more than
 * its order.
 */
public final class LineClass {
  /** {@code X_.__X}: no five can come of it. */
  public static final int DEAD = 0;

  /** {@code OO.OOO}: too long to win; in renju also two fours of Black in one line. */
  public static final int OVERLINE = 1;

  /** {@code X.____}: a step before {@link #CLOSED_TWO}. */
  public static final int CLOSED_ONE = 2;

  /** {@code X_.___}: a step before {@link #OPEN_TWO}. */
  public static final int OPEN_ONE = 3;

  /** {@code XO.___}: a step before {@link #CLOSED_THREE}. */
  public static final int CLOSED_TWO = 4;

  /** {@code _O__._}: a step before an open three, in at most two ways. */
  public static final int OPEN_TWO = 5;

  /** {@code _O_.__}: in three ways. */
  public static final int OPEN_TWO_THREE_WAYS = 6;

  /** {@code _O.___}: in four ways or more. */
  public static final int OPEN_TWO_FOUR_WAYS = 7;

  /** {@code XOO.__}: a step before a four. */
  public static final int CLOSED_THREE = 8;

  /** {@code _OO_._}: a step before an open four, in one way. */
  public static final int OPEN_THREE = 9;

  /** {@code __OO.__}: in two ways or more. */
  public static final int OPEN_THREE_TWO_WAYS = 10;

  /** {@code XOOO._X}: a step before five, in one way. */
  public static final int FOUR = 11;

  /** {@code _OOO._}: a step before five in two ways, which one stone cannot both stop. */
  public static final int OPEN_FOUR = 12;

  /** {@code XOO.OOX}: five. */
  public static final int FIVE = 13;

  /** How many classes there are. */
  public static final int COUNT = 14;

  private LineClass() {}
}
