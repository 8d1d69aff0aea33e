package tengen.daemon.table;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import tengen.daemon.TestDaemon;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.monitor.DeferredMonitor;
import tengen.daemon.session.SessionContext;
import tengen.daemon.session.SessionRegistry;
import tengen.daemon.session.TableService;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableClocks;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableSeat;
import tengen.protocol.table.TableView;
import tengen.store.testing.MemoryArchive;

/** The tables of a daemon on the test's thread, with a manual clock. */
final class TestTables implements AutoCloseable {
  final TableRecoveryTest.Clock clock = new TableRecoveryTest.Clock();
  final MemoryArchive.Access archive = new MemoryArchive().access();

  private final TestDaemon daemon =
      new TestDaemon(
          "listeners: [{name: web, port: 0, protocol: analysis, engine: nogo}]",
          new HabitPlugin("nogo", Habit.IMMEDIATE, true));
  private final SessionContext context =
      Objects.requireNonNull(daemon.listenerContext("web").sessions().get("analysis"));
  private final TableRegistry registry;

  /** Creates tables with a memory limit. */
  TestTables(long memoryBytes) {
    registry =
        new TableRegistry(
            archive,
            new SessionRegistry(new DeferredMonitor()),
            clock,
            () -> clock.now,
            Runnable::run,
            memoryBytes,
            System.getLogger("tables"));
  }

  /** Connects a session without quotas. */
  TableService.Access connect(Consumer<TableNews> listener) {
    return registry.connect(context, SessionQuotas.none(), listener);
  }

  @Override
  public void close() {
    registry.close();
    daemon.close();
  }

  /** Returns a request to open a table where two people play NoGo on a square board. */
  static TableRequest open(int size) {
    return open(size, PlayedTable.NO_CLOCKS);
  }

  static TableRequest open(int size, TableClocks clocks) {
    var opening =
        new TableOpening(
            Position.start("nogo", Setup.Board.empty(size, size)),
            TablePlayer.HUMAN,
            TablePlayer.HUMAN,
            clocks,
            OpeningProcedure.NONE,
            false);
    return new TableRequest.Open("q", opening);
  }

  /** Returns the host's request for an action. */
  static TableRequest act(TableNews.Done opened, TableAct act) {
    return act(opened, TableRole.HOST, act);
  }

  private static TableRequest act(TableNews.Done opened, TableRole role, TableAct act) {
    Optional<String> token = Optional.ofNullable(opened.tokens().get(role));
    return new TableRequest.Act("a", opened.table(), token, act);
  }

  /** A session at some address that gets one reply to each request. */
  final class Guest {
    private final List<TableNews> received = new ArrayList<>();
    private final TableService.Access access;

    Guest(String address) {
      access =
          registry.connect(
              context, SessionQuotas.none(InetAddress.ofLiteral(address)), received::add);
    }

    private TableNews ask(TableRequest request) {
      received.clear();
      access.ask(request);
      return received.getFirst();
    }

    TableNews open() {
      return ask(TestTables.open(3));
    }

    /** Plays both sides of a match that is resigned; returns the reply to the agreed rematch. */
    TableNews rematch() {
      var opening =
          new TableOpening(
              Position.start("nogo", Setup.Board.empty(3, 3)),
              TablePlayer.person("Anna", TableSeat.TAKEN),
              TablePlayer.person("", TableSeat.INVITE),
              PlayedTable.NO_CLOCKS,
              OpeningProcedure.NONE,
              false);
      var black = (TableNews.Done) ask(new TableRequest.Open("q", opening));
      var white =
          (TableNews.Done) ask(TestTables.act(black, TableRole.INVITE, new TableAct.Sit("Ben")));
      ask(TestTables.act(white, TableRole.WHITE, new TableAct.Resign()));
      ask(TestTables.act(black, TableRole.BLACK, new TableAct.Rematch()));
      return ask(TestTables.act(white, TableRole.WHITE, new TableAct.Rematch()));
    }

    TableNews act(TableNews opened, TableAct act) {
      return ask(TestTables.act((TableNews.Done) opened, act));
    }

    void watch(TableNews opened) {
      String table = ((TableNews.Done) opened).table();
      ask(new TableRequest.Watch("w", table, Optional.empty(), OptionalLong.empty()));
    }

    List<TableView> tables() {
      return ((TableNews.Listed) ask(new TableRequest.ListAll("l"))).tables();
    }

    void leave() {
      access.close();
    }
  }
}
