package tengen.figures;

import tengen.gomoku.search.SearchValue;

/**
 * Reason for a loss, judged by its turning point. That is the last move before which the judge had
 * a move with a value above {@link #LOST} that the solver does not refute. The first matching class
 * counts.
 */
enum LossClass {
  /**
   * The loser could have won by threats, as the solver proves. The turning point is the last such
   * move.
   */
  MISSED_WIN("own win by threats missed"),

  /** The game has no turning point. */
  LOST_OPENING("lost from the opening"),

  /** After the move, the solver proves that the opponent wins by threats. */
  ALLOWED_WIN("allows a win by threats, another move held"),

  /** The turning point is within twelve plies of the opening. */
  OPENING("quiet move within 12 plies of the opening"),

  /** The opponent considered none of the last three positions before the turning point even. */
  DRIFT("slow drift"),

  /** All other losses. */
  QUIET_MOVE("quiet move later");

  /** Maximum value of a lost position. */
  static final int LOST = SearchValue.ofWinRate(0.12);

  /** Stands for a missing turning point. */
  static final int NO_MOVE = -1;

  private static final int OPENING_PLIES = 12;
  private static final int DRIFT_MOVES = 3;

  final String text;

  LossClass(String text) {
    this.text = text;
  }

  /** Returns the class of a game with this turning point. */
  static LossClass of(LostGame game, int turn) {
    if (game.missedWin() != NO_MOVE) {
      return MISSED_WIN;
    }
    if (turn == NO_MOVE) {
      return LOST_OPENING;
    }
    if (game.moves().get(turn).allowsWin()) {
      return ALLOWED_WIN;
    }
    if (game.pliesPlayed(turn) < OPENING_PLIES) {
      return OPENING;
    }
    return game.decline(turn) >= DRIFT_MOVES ? DRIFT : QUIET_MOVE;
  }
}
