package tengen.rules;

/**
 * Which runs win: unbroken lines of one colour, as long as they go, in four directions.
 *
 * <p>Freestyle, exact five, caro and exact caro as the Piskvork manager plays them; renju from the
 * International Rules of Renju, Renju International Federation.
 */
enum WinningRun {
  /** Five or more. */
  FREESTYLE,
  /** Exactly five. */
  STANDARD,
  /** Black: exactly five, and some moves are {@linkplain RenjuFouls forbidden}. White: any. */
  RENJU,
  /** Six or more, or five without an opponent's stone at both ends. */
  CARO,
  /** Exactly five without an opponent's stone at both ends. */
  STANDARD_CARO;

  /**
   * Whether a run wins for its owner.
   *
   * @param colour {@link RefereeGrid#BLACK} or {@link RefereeGrid#WHITE}
   * @param closed whether both neighbours are opponent's stones; an edge is none, nor is a neutral
   *     stone
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
