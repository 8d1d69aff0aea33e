package tengen.daemon.table;

import java.util.ArrayList;
import java.util.List;
import tengen.daemon.session.TableService;
import tengen.protocol.table.TableNews;

/** A table of NoGo on 5×5, a client that plays both sides, and another client. */
final class WatchedTable implements AutoCloseable {
  final TestTables tables = new TestTables(64 << 20);
  final List<TableNews> played = new ArrayList<>();
  final TableService.Access player = tables.connect(played::add);
  final List<TableNews> received = new ArrayList<>();
  final TableService.Access spectator = tables.connect(received::add);
  final TableNews.Done opened;

  WatchedTable() {
    player.ask(TestTables.open(5));
    opened = (TableNews.Done) played.getFirst();
  }

  @Override
  public void close() {
    tables.close();
  }
}
