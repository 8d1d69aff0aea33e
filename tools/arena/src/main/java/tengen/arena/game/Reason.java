package tengen.arena.game;

/** Why a game ended. */
public enum Reason {
  /** The rules: five in a row, no legal move. */
  WON,
  /** The rules: the board is full. */
  DRAWN,
  /** The loser gave up. */
  RESIGNED,
  /** The loser made a move that the rules object to. */
  ILLEGAL_MOVE,
  /** The loser took longer than it may. */
  TIME,
  /** The loser's engine failed or ended. */
  CRASH,
  /** Both engines thought so for long enough, or the game was too long. */
  ADJUDICATED
}
