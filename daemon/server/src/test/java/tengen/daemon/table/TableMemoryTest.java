package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.daemon.session.TableService;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableNews;

/** The memory limits of tables from several addresses. */
class TableMemoryTest {
  private static final String FIRST = "192.0.2.1";
  private static final String SECOND = "192.0.2.2";
  private static final String THIRD = "192.0.2.3";
  private static final long MEMORY_BYTES = 1 << 20;
  private static final TableAct GO = new TableAct.Go(OptionalInt.empty(), OptionalLong.empty());

  private final TestTables tables = new TestTables(MEMORY_BYTES);

  @AfterEach
  void close() {
    tables.close();
  }

  private TestTables.Guest guest(String address) {
    return tables.new Guest(address);
  }

  /** Opens tables and plays at them until one is rejected. */
  private List<TableNews.Done> openAll(String address) {
    List<TableNews.Done> opened = new ArrayList<>();
    TestTables.Guest guest = guest(address);
    TableNews next = guest.open();
    while (next instanceof TableNews.Done done) {
      opened.add(done);
      guest.act(done, new TableAct.Play(0, "B2"));
      guest = opened.size() % TableRegistry.MAX_OPENED_PER_SESSION == 0 ? guest(address) : guest;
      next = guest.open();
    }
    isRejected(next);
    return opened;
  }

  private static void isRejected(TableNews news) {
    assertThat(news)
        .isInstanceOfSatisfying(
            TableNews.Rejected.class,
            rejected -> {
              assertThat(rejected.fault().code()).isEqualTo(ErrorCode.TOO_MANY);
              assertThat(rejected.fault().message()).startsWith("not enough memory for this table");
            });
  }

  private int count() {
    return guest(THIRD).tables().size();
  }

  /** A timer would keep the game in memory until the clock of its player had run out. */
  @Test
  void closedTablesKeepNoTimer() {
    List<TableNews> received = new ArrayList<>();
    TableService.Access player = tables.connect(received::add);
    player.ask(TestTables.open(5, PlayedTable.seconds(86_400)));
    int open = tables.clock.count();

    player.ask(TestTables.act((TableNews.Done) received.getFirst(), new TableAct.Close()));

    assertThat(tables.clock.count()).isEqualTo(open - 1);
  }

  @Test
  void anAddressMayUseHalfOfTheMemory() {
    int first = openAll(FIRST).size();

    assertThat(first).isBetween(10, 40);
    assertThat(openAll(SECOND)).hasSizeGreaterThan(first / 2);
  }

  @Test
  void theAddressWithTheMostMemoryLosesATable() {
    openAll(FIRST);
    openAll(SECOND);
    int before = count();

    assertThat(guest(THIRD).open()).isInstanceOf(TableNews.Done.class);
    assertThat(count()).isLessThanOrEqualTo(before);
  }

  @Test
  void eventsNeedMemoryExceptTheEnd() {
    List<TableNews.Done> opened = openAll(FIRST);
    var host = guest(FIRST);
    TableNews answer = host.act(opened.getFirst(), new TableAct.Pause());
    for (int i = 0; answer instanceof TableNews.Done && i < 1_000; i++) {
      answer = host.act(opened.getFirst(), i % 2 == 0 ? GO : new TableAct.Pause());
    }

    isRejected(answer);
    assertThat(host.act(opened.getFirst(), new TableAct.Close()))
        .isInstanceOf(TableNews.Done.class);
    assertThat(host.act(opened.getLast(), new TableAct.Pause())).isInstanceOf(TableNews.Done.class);
    assertThat(host.open()).isInstanceOf(TableNews.Done.class);
  }
}
