package tengen.store.archive;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tengen.config.ArchiveConfig;

/**
 * Stores what must outlive the process: games, sessions and tables. Thread-safe; no method blocks
 * on a disk or database.
 */
public interface Archive extends AutoCloseable {
  /** Time to wait for the archive's reply about a session or table, in seconds. */
  long ANSWER_TIMEOUT_SECONDS = 10;

  /** An archive that stores nothing. */
  Archive NONE =
      new Archive() {
        @Override
        public boolean write(Change change, Runnable then, Runnable rejected) {
          return false;
        }

        @Override
        public CompletableFuture<Optional<StoredSession>> claimSession(
            String key, SessionClaim claim) {
          return CompletableFuture.completedFuture(Optional.empty());
        }

        @Override
        public CompletableFuture<TakeOver> takeOver(String key, SessionClaim claim) {
          return CompletableFuture.completedFuture(new TakeOver.Unknown());
        }

        @Override
        public CompletableFuture<List<String>> left(String protocol) {
          return CompletableFuture.completedFuture(List.of());
        }

        @Override
        public ArchiveState state() {
          return ArchiveState.NONE;
        }

        @Override
        public void close() {}
      };

  /**
   * Queues a change. Changes of one {@linkplain Change#owner owner} are written in order.
   *
   * @param then run on a thread of the archive once the change is on disk
   * @param rejected run instead if a {@link Change.Held} change was rejected because its hold is no
   *     longer valid
   * @return false if the queue is full or the archive is disabled; the change is then dropped and
   *     neither action runs
   */
  boolean write(Change change, Runnable then, Runnable rejected);

  /** Queues a change that cannot be rejected. */
  default boolean write(Change change, Runnable then) {
    return write(change, then, () -> {});
  }

  /**
   * Releases a session after its client has gone and all earlier changes are written.
   *
   * @param then run once that is on disk; at once if the archive is disabled
   */
  default void leave(String key, Runnable then) {
    if (!write(new Change.ClientDisconnected(key), then)) {
      then.run();
    }
  }

  /**
   * Takes a session over from any server and returns it with all inputs, after writing its earlier
   * changes. All earlier holds become invalid. The future waits while the database is unreachable,
   * and fails if it cannot complete. If the caller completes it first, the session is unchanged.
   *
   * @param claim decides whether the caller may have the session; if not, it is unchanged. If there
   *     is no memory for it, it is unchanged and the future fails
   */
  CompletableFuture<Optional<StoredSession>> claimSession(String key, SessionClaim claim);

  /**
   * Takes a session over unless another running server owns it. Must not be called for a session
   * that this server owns.
   */
  CompletableFuture<TakeOver> takeOver(String key, SessionClaim claim);

  /** Returns the keys of a protocol's sessions that no running server owns. */
  CompletableFuture<List<String>> left(String protocol);

  /**
   * Runs a query on the stored games, on a thread that sessions and writes do not depend on. The
   * future fails if the database fails, if too many queries are queued, or if the archive is
   * disabled.
   */
  default <T> CompletableFuture<T> ask(GameWork<T> work) {
    return CompletableFuture.failedFuture(new IOException("this server stores no games"));
  }

  /** Returns the archive's state. */
  ArchiveState state();

  /** Returns the maximum time that a reply waits for its changes to be stored, in milliseconds. */
  default int waitMs() {
    return ArchiveConfig.DEFAULT.waitMs();
  }

  /** Writes queued changes for at most some seconds, then closes the archive. */
  @Override
  void close();
}
