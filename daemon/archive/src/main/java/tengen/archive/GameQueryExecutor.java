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
 * Executor of queries for games, with its own thread and connection. The connection is opened on
 * demand and reopened after a failure. Thread-safe.
 */
final class GameQueryExecutor implements AutoCloseable {
  private static final int MAX_WAITING = 256;
  private static final int IDLE_SECONDS = 60;

  private final Database database;
  private final LongPredicate room;
  private final ThreadPoolExecutor thread;
  private Optional<JdbcGameStore> open = Optional.empty();

  /**
   * Creates an executor.
   *
   * @param room reserves room for this many bytes; returns false if there is not enough
   */
  GameQueryExecutor(Database database, LongPredicate room) {
    this.database = database;
    this.room = room;
    thread =
        new ThreadPoolExecutor(
            1,
            1,
            IDLE_SECONDS,
            TimeUnit.SECONDS,
            new ArrayBlockingQueue<>(MAX_WAITING),
            Thread.ofPlatform().name("archive-games").daemon().factory());
    thread.allowCoreThreadTimeOut(true);
  }

  /** Queues a query and returns its future result. */
  <T> CompletableFuture<T> ask(GameWork<T> work) {
    var answer = new CompletableFuture<T>();
    try {
      thread.execute(() -> MemoryFailure.guard(() -> perform(work, answer)));
    } catch (RejectedExecutionException e) {
      answer.completeExceptionally(
          new IOException("too many requests to the archive at once; try again", e));
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

  /** Returns the games over a connection that answers, since each query is made only once. */
  private GameStore games() throws IOException {
    if (open.filter(games -> !games.isAlive()).isPresent()) {
      disconnect();
    }
    if (open.isEmpty()) {
      open = Optional.of(JdbcGameStore.open(database, room));
    }
    return open.get();
  }

  private void disconnect() {
    open.ifPresent(GameStore::close);
    open = Optional.empty();
  }

  /** Closes the connection after all queued queries. */
  @Override
  public void close() {
    try {
      thread.execute(this::disconnect);
    } catch (RejectedExecutionException _) {
      // The process is about to end and closes the connection.
    }
    thread.shutdown();
  }
}
