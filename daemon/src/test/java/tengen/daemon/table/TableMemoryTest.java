package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.daemon.HabitPlugin;
import tengen.daemon.HabitPlugin.Habit;
import tengen.daemon.TestDaemon;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.archive.MemoryArchive;
import tengen.daemon.monitor.LateMonitor;
import tengen.daemon.session.SessionCensus;
import tengen.daemon.session.SessionContext;
import tengen.daemon.session.TableDesk;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.table.OpeningProcedure;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableRole;
import tengen.protocol.table.TableView;

/** Tables of several addresses whose memory is limited. */
class TableMemoryTest {
  private static final String FIRST = "192.0.2.1";
  private static final String SECOND = "192.0.2.2";
  private static final String THIRD = "192.0.2.3";
  private static final long MEMORY_BYTES = 1 << 20;
  private static final TableAct GO = new TableAct.Go(OptionalInt.empty(), OptionalLong.empty());

  private final TestDaemon daemon =
      new TestDaemon(
          "listeners: [{name: web, port: 0, protocol: analysis, engine: nogo}]",
          new HabitPlugin("nogo", Habit.PROMPT, true));
  private final SessionContext context =
      Objects.requireNonNull(daemon.listenerContext("web").sessions().get("analysis"));
  private final LeftTablesTest.Clock clock = new LeftTablesTest.Clock();
  private final TableRoom room =
      new TableRoom(
          new MemoryArchive().access(),
          new SessionCensus(new LateMonitor()),
          clock,
          () -> clock.now,
          Runnable::run,
          MEMORY_BYTES,
          System.getLogger("tables"));

  @AfterEach
  void close() {
    room.close();
    daemon.close();
  }

  /** A session from some address. */
  private final class Guest {
    final List<TableNews> heard = new ArrayList<>();
    final TableDesk.Visitor visitor;

    Guest(String address) {
      visitor = room.enter(context, SessionQuotas.none(InetAddress.ofLiteral(address)), heard::add);
    }

    TableNews ask(TableRequest request) {
      heard.clear();
      visitor.ask(request);
      return heard.getFirst();
    }

    TableNews open() {
      return ask(
          new TableRequest.Open(
              "q",
              new TableOpening(
                  Position.start("nogo", Setup.Board.empty(3, 3)),
                  TablePlayer.HUMAN,
                  TablePlayer.HUMAN,
                  PlayedTable.NO_CLOCKS,
                  OpeningProcedure.NONE,
                  false)));
    }

    TableNews act(TableNews.Done table, TableAct act) {
      Optional<String> token = Optional.ofNullable(table.tokens().get(TableRole.HOST));
      return ask(new TableRequest.Act("p", table.table(), token, act));
    }

    List<TableView> tables() {
      return ((TableNews.Listed) ask(new TableRequest.ListAll("l"))).tables();
    }
  }

  /** Opens tables and plays at them until one is refused. */
  private List<TableNews.Done> openAll(String address) {
    List<TableNews.Done> opened = new ArrayList<>();
    Guest guest = new Guest(address);
    TableNews next = guest.open();
    while (next instanceof TableNews.Done done) {
      opened.add(done);
      guest.act(done, new TableAct.Play(0, "B2"));
      guest = opened.size() % TableRoom.MOST_OPENED == 0 ? new Guest(address) : guest;
      next = guest.open();
    }
    isRefused(next);
    return opened;
  }

  private static void isRefused(TableNews news) {
    assertThat(news)
        .isInstanceOfSatisfying(
            TableNews.Refused.class,
            refused -> {
              assertThat(refused.fault().code()).isEqualTo(ErrorCode.TOO_MANY);
              assertThat(refused.fault().message()).startsWith("not enough memory for this table");
            });
  }

  private int count() {
    return new Guest(THIRD).tables().size();
  }

  @Test
  void oneAddressHasHalfOfTheMemoryAndOthersTheRest() {
    int first = openAll(FIRST).size();

    assertThat(first).isBetween(10, 40);
    assertThat(openAll(SECOND)).hasSizeGreaterThan(first / 2);
  }

  @Test
  void aTableOfTheAddressThatHasTheMostMemoryGivesWay() {
    openAll(FIRST);
    openAll(SECOND);
    int before = count();

    assertThat(new Guest(THIRD).open()).isInstanceOf(TableNews.Done.class);
    assertThat(count()).isLessThanOrEqualTo(before);
  }

  @Test
  void whatHappensAtATableIsRefusedWithoutMemoryButNotItsEnd() {
    List<TableNews.Done> opened = openAll(FIRST);
    var host = new Guest(FIRST);
    TableNews answer = host.act(opened.getFirst(), new TableAct.Pause());
    for (int i = 0; answer instanceof TableNews.Done && i < 1_000; i++) {
      answer = host.act(opened.getFirst(), i % 2 == 0 ? GO : new TableAct.Pause());
    }

    isRefused(answer);
    assertThat(host.act(opened.getFirst(), new TableAct.Close()))
        .isInstanceOf(TableNews.Done.class);
    assertThat(host.act(opened.getLast(), new TableAct.Pause())).isInstanceOf(TableNews.Done.class);
    assertThat(host.open()).isInstanceOf(TableNews.Done.class);
  }
}
