package tengen.store.archive;

/**
 * The owner of a stored game, and how much memory it takes.
 *
 * @param source as in {@link KeptGame}
 * @param owner as in {@link KeptGame}
 * @param bytes estimated heap size of the game and of its answer
 */
public record GameSize(String source, String owner, long bytes) {
  /** A turn with its objects, as read and as JSON. */
  private static final long TURN_BYTES = 1024;

  /** A byte of a move's name, in a turn, an engine's variation or a branch. */
  private static final long MOVE_FACTOR = 16;

  /** A byte of any other text, as read and in the answer. */
  private static final long TEXT_FACTOR = 4;

  /** Estimates from what is stored: turns, bytes of moves and branches, bytes of other texts. */
  public static GameSize of(
      String source, String owner, long turns, long moveBytes, long textBytes) {
    long bytes = TURN_BYTES * (1 + turns) + MOVE_FACTOR * moveBytes + TEXT_FACTOR * textBytes;
    return new GameSize(source, owner, bytes);
  }

  /** Returns whether the game is among those of this account: {@link KeptGame#isSeenBy}. */
  public boolean isSeenBy(String account) {
    return KeptGame.isSeenBy(account, owner, source);
  }
}
