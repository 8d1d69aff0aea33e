package tengen.daemon.table;

import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import tengen.store.archive.KeptSession;

/** What the tables give one table: time and an owner. Confined to their loop. */
final class TableHost {
  private final TableRoom tables;
  private final KeptSession head;
  private @Nullable Future<?> alarm;

  /**
   * That of one table.
   *
   * @param head how the archive names it
   */
  TableHost(TableRoom tables, KeptSession head) {
    this.tables = tables;
    this.head = head;
  }

  /** The account; empty: nobody had to log in. */
  String owner() {
    return head.owner();
  }

  TableOpener opener() {
    return TableOpener.of(head);
  }

  long nowMs() {
    return tables.nowMs();
  }

  /** Runs this then, on the loop, in place of what was to be run before. */
  void wake(Runnable action, long atMs) {
    sleep();
    alarm = tables.later(action, atMs - nowMs());
  }

  /** Runs nothing more of what was to be run. */
  void sleep() {
    if (alarm != null) {
      alarm.cancel(false);
      alarm = null;
    }
  }
}
