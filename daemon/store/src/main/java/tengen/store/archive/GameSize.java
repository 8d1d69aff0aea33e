package tengen.store.archive;

import java.util.Set;

/**
 * The owners and the memory size of a stored game.
 *
 * @param source as in {@link StoredGame}
 * @param owners as in {@link StoredGame}
 * @param deletedBy the owners that have marked it as deleted
 * @param bytes estimated heap of the game and of a reply with it
 */
public record GameSize(String source, GameOwners owners, Set<String> deletedBy, long bytes) {
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
      String source,
      GameOwners owners,
      Set<String> deletedBy,
      long turns,
      long moveBytes,
      long textBytes) {
    long bytes = TURN_BYTES * (1 + turns) + MOVE_FACTOR * moveBytes + TEXT_FACTOR * textBytes;
    return new GameSize(source, owners, deletedBy, bytes);
  }

  public GameSize {
    deletedBy = Set.copyOf(deletedBy);
  }

  /** Returns whether an account may see the game or restore it. */
  public boolean isOwnedBy(String account) {
    return StoredGame.isSeenBy(account, owners, source);
  }

  /** Returns whether an account owns the game and has not deleted it. */
  public boolean isSeenBy(String account) {
    return isOwnedBy(account) && !deletedBy.contains(account);
  }

  /** Returns whether all owners have deleted the game. */
  public boolean isDeleted() {
    return deletedBy.containsAll(owners.all());
  }
}
