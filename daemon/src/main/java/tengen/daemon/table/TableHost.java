package tengen.daemon.table;

import java.util.Map;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import tengen.game.GameRules;

/** What the tables give one table: time, referees, an owner. Confined to their loop. */
final class TableHost {
  private final TableRoom tables;
  private final Map<String, GameRules> rules;
  private final String owner;
  private @Nullable Future<?> alarm;

  /**
   * That of one table.
   *
   * @param owner the account; empty: nobody had to log in
   */
  TableHost(TableRoom tables, Map<String, GameRules> rules, String owner) {
    this.tables = tables;
    this.rules = rules;
    this.owner = owner;
  }

  Map<String, GameRules> rules() {
    return rules;
  }

  String owner() {
    return owner;
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
