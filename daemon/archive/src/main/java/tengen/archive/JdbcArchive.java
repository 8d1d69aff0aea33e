package tengen.archive;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.LongAdder;
import tengen.host.log.LogDetails;
import tengen.host.memory.MemoryFailure;
import tengen.store.archive.Archive;
import tengen.store.archive.ArchiveState;
import tengen.store.archive.Change;
import tengen.store.archive.GameWork;
import tengen.store.archive.SessionClaim;
import tengen.store.archive.StoredSession;
import tengen.store.archive.TakeOver;

/** An archive in a database. One thread writes and another one reads games. */
final class JdbcArchive implements Archive {
  /** Time for pending writes at a shutdown; less than the time for the whole process. */
  private static final Duration SHUTDOWN_TIMEOUT = Duration.ofSeconds(2);

  private final Backlog backlog = new Backlog();
  private final LongAdder turnedAway = new LongAdder();
  private final Writer writer;
  private final GameQueryExecutor games;
  private final Thread thread;
  private final int waitMs;
  private final System.Logger log;

  private JdbcArchive(
      Database database, Retention retention, long maxBytes, int waitMs, System.Logger log) {
    this.waitMs = waitMs;
    this.log = log;
    var limit = new StorageLimit(maxBytes, backlog, database.name(), log);
    writer = new Writer(backlog, database, retention, limit, log);
    games = new GameQueryExecutor(database, backlog::reserve);
    thread =
        Thread.ofPlatform().name("archive").daemon().unstarted(() -> MemoryFailure.guard(writer));
  }

  /**
   * Starts an archive, whose thread connects asynchronously.
   *
   * @param maxBytes maximum size
   */
  static JdbcArchive open(
      Database database, Retention retention, long maxBytes, int waitMs, System.Logger log) {
    var archive = new JdbcArchive(database, retention, maxBytes, waitMs, log);
    archive.thread.start();
    return archive;
  }

  @Override
  public boolean write(Change change, Runnable then, Runnable rejected) {
    boolean isTaken = backlog.add(new Task.Write(change, then, rejected));
    if (!isTaken) {
      turnedAway.increment();
    }
    return isTaken;
  }

  @Override
  public CompletableFuture<Optional<StoredSession>> claimSession(String key, SessionClaim claim) {
    return ask(key, rows -> rows.claimSession(key, claim), true);
  }

  @Override
  public CompletableFuture<TakeOver> takeOver(String key, SessionClaim claim) {
    return ask(key, rows -> rows.takeOver(key, claim), true);
  }

  @Override
  public CompletableFuture<List<String>> left(String protocol) {
    return ask("", rows -> rows.left(protocol), false);
  }

  private <T> CompletableFuture<T> ask(String owner, Task.Question<T> question, boolean isAlone) {
    var answer = new CompletableFuture<T>();
    if (!backlog.add(new Task.Ask<>(owner, question, isAlone, answer))) {
      answer.completeExceptionally(new IOException("the archive has no room"));
    }
    return answer;
  }

  @Override
  public <T> CompletableFuture<T> ask(GameWork<T> work) {
    return games.ask(work);
  }

  @Override
  public ArchiveState state() {
    return writer.state(turnedAway.sum());
  }

  @Override
  public int waitMs() {
    return waitMs;
  }

  @Override
  public void close() {
    games.close();
    backlog.close();
    try {
      if (!thread.join(SHUTDOWN_TIMEOUT)) {
        log.log(
            Level.WARNING,
            LogDetails.line(
                "archive stopped before all changes were written", "changes", state().waiting()));
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
