package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;

/** A spectator whose request waits for a slow archive. */
class TableWatchersTest {
  private final WatchedTable watched = new WatchedTable();

  @AfterEach
  void close() {
    watched.close();
  }

  @BeforeEach
  void watch() {
    watched.tables.archive.fallBehind();
    watched.spectator.ask(
        new TableRequest.Watch(
            "w", watched.opened.table(), Optional.empty(), OptionalLong.empty()));
  }

  private int watchers() {
    watched.player.ask(new TableRequest.ListAll("l"));
    return ((TableNews.Listed) watched.played.getLast()).tables().getFirst().watchers();
  }

  @Test
  void theSpectatorGetsTheTable() {
    watched.tables.archive.catchUp();

    assertThat(watched.received).hasSize(2).last().isInstanceOf(TableNews.Shown.class);
    assertThat(watchers()).isEqualTo(1);
  }

  @Test
  void aClientThatLeavesDoesNotWatch() {
    watched.spectator.close();

    watched.tables.archive.catchUp();

    assertThat(watchers()).isZero();
  }

  @Test
  void aClientThatUnwatchesGetsBothRepliesAndNoEvent() {
    watched.spectator.ask(new TableRequest.Unwatch("u", watched.opened.table()));

    watched.tables.archive.catchUp();
    watched.player.ask(TestTables.act(watched.opened, new TableAct.Pause()));

    assertThat(watched.received)
        .extracting(news -> ((TableNews.Done) news).id())
        .containsExactlyInAnyOrder("w", "u");
    assertThat(watchers()).isZero();
  }
}
