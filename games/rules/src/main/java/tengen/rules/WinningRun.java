package tengen.rules;

/**
 * The ways to win: which unbroken lines of one colour count. Lines have four directions and are as
 * long as they go.
 *
 * <p>Freestyle, exact five, caro and exact caro follow the Piskvork manager; renju follows the
 * International Rules of Renju, Renju International Federation.
 */
enum WinningRun {
  /** Five or more. */
  FREESTYLE,
  /** Exactly five. */
  STANDARD,
  /**
   * Exactly five for Black, to whom {@linkplain RenjuFouls some moves are forbidden}; five or more
   * for White.
   */
  RENJU,
  /** Six or more, or five without an opponent's stone at both ends. */
  CARO,
  /** Exactly five without an opponent's stone at both ends. */
  STANDARD_CARO;

  /**
   * Returns whether a run wins for its owner.
   *
   * @param colour {@link RefereeGrid#BLACK} or {@link RefereeGrid#WHITE}
   * @param closed whether both neighbours are opponent's stones; edges and neutral stones do not
   *     count
   */
  boolean wins(int colour, int length, boolean closed) {
    return switch (this) {
      case FREESTYLE -> length >= 5;
      case STANDARD -> length == 5;
      case RENJU -> colour == RefereeGrid.BLACK ? length == 5 : length >= 5;
      case CARO -> length > 5 || (length == 5 && !closed);
      case STANDARD_CARO -> length == 5 && !closed;
    };
  }
}
