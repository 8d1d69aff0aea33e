package tengen.gomoku.search;

/**
 * Search values, always for the side to move: 0 even, {@link #LOGIT} where the win rate is
 * 1/(1+1/e), and near ±{@link #WIN} the plies to a forced five (as mate scores in chess).
 */
public final class SearchValue {
  /**
   * A five that is on the board now; {@code WIN - n}: with the {@code n}-th stone from the root.
   */
  public static final int WIN = 30_000;

  /** From here on a five is forced. */
  public static final int FORCED = WIN - 1_000;

  /** Above every value. */
  public static final int INFINITE = WIN + 1;

  /** No value. */
  public static final int NONE = Short.MAX_VALUE;

  /** Neither side can win. */
  public static final int DRAW = 0;

  /**
   * One logit of the win rate, by 2,400 games of the engine against itself at 60,000 nodes: 348
   * [319, 382] by logistic regression; 320 is nearer where most values are.
   */
  public static final int LOGIT = 320;

  private static final int EVIDENT_PLIES = 6;

  private SearchValue() {}

  /** The side to move makes five with the {@code ply}-th stone from the root. */
  public static int winIn(int ply) {
    return WIN - ply;
  }

  /** Its opponent makes five with the {@code ply}-th stone from the root. */
  public static int lossIn(int ply) {
    return ply - WIN;
  }

  /** Whether one of the sides can force a five. */
  public static boolean isForced(int value) {
    return Math.abs(value) >= FORCED;
  }

  /** Whether the five comes so soon that {@link QuickWinCheck} has proved it in every line. */
  static boolean isEvident(int value) {
    return Math.abs(value) >= WIN - EVIDENT_PLIES;
  }

  /** Expected points, 0..1. */
  public static double winRate(int value) {
    return 1 / (1 + Math.exp((double) -value / LOGIT));
  }

  /** The value with this win rate; what is nearly won or lost is still a guess. */
  public static int ofWinRate(double winRate) {
    double odds = winRate / (1 - winRate);
    return (int) Math.max(1 - FORCED, Math.min(FORCED - 1, Math.round(LOGIT * Math.log(odds))));
  }
}
