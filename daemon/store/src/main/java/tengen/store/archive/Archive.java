package tengen.store.archive;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tengen.config.ArchiveConfig;

/** Keeps what must outlive the process. Any thread may call; nothing here waits for a disk. */
public interface Archive extends AutoCloseable {
  /** So long who asks for a session or a table waits for the archive. */
  long ANSWER_TIMEOUT_SECONDS = 10;

  /** Keeps nothing. */
  Archive NONE =
      new Archive() {
        @Override
        public boolean write(Change change, Runnable then, Runnable refused) {
          return false;
        }

        @Override
        public CompletableFuture<Optional<KeptSession>> takeUp(String key, SessionClaim claim) {
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
   * Writes this behind all that came before it of the same {@linkplain Change#owner owner}.
   *
   * @param then run once it is on disk, on a thread of the archive
   * @param refused run instead where it was {@link Change.Held} by a hold that is not good any more
   * @return false: too much waits, or nothing is kept; nothing is written, and neither is run
   */
  boolean write(Change change, Runnable then, Runnable refused);

  /** The same for what is not refused. */
  default boolean write(Change change, Runnable then) {
    return write(change, then, () -> {});
  }

  /**
   * Tells that the client of this session has gone, behind all that came of the session before.
   *
   * @param then run once that is on disk; at once where nothing is written
   */
  default void leave(String key, Runnable then) {
    if (!write(new Change.SessionLeft(key), then)) {
      then.run();
    }
  }

  /**
   * The session of this key with all that it heard, behind all that was told of it before; every
   * earlier hold on it is good no more. While the database is away there is no answer; where there
   * will be none, the future fails. Where whoever asks has completed it before, the session stays
   * as it is.
   *
   * @param claim whether it is for who asks; else it stays as it is, and so it does where there is
   *     no memory for it, and the future fails
   */
  CompletableFuture<Optional<KeptSession>> takeUp(String key, SessionClaim claim);

  /**
   * The same, unless another server that is there has the session. Whoever has it here does not
   * ask.
   */
  CompletableFuture<TakeOver> takeOver(String key, SessionClaim claim);

  /** The keys of this protocol's sessions that no server has that is there, in the same way. */
  CompletableFuture<List<String>> left(String protocol);

  /**
   * Does something with its games, on a thread that neither sessions nor what is written here waits
   * for. The future fails where the database does, where too much is asked at once, and where no
   * games are kept.
   */
  default <T> CompletableFuture<T> ask(GameWork<T> work) {
    return CompletableFuture.failedFuture(new IOException("no games are kept here"));
  }

  /** How it fares. */
  ArchiveState state();

  /** Milliseconds that a reply waits for the commit of what it answers. */
  default int waitMs() {
    return ArchiveConfig.DEFAULT.waitMs();
  }

  /** Writes what waits, within some seconds, and closes. */
  @Override
  void close();
}
