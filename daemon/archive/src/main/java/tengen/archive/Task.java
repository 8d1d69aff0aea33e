package tengen.archive;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import tengen.host.log.LogDetails;
import tengen.host.memory.MemoryFailure;
import tengen.host.memory.NoMemoryException;
import tengen.store.archive.Change;
import tengen.store.archive.Hold;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;
import tengen.store.archive.UnreadableException;

/** A task for the archive's thread. */
sealed interface Task {

  /** Performs the task within a transaction. The returned action runs after the commit. */
  Runnable perform(Link link, long nowMs) throws SQLException;

  /** Notifies the task's creator that it will not be performed. */
  void drop();

  /** Returns the session, table or game of the task. Tasks of one owner are performed in order. */
  String owner();

  /** Returns an estimate of the heap it occupies or the bytes it writes, whichever is larger. */
  long bytes();

  /** Returns whether the task may enlarge the database. */
  boolean grows();

  /**
   * Returns whether the task needs its own transaction. Two servers that take up several of each
   * other's sessions in one transaction would deadlock.
   */
  boolean isAlone();

  /** A change to write. */
  record Write(Change change, Runnable then, Runnable rejected, long bytes) implements Task {
    /** Estimated heap size of a task and its change without texts, in bytes. */
    private static final long TASK_BYTES = 400;

    Write(Change change, Runnable then, Runnable rejected) {
      this(change, then, rejected, bytes(change));
    }

    /** Returns an estimate of a change's heap size or written bytes, whichever is larger. */
    static long bytes(Change change) {
      return TASK_BYTES + change.fixedBytes() + change.texts().mapToLong(Write::bytes).sum();
    }

    private static long bytes(String text) {
      return Math.max((long) Character.BYTES * text.length(), StoredText.bytes(text));
    }

    @Override
    public Runnable perform(Link link, long nowMs) throws SQLException {
      return perform(change, link, nowMs) ? then : rejected;
    }

    private static boolean perform(Change change, Link link, long nowMs) throws SQLException {
      var sessions = new SessionRows(link);
      switch (change) {
        case Change.OfGame(var game, int from) -> {
          new GameRows(link).put(game);
          new TurnRows(link).put(game, from);
        }
        case Change.SessionOpened(StoredSession session) -> sessions.open(session, nowMs);
        case Change.InputReceived(String key, StoredInput input) -> sessions.addInput(key, input);
        case Change.SessionReplaced(String key, StoredInput snapshot) ->
            sessions.replace(key, snapshot);
        case Change.SessionEnded(String key) -> sessions.end(key, nowMs);
        case Change.ClientDisconnected(String key) -> sessions.release(key);
        case Change.HoldCheck _ -> {}
        case Change.Held(Hold hold, Change held) -> {
          return sessions.isGood(hold, held) && perform(held, link, nowMs);
        }
      }
      return true;
    }

    @Override
    public void drop() {}

    @Override
    public String owner() {
      return change.owner();
    }

    @Override
    public boolean grows() {
      return change.grows();
    }

    @Override
    public boolean isAlone() {
      return false;
    }
  }

  /** A query for sessions. */
  interface Question<T> {
    T of(SessionRows sessions) throws SQLException, NoMemoryException;
  }

  /** The archive's log. */
  System.Logger LOG = System.getLogger(Task.class.getName());

  /**
   * A query for sessions with its future answer. A lock timeout or a lack of memory fails only this
   * query. If the answer was cancelled, the query is skipped or undone.
   */
  record Ask<T>(String owner, Question<T> question, boolean isAlone, CompletableFuture<T> answer)
      implements Task {
    /** PostgreSQL's error code "lock not available", reported after {@code lock_timeout}. */
    private static final String LOCKED = "55P03";

    @Override
    public Runnable perform(Link link, long nowMs) throws SQLException {
      if (answer.isDone()) {
        logGivenUp("queue");
        return () -> {};
      }
      link.mark();
      try {
        T found = question.of(new SessionRows(link));
        if (answer.isDone()) {
          logGivenUp("read");
          link.rollBackToSavepoint();
        }
        return () -> answer.complete(found);
      } catch (NoMemoryException e) {
        link.rollBackToSavepoint();
        return () -> answer.completeExceptionally(e);
      } catch (OutOfMemoryError e) {
        link.rollBackToSavepoint();
        MemoryFailure.recover(e);
        var tooBig = new IOException("not enough memory for the session", e);
        return () -> answer.completeExceptionally(tooBig);
      } catch (RowFault e) {
        link.rollBackToSavepoint();
        var unreadable = new UnreadableException("session " + owner, e);
        return () -> answer.completeExceptionally(unreadable);
      } catch (SQLException e) {
        if (!LOCKED.equals(e.getSQLState())) {
          throw e;
        }
        link.rollBackToSavepoint();
        var locked = new IOException("another server has the session locked", e);
        return () -> answer.completeExceptionally(locked);
      }
    }

    private void logGivenUp(String phase) {
      if (isAlone) {
        LOG.log(
            Level.WARNING,
            "stored session not resumed: the request timed out{0}",
            LogDetails.following("session", owner, "phase", phase));
      }
    }

    @Override
    public void drop() {
      answer.completeExceptionally(new IOException("the archive does not answer"));
    }

    @Override
    public long bytes() {
      return Write.TASK_BYTES;
    }

    @Override
    public boolean grows() {
      return false;
    }
  }
}
