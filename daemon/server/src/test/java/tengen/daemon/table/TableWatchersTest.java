package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tengen.daemon.session.TableService;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;

/** A spectator whose request waits for a slow archive. */
class TableWatchersTest {
  private final TestTables tables = new TestTables(64 << 20);
  private final List<TableNews> played = new ArrayList<>();
  private final TableService.Access player = tables.connect(played::add);
  private final List<TableNews> received = new ArrayList<>();
  private final TableService.Access spectator = tables.connect(received::add);
  private final TableNews.Done table = open();

  @AfterEach
  void close() {
    tables.close();
  }

  private TableNews.Done open() {
    player.ask(TestTables.open(5));
    return (TableNews.Done) played.getFirst();
  }

  @BeforeEach
  void watch() {
    tables.archive.fallBehind();
    spectator.ask(
        new TableRequest.Watch("w", table.table(), Optional.empty(), OptionalLong.empty()));
  }

  private int watchers() {
    player.ask(new TableRequest.ListAll("l"));
    return ((TableNews.Listed) played.getLast()).tables().getFirst().watchers();
  }

  @Test
  void theSpectatorGetsTheTable() {
    tables.archive.catchUp();

    assertThat(received).hasSize(2).last().isInstanceOf(TableNews.Shown.class);
    assertThat(watchers()).isEqualTo(1);
  }

  @Test
  void aClientThatLeavesDoesNotWatch() {
    spectator.close();

    tables.archive.catchUp();

    assertThat(watchers()).isZero();
  }

  @Test
  void aClientThatUnwatchesGetsBothRepliesAndNoEvent() {
    spectator.ask(new TableRequest.Unwatch("u", table.table()));

    tables.archive.catchUp();
    player.ask(TestTables.act(table, new TableAct.Pause()));

    assertThat(received)
        .extracting(news -> ((TableNews.Done) news).id())
        .containsExactlyInAnyOrder("w", "u");
    assertThat(watchers()).isZero();
  }
}
