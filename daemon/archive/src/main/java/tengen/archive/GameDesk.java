package tengen.archive;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongPredicate;
import tengen.host.memory.MemoryFailure;
import tengen.host.memory.NoMemoryException;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameWork;

/**
 * Where an archive's games are asked for: one question after the other, on a thread and over a
 * connection of their own. The connection is made when it is needed, and anew where it has failed.
 * Any thread may call.
 */
final class GameDesk implements AutoCloseable {
  private static final int MOST_WAITING = 256;
  private static final int IDLE_SECONDS = 60;

  private final Database database;
  private final LongPredicate room;
  private final ThreadPoolExecutor thread;
  private Optional<GameStore> open = Optional.empty();

  /**
   * A desk for the games of this database.
   *
   * @param room takes room for so many bytes; false: there is not as much
   */
  GameDesk(Database database, LongPredicate room) {
    this.database = database;
    this.room = room;
    thread =
        new ThreadPoolExecutor(
            1,
            1,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MOST_WAITING),
            Thread.ofPlatform().name("archive-games").daemon().factory());
    thread.allowCoreThreadTimeOut(true);
  }

  /** Does this when its turn has come. */
  <T> CompletableFuture<T> ask(GameWork<T> work) {
    var answer = new CompletableFuture<T>();
    try {
      thread.execute(() -> MemoryFailure.guard(() -> perform(work, answer)));
    } catch (RejectedExecutionException e) {
      answer.completeExceptionally(new IOException("too much is asked of the archive at once", e));
    }
    return answer;
  }

  private <T> void perform(GameWork<T> work, CompletableFuture<T> answer) {
    try {
      answer.complete(work.with(games()));
    } catch (NoMemoryException e) {
      answer.completeExceptionally(e);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      disconnect();
      answer.completeExceptionally(e);
    } catch (OutOfMemoryError e) {
      disconnect();
      answer.completeExceptionally(new IOException("not enough memory for the answer", e));
      MemoryFailure.recover(e);
    }
  }

  private GameStore games() throws IOException {
    if (open.isEmpty()) {
      open = Optional.of(JdbcGameStore.open(database, room));
    }
    return open.get();
  }

  private void disconnect() {
    open.ifPresent(GameStore::close);
    open = Optional.empty();
  }

  /** What waits is done first. */
  @Override
  public void close() {
    try {
      thread.execute(this::disconnect);
    } catch (RejectedExecutionException _) {
      // The process ends, and the connection with it.
    }
    thread.shutdown();
  }
}
