package tengen.figures;

import tengen.gomoku.search.SearchValue;

/**
 * Why a game was lost, by the move at which it turned: the last before which the judge had a move
 * of a value above {@link #LOST} that the solver does not refute. The first class that holds.
 */
enum LossClass {
  /** The loser could win by threats, as the solver proves; the turn is the last such move. */
  MISSED_WIN("own win by threats missed"),

  /** There was no such turn. */
  LOST_OPENING("lost from the opening"),

  /** After the move the solver proves a win of the opponent by threats. */
  ALLOWED_WIN("allows a win by threats, another move held"),

  /** The turn is within twelve plies of the opening. */
  OPENING("quiet move within 12 plies of the opening"),

  /** The opponent took none of the last three positions before the turn for even. */
  DRIFT("slow drift"),

  /** All else. */
  QUIET_MOVE("quiet move later");

  /** Values from here down are as good as lost. */
  static final int LOST = SearchValue.ofWinRate(0.12);

  /** For a turn: there is none. */
  static final int NO_MOVE = -1;

  private static final int OPENING_PLIES = 12;
  private static final int DRIFT_MOVES = 3;

  final String text;

  LossClass(String text) {
    this.text = text;
  }

  /** The class of a game that turned at this move. */
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
