package tengen.daemon.table;

import java.util.Optional;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import tengen.daemon.session.SessionContext;
import tengen.protocol.table.TableEvent;
import tengen.store.archive.StoredSession;

/** The environment of one table: clock, timer, owner, rematches. Confined to the tables' loop. */
final class TableEnvironment {
  private final TableRegistry tables;
  private final StoredSession head;
  private final SessionContext context;
  private @Nullable Future<?> alarm;

  /**
   * Creates the environment of one table.
   *
   * @param head the table's entry in the archive
   * @param context of its listener and account
   */
  TableEnvironment(TableRegistry tables, StoredSession head, SessionContext context) {
    this.tables = tables;
    this.head = head;
    this.context = context;
  }

  /**
   * Opens the table of a rematch.
   *
   * @return its id; empty if there is no room for it
   */
  Optional<String> openRematch(TableEvent.Opened opened) {
    return tables.openRematch(head, context, opened);
  }

  /** Returns the account that owns the table; empty if no login was required. */
  String owner() {
    return head.owner();
  }

  TableOpener opener() {
    return TableOpener.of(head);
  }

  long nowMs() {
    return tables.nowMs();
  }

  /** Replaces the timer: runs an action on the loop at a time in milliseconds since 1970. */
  void setTimer(Runnable action, long atMs) {
    cancelTimer();
    alarm = tables.later(action, atMs - nowMs());
  }

  /** Cancels the timer, if one is set. */
  void cancelTimer() {
    if (alarm != null) {
      alarm.cancel(false);
      alarm = null;
    }
  }
}
