package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.daemon.session.TableService;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;

/** A session that watches tables without processing its news. */
class SlowTableClientTest {
  private static final int MANY = 3 * TableClient.MAX_NEWS;

  private final TestTables tables = new TestTables(64 << 20);
  private final List<TableNews> played = new ArrayList<>();
  private final TableService.Access player = tables.connect(played::add);
  private final List<TableNews> waiting = new ArrayList<>();
  private final TableService.Access slow = tables.connect(waiting::add);
  private final TableNews.Done table = open();

  @AfterEach
  void close() {
    tables.close();
  }

  private TableNews.Done open() {
    player.ask(TestTables.open(5));
    return (TableNews.Done) played.getFirst();
  }

  private void act(TableAct act) {
    player.ask(TestTables.act(table, act));
    played.forEach(_ -> player.taken());
    played.clear();
  }

  private void toggle(int times) {
    for (int i = 0; i < times; i += 2) {
      act(new TableAct.Pause());
      act(new TableAct.Go(OptionalInt.empty(), OptionalLong.empty()));
    }
  }

  private void watch(long since) {
    slow.ask(new TableRequest.Watch("w", table.table(), Optional.empty(), OptionalLong.of(since)));
  }

  /** Processes a number of queued news. */
  private List<TableNews> take(int count) {
    List<TableNews> taken = List.copyOf(waiting.subList(0, count));
    for (TableNews _ : taken) {
      waiting.removeFirst();
      slow.taken();
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

    assertThat(waiting).hasSize(TableClient.MAX_NEWS);
  }

  @Test
  void slowSpectatorsGetASnapshotAndThenNewEvents() {
    watch(0);
    toggle(MANY);
    List<TableNews> batch = take(waiting.size());
    assertThat(waiting).singleElement().isInstanceOf(TableNews.Shown.class);
    long shown = ((TableNews.Shown) take(1).getFirst()).view().seq();
    assertThat(shown).isEqualTo(MANY + 1L).isGreaterThan(seq(batch.getLast()) + 1);

    toggle(2);

    assertThat(waiting).extracting(SlowTableClientTest::seq).containsExactly(shown + 1, shown + 2);
  }

  @Test
  void slowSpectatorsAreAlwaysToldThatATableIsClosed() {
    watch(0);
    toggle(MANY);
    act(new TableAct.Close());

    assertThat(((TableNews.EventSent) waiting.getLast()).event().what())
        .isInstanceOf(TableEvent.Closed.class);
    take(waiting.size());
    assertThat(waiting).isEmpty();
  }

  @Test
  void repeatedWatchRequestsDoNotRepeatThePast() {
    toggle(200);
    int requests = 100;
    for (int i = 0; i < requests; i++) {
      watch(1);
    }

    assertThat(waiting).hasSizeLessThan(TableClient.MAX_NEWS + 2 * requests);
  }

  @Test
  void clientsThatReadNothingMustWaitWithRequests() {
    assertThat(slow.isReady()).isTrue();
    watch(0);
    toggle(MANY);
    assertThat(slow.isReady()).isFalse();

    take(1);
    assertThat(slow.isReady()).isTrue();
  }
}
