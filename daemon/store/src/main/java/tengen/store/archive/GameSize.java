package tengen.store.archive;

/**
 * The owner and the memory size of a stored game.
 *
 * @param source as in {@link StoredGame}
 * @param owner as in {@link StoredGame}
 * @param isDeleted whether it is marked as deleted
 * @param bytes estimated heap of the game and of a reply with it
 */
public record GameSize(String source, String owner, boolean isDeleted, long bytes) {
  /** Estimated heap of a turn with its objects, as read and as JSON, in bytes. */
  private static final long TURN_BYTES = 1024;

  /** Estimated heap per byte of a move's notation, in a turn, a variation or a branch. */
  private static final long MOVE_FACTOR = 16;

  /** Estimated heap per byte of any other text, as read and in the reply. */
  private static final long TEXT_FACTOR = 4;

  /**
   * Estimates the size from the number of turns and the stored bytes of moves and of other texts.
   */
  public static GameSize of(
      String source, String owner, boolean isDeleted, long turns, long moveBytes, long textBytes) {
    long bytes = TURN_BYTES * (1 + turns) + MOVE_FACTOR * moveBytes + TEXT_FACTOR * textBytes;
    return new GameSize(source, owner, isDeleted, bytes);
  }

  /** Returns whether an account sees the game, as in {@link StoredGame#isSeenBy}. */
  public boolean isSeenBy(String account) {
    return StoredGame.isSeenBy(account, owner, source);
  }
}
