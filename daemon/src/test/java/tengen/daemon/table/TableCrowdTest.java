package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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

/** Tables of many sessions and addresses, with a clock set by hand. */
class TableCrowdTest {
  private static final String CROWD = "192.0.2.1";
  private static final String OTHER = "192.0.2.2";
  private static final long MINUTE_MS = 60_000;

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
          64 << 20,
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

    void play(TableNews opened) {
      var done = (TableNews.Done) opened;
      Optional<String> token = Optional.ofNullable(done.tokens().get(TableRole.HOST));
      ask(new TableRequest.Act("p", done.table(), token, new TableAct.Play(0, "B2")));
    }

    void watch(TableNews opened) {
      String table = ((TableNews.Done) opened).table();
      ask(new TableRequest.Watch("w", table, Optional.empty(), OptionalLong.empty()));
    }

    List<TableView> tables() {
      return ((TableNews.Listed) ask(new TableRequest.ListAll("l"))).tables();
    }
  }

  /** As many tables as there may be, of many sessions from one address. */
  private void crowd(boolean isPlayed, boolean isWatched) {
    for (int i = 0; i < TableRoom.MOST / TableRoom.MOST_OPENED; i++) {
      var guest = new Guest(CROWD);
      for (int j = 0; j < TableRoom.MOST_OPENED; j++) {
        TableNews opened = guest.open();
        if (isPlayed) {
          guest.play(opened);
        }
        if (isWatched) {
          guest.watch(opened);
        }
      }
    }
  }

  private static void isRefused(TableNews news) {
    assertThat(news)
        .isInstanceOfSatisfying(
            TableNews.Refused.class,
            refused -> assertThat(refused.fault().code()).isEqualTo(ErrorCode.TOO_MANY));
  }

  @Test
  void aTableWithoutAMoveThatNobodyWatchesGivesWay() {
    crowd(false, false);
    var guest = new Guest(CROWD);

    assertThat(guest.open()).isInstanceOf(TableNews.Done.class);
    assertThat(guest.tables()).hasSize(TableRoom.MOST);
  }

  @Test
  void aTableOfTheAddressThatHasTheMostGivesWayToAnother() {
    crowd(true, true);
    var guest = new Guest(OTHER);

    for (int i = 0; i < TableRoom.MOST_OPENED; i++) {
      TableNews opened = guest.open();
      assertThat(opened).isInstanceOf(TableNews.Done.class);
      guest.play(opened);
    }
    assertThat(guest.tables()).hasSize(TableRoom.MOST);
    isRefused(new Guest(CROWD).open());
  }

  @Test
  void aTableWithoutAMoveIsClosedTenMinutesAfterTheLastHasGone() {
    var guest = new Guest(CROWD);
    guest.watch(guest.open());
    clock.pass(30 * MINUTE_MS);
    assertThat(guest.tables()).hasSize(1);

    guest.visitor.leave();
    var other = new Guest(OTHER);
    clock.pass(9 * MINUTE_MS);
    assertThat(other.tables()).hasSize(1);
    clock.pass(3 * MINUTE_MS);
    assertThat(other.tables()).isEmpty();
  }

  @Test
  void aTableWithAMoveStaysWhenTheLastHasGone() {
    var guest = new Guest(CROWD);
    guest.play(guest.open());
    guest.visitor.leave();

    clock.pass(60 * MINUTE_MS);

    assertThat(new Guest(OTHER).tables()).hasSize(1);
  }
}
