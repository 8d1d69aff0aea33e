package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableNews;

/** Tables of many sessions and addresses, with a manual clock. */
class TableEvictionPolicyTest {
  private static final String CROWD = "192.0.2.1";
  private static final String OTHER = "192.0.2.2";
  private static final long MINUTE_MS = 60_000;

  private static final TableAct MOVE = new TableAct.Play(0, "B2");

  private final TestTables tables = new TestTables(64 << 20);

  @AfterEach
  void close() {
    tables.close();
  }

  private TestTables.Guest guest(String address) {
    return tables.new Guest(address);
  }

  /** Opens the maximum number of tables, by many sessions from one address. */
  private void crowd(boolean isPlayed, boolean isWatched) {
    for (int i = 0; i < TableRegistry.MAX_TABLES / TableRegistry.MAX_OPENED_PER_SESSION; i++) {
      var guest = guest(CROWD);
      for (int j = 0; j < TableRegistry.MAX_OPENED_PER_SESSION; j++) {
        TableNews opened = guest.open();
        if (isPlayed) {
          guest.act(opened, MOVE);
        }
        if (isWatched) {
          guest.watch(opened);
        }
      }
    }
  }

  private static void isRejected(TableNews news) {
    assertThat(news)
        .isInstanceOfSatisfying(
            TableNews.Rejected.class,
            rejected -> assertThat(rejected.fault().code()).isEqualTo(ErrorCode.TOO_MANY));
  }

  @Test
  void unwatchedTablesWithoutAMoveAreReplaced() {
    crowd(false, false);
    var guest = guest(CROWD);

    assertThat(guest.open()).isInstanceOf(TableNews.Done.class);
    assertThat(guest.tables()).hasSize(TableRegistry.MAX_TABLES);
  }

  @Test
  void theAddressWithTheMostTablesLosesOne() {
    crowd(true, true);
    var guest = guest(OTHER);

    for (int i = 0; i < TableRegistry.MAX_OPENED_PER_SESSION; i++) {
      TableNews opened = guest.open();
      assertThat(opened).isInstanceOf(TableNews.Done.class);
      guest.act(opened, MOVE);
    }
    assertThat(guest.tables()).hasSize(TableRegistry.MAX_TABLES);
    isRejected(guest(CROWD).open());
  }

  @Test
  void aRematchReplacesATableToo() {
    crowd(true, true);
    var guest = guest(OTHER);

    assertThat(guest.rematch()).isInstanceOf(TableNews.Done.class);
    assertThat(guest.tables()).hasSize(TableRegistry.MAX_TABLES);
    assertThat(guest.tables()).filteredOn(table -> table.match().next().isPresent()).hasSize(1);
  }

  @Test
  void tablesWithoutAMoveAreClosedTenMinutesAfterTheLastSpectator() {
    var guest = guest(CROWD);
    guest.watch(guest.open());
    tables.clock.pass(30 * MINUTE_MS);
    assertThat(guest.tables()).hasSize(1);

    guest.leave();
    var other = guest(OTHER);
    tables.clock.pass(9 * MINUTE_MS);
    assertThat(other.tables()).hasSize(1);
    tables.clock.pass(3 * MINUTE_MS);
    assertThat(other.tables()).isEmpty();
  }

  @Test
  void tablesWithAMoveStayOpenWithoutSpectators() {
    var guest = guest(CROWD);
    guest.act(guest.open(), MOVE);
    guest.leave();

    tables.clock.pass(60 * MINUTE_MS);

    assertThat(guest(OTHER).tables()).hasSize(1);
  }
}
