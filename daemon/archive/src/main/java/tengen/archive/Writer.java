package tengen.archive;

import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import tengen.host.memory.MemoryFailure;
import tengen.store.archive.ArchiveState;

/**
 * The archive's thread: commits what waits, over one connection, which it makes anew whenever
 * something fails, and does not go on before all that it has taken is written.
 */
final class Writer implements Runnable {
  /** The most tasks of one transaction. */
  private static final int MAX_TASKS = 256;

  /** The most bytes of one transaction, unless a single task has more. */
  private static final long MAX_TRANSACTION_BYTES = 1 << 20;

  private static final long TIDY_NANOS = TimeUnit.HOURS.toNanos(1);

  private final Backlog backlog;
  private final Database database;
  private final Retention retention;
  private final StorageLimit limit;
  private final System.Logger log;
  private final InstantSource clock = InstantSource.system();
  private final BackOff backOff = new BackOff();
  private Optional<Link> open = Optional.empty();
  private long tidyAt = System.nanoTime();
  private volatile boolean works = true;
  private volatile Written written = new Written(0, 0, 0);

  Writer(
      Backlog backlog,
      Database database,
      Retention retention,
      StorageLimit limit,
      System.Logger log) {
    this.backlog = backlog;
    this.database = database;
    this.retention = retention;
    this.limit = limit;
    this.log = log;
  }

  @Override
  public void run() {
    try {
      boolean isOver = false;
      while (!isOver) {
        List<Task> batch = backlog.take(MAX_TASKS, MAX_TRANSACTION_BYTES, nanosUntilDue());
        isOver = batch.isEmpty() ? backlog.isClosed() : !write(batch);
        if (!backlog.isClosed()) {
          lookAfterDatabase();
        }
      }
    } finally {
      letGo();
      disconnect();
      drop(backlog.rest());
    }
  }

  private long nanosUntilDue() {
    long untilTidy = tidyAt - System.nanoTime();
    return Math.min(untilTidy, limit.nanosUntilDue());
  }

  private void lookAfterDatabase() {
    if (limit.nanosUntilDue() == 0) {
      attempt(() -> limit.look(link(), clock.millis()));
    } else if (tidyAt - System.nanoTime() <= 0) {
      attempt(this::tidy);
    }
  }

  /** What is left here is for other servers, or the next one. */
  private void letGo() {
    try {
      if (open.isPresent()) {
        new SessionRows(open.get()).letGo();
      }
    } catch (SQLException e) {
      log.log(Level.DEBUG, "archive: its sessions are let go by its end alone", e);
    }
  }

  private void tidy() throws SQLException {
    if (!retention.step(link(), clock.millis())) {
      tidyAt = System.nanoTime() + TIDY_NANOS;
    }
  }

  /** Writes the batch; false: there is no time for that any more. */
  private boolean write(List<Task> batch) {
    boolean isWritten = attemptUntilItWorks(() -> commit(batch));
    if (!isWritten) {
      drop(batch);
    }
    backlog.done();
    return isWritten;
  }

  private void commit(List<Task> batch) throws SQLException {
    Link link = link();
    long began = System.nanoTime();
    List<Runnable> afterwards =
        link.transaction(
            () -> {
              List<Runnable> all = new ArrayList<>();
              for (Task task : batch) {
                all.add(task.perform(link, clock.millis()));
              }
              return all;
            });
    written = written.with(batch.size(), System.nanoTime() - began);
    limit.wrote(batch.stream().mapToLong(Task::bytes).sum());
    backlog.done();
    afterwards.forEach(this::run);
  }

  private void run(Runnable afterwards) {
    try {
      afterwards.run();
    } catch (RuntimeException e) {
      log.log(Level.WARNING, "archive: whoever was told of a change failed", e);
    }
  }

  /** Does it, however often it takes; false: there is no time for that any more. */
  private boolean attemptUntilItWorks(Attempt what) {
    boolean isDone = attempt(what);
    while (!isDone && !backlog.isClosed()) {
      isDone = attempt(what);
    }
    return isDone;
  }

  /** Does it; where it fails, waits for a while. */
  private boolean attempt(Attempt what) {
    try {
      what.run();
      recovered();
      return true;
    } catch (SQLException | RuntimeException | LinkageError | OutOfMemoryError e) {
      failed(e);
      MemoryFailure.recover(e);
      backlog.pause(backOff.next());
      return false;
    }
  }

  private void recovered() {
    backOff.reset();
    if (!works) {
      works = true;
      log.log(Level.INFO, "archive " + database.name() + ": works again");
    }
  }

  private void failed(Throwable why) {
    disconnect();
    if (works) {
      works = false;
      log.log(
          Level.WARNING,
          "archive "
              + database.name()
              + ": "
              + database.reason(why)
              + "; it is tried again until it works");
    }
  }

  private Link link() throws SQLException {
    if (open.isEmpty()) {
      open = Optional.of(database.connect());
    }
    return open.get();
  }

  private void disconnect() {
    try {
      if (open.isPresent()) {
        open.get().close();
      }
    } catch (SQLException e) {
      log.log(Level.DEBUG, "archive: a connection is not closed", e);
    }
    open = Optional.empty();
  }

  private void drop(List<Task> tasks) {
    if (!tasks.isEmpty()) {
      log.log(
          Level.WARNING,
          "archive " + database.name() + ": " + tasks.size() + " changes are not written");
      tasks.forEach(Task::drop);
    }
  }

  /** How it fares. */
  ArchiveState state(long turnedAway) {
    Written so = written;
    return new ArchiveState(
        true,
        works,
        backlog.count(),
        backlog.oldestNanos(),
        so.changes(),
        turnedAway,
        so.commits(),
        so.nanos(),
        limit.state());
  }

  /** What may fail. */
  private interface Attempt {
    void run() throws SQLException;
  }

  /** What was written so far, and how long it took. */
  private record Written(long changes, long commits, long nanos) {
    Written with(int more, long took) {
      return new Written(changes + more, commits + 1, nanos + took);
    }
  }
}
