package tengen.arena.game;

/** The reason why a game ended. */
public enum Reason {
  /** Won by the rules: five in a row, or no legal move. */
  WON,
  /** Drawn by the rules: the board is full. */
  DRAWN,
  /** The loser resigned. */
  RESIGNED,
  /** The loser made an illegal move. */
  ILLEGAL_MOVE,
  /** The loser exceeded its time. */
  TIME,
  /** The loser's engine failed or exited. */
  CRASH,
  /** Both engines agreed for long enough, or the game reached its maximum length. */
  ADJUDICATED
}
