package tengen.archive;

import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import tengen.host.log.LogDetails;
import tengen.host.memory.MemoryFailure;
import tengen.store.archive.ArchiveState;

/**
 * The archive's thread, which commits the backlog's tasks over one connection. It reconnects after
 * a failure and retries until everything taken is written.
 */
final class Writer implements Runnable {
  /** Maximum number of tasks per transaction. */
  private static final int MAX_TASKS = 256;

  /** Maximum number of bytes per transaction, which a single task may exceed. */
  private static final long MAX_TRANSACTION_BYTES = 1 << 20;

  /**
   * States of SQL for a server that cannot be reached, breaks a connection, shuts down, crashes or
   * is starting. See PostgreSQL, appendix A, "PostgreSQL Error Codes".
   */
  private static final Set<String> UNREACHABLE_STATES =
      Set.of("08001", "08003", "08006", "57P01", "57P02", "57P03");

  private static final long MAINTENANCE_INTERVAL_NANOS = TimeUnit.HOURS.toNanos(1);

  private final Backlog backlog;
  private final Database database;
  private final Retention retention;
  private final StorageLimit limit;
  private final System.Logger log;
  private final BackOff backOff = new BackOff();
  private Optional<Link> open = Optional.empty();
  private long tidyAt = System.nanoTime();
  private volatile boolean works = true;

  /** Kinds of failures logged since the archive last worked. */
  private final Set<String> loggedKinds = new HashSet<>();

  private volatile WriteCounts written = new WriteCounts(0, 0, 0);

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
          maintainDatabase();
        }
      }
    } finally {
      release();
      disconnect();
      drop(backlog.rest());
    }
  }

  private long nanosUntilDue() {
    long untilTidy = tidyAt - System.nanoTime();
    return Math.min(untilTidy, limit.nanosUntilDue());
  }

  private void maintainDatabase() {
    if (limit.nanosUntilDue() == 0) {
      attempt(() -> limit.look(link()));
    } else if (tidyAt - System.nanoTime() <= 0) {
      attempt(this::tidy);
    }
  }

  /** Releases this server's sessions to other servers or the next process. */
  private void release() {
    try {
      if (open.isPresent()) {
        new SessionRows(open.get()).release();
      }
    } catch (SQLException e) {
      log.log(Level.DEBUG, "archive sessions not released; they are when the process ends", e);
    }
  }

  private void tidy() throws SQLException {
    Link link = link();
    if (!retention.step(link, link.clock().nowMs())) {
      tidyAt = System.nanoTime() + MAINTENANCE_INTERVAL_NANOS;
    }
  }

  /** Writes a batch. Returns false if the shutdown left no time for it. */
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
                all.add(task.perform(link, link.clock().nowMs()));
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
      log.log(
          Level.WARNING,
          "the archive stored a change, but the action that waited for it failed",
          e);
    }
  }

  /** Retries until it succeeds. Returns false if the shutdown left no time. */
  private boolean attemptUntilItWorks(Attempt what) {
    boolean isDone = attempt(what);
    while (!isDone && !backlog.isClosed()) {
      isDone = attempt(what);
    }
    return isDone;
  }

  /** Tries once. Waits for a while after a failure. */
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
      loggedKinds.clear();
      log.log(Level.INFO, LogDetails.line("archive works again", "archive", database.name()));
    }
  }

  private void failed(Throwable why) {
    disconnect();
    works = false;
    if (loggedKinds.add(kind(why))) {
      log.log(
          Level.WARNING,
          LogDetails.line(
              "archive does not work; retrying",
              "archive",
              database.name(),
              "error",
              database.reason(why)));
    }
  }

  /**
   * Returns the kind of a failure; each kind is logged once. A server that shuts down, is away and
   * starts again is one kind.
   */
  private String kind(Throwable why) {
    if (!(why instanceof SQLException failure)) {
      return why.getClass().getName();
    }
    String state = failure.getSQLState();
    if (state == null) {
      return database.reason(failure);
    }
    return UNREACHABLE_STATES.contains(state) ? "unreachable" : state;
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
      log.log(Level.DEBUG, "archive connection not closed", e);
    }
    open = Optional.empty();
  }

  private void drop(List<Task> tasks) {
    if (!tasks.isEmpty()) {
      log.log(
          Level.WARNING,
          LogDetails.line(
              "archive changes lost", "archive", database.name(), "changes", tasks.size()));
      tasks.forEach(Task::drop);
    }
  }

  /** Returns the archive's state for monitoring. */
  ArchiveState state(long turnedAway) {
    WriteCounts counts = written;
    return new ArchiveState(
        true,
        works,
        backlog.count(),
        backlog.oldestNanos(),
        counts.changes(),
        turnedAway,
        counts.commits(),
        counts.nanos(),
        limit.state());
  }

  /** An operation that may fail. */
  private interface Attempt {
    void run() throws SQLException;
  }

  /** Counts of written changes and their time. */
  private record WriteCounts(long changes, long commits, long nanos) {
    WriteCounts with(int more, long took) {
      return new WriteCounts(changes + more, commits + 1, nanos + took);
    }
  }
}
