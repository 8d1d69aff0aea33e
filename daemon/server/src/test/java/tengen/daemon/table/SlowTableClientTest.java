package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;

/** A session that watches tables without processing its news. */
class SlowTableClientTest {
  private static final int MANY = 3 * TableClient.MAX_NEWS;

  private final WatchedTable watched = new WatchedTable();

  @AfterEach
  void close() {
    watched.close();
  }

  private void act(TableAct act) {
    watched.player.ask(TestTables.act(watched.opened, act));
    watched.played.forEach(_ -> watched.player.taken());
    watched.played.clear();
  }

  private void toggle(int times) {
    for (int i = 0; i < times; i += 2) {
      act(new TableAct.Pause());
      act(new TableAct.Go(OptionalInt.empty(), OptionalLong.empty()));
    }
  }

  private void watch(long since) {
    watched.spectator.ask(
        new TableRequest.Watch(
            "w", watched.opened.table(), Optional.empty(), OptionalLong.of(since)));
  }

  /** Processes a number of queued news. */
  private List<TableNews> take(int count) {
    List<TableNews> taken = List.copyOf(watched.received.subList(0, count));
    for (TableNews _ : taken) {
      watched.received.removeFirst();
      watched.spectator.taken();
    }
    return taken;
  }

  private static long seq(TableNews news) {
    return ((TableNews.EventSent) news).event().seq();
  }

  @Test
  void theNumberOfEventsForASlowSpectatorIsLimited() {
    watch(0);
    toggle(MANY);

    assertThat(watched.received).hasSize(TableClient.MAX_NEWS);
  }

  @Test
  void slowSpectatorsGetASnapshotAndThenNewEvents() {
    watch(0);
    toggle(MANY);
    List<TableNews> batch = take(watched.received.size());
    assertThat(watched.received).singleElement().isInstanceOf(TableNews.Shown.class);
    long shown = ((TableNews.Shown) take(1).getFirst()).view().seq();
    assertThat(shown).isEqualTo(MANY + 1L).isGreaterThan(seq(batch.getLast()) + 1);

    toggle(2);

    assertThat(watched.received)
        .extracting(SlowTableClientTest::seq)
        .containsExactly(shown + 1, shown + 2);
  }

  @Test
  void slowSpectatorsAreAlwaysToldThatATableIsClosed() {
    watch(0);
    toggle(MANY);
    act(new TableAct.Close());

    assertThat(((TableNews.EventSent) watched.received.getLast()).event().what())
        .isInstanceOf(TableEvent.Closed.class);
    take(watched.received.size());
    assertThat(watched.received).isEmpty();
  }

  @Test
  void repeatedWatchRequestsDoNotRepeatThePast() {
    toggle(200);
    int requests = 100;
    for (int i = 0; i < requests; i++) {
      watch(1);
    }

    assertThat(watched.received).hasSizeLessThan(TableClient.MAX_NEWS + 2 * requests);
  }

  @Test
  void clientsThatReadNothingMustWaitWithRequests() {
    assertThat(watched.spectator.isReady()).isTrue();
    watch(0);
    toggle(MANY);
    assertThat(watched.spectator.isReady()).isFalse();

    take(1);
    assertThat(watched.spectator.isReady()).isTrue();
  }
}
