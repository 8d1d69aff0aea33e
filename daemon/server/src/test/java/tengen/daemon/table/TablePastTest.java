package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.daemon.TestDaemon;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.monitor.DeferredMonitor;
import tengen.daemon.session.SessionContext;
import tengen.daemon.session.SessionRegistry;
import tengen.daemon.session.TableService;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.ListLog;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TablePlayer;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableView;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;
import tengen.store.testing.MemoryArchive;

/** The limits of a table's history, in memory and in the archive. */
class TablePastTest {
  private static final int MANY = 2_000;

  /** The size of a snapshot of a small game and the events after it. */
  private static final long MAX_CHARACTERS = 80 << 10;

  private final TestDaemon daemon =
      new TestDaemon(
          "listeners: [{name: web, port: 0, protocol: analysis, engine: nogo}]",
          new HabitPlugin("nogo", Habit.IMMEDIATE, true));
  private final SessionContext context =
      Objects.requireNonNull(daemon.listenerContext("web").sessions().get("analysis"));
  private final MemoryArchive archive = new MemoryArchive();
  private final List<TableRegistry> registries = new ArrayList<>();
  private final List<TableNews> received = new ArrayList<>();
  private final ListLog log = new ListLog(System.Logger.Level.WARNING);
  private MemoryArchive.Access access = archive.access();
  private TableService.Access tables = tables();

  @AfterEach
  void close() {
    registries.forEach(TableRegistry::close);
    daemon.close();
  }

  /** Connects a client of another server. */
  private TableService.Access tables() {
    var clock = new TableRecoveryTest.Clock();
    var registry =
        new TableRegistry(
            access,
            new SessionRegistry(new DeferredMonitor()),
            clock,
            () -> clock.now,
            Runnable::run,
            64 << 20,
            log);
    registry.setContexts(_ -> Optional.of(context));
    registries.add(registry);
    return registry.connect(
        context,
        SessionQuotas.none(),
        news -> {
          received.add(news);
          tables.taken();
        });
  }

  private void restart() {
    access.cut();
    access = archive.access();
    tables = tables();
  }

  private TableNews.Done open() {
    tables.ask(TestTables.open(5));
    return (TableNews.Done) received.removeFirst();
  }

  private void act(TableNews.Done table, TableAct act) {
    received.clear();
    tables.ask(TestTables.act(table, act));
    assertThat(received).anyMatch(TableNews.Done.class::isInstance);
  }

  private void toggle(TableNews.Done table, int times) {
    for (int i = 0; i < times; i += 2) {
      act(table, new TableAct.Pause());
      act(table, new TableAct.Go(OptionalInt.empty(), OptionalLong.empty()));
    }
  }

  /** Returns the news of a watcher that has received the events up to a number. */
  private List<TableNews> watch(String table, long since) {
    received.clear();
    tables.ask(new TableRequest.Watch("w", table, Optional.empty(), OptionalLong.of(since)));
    assertThat(received.removeFirst()).isInstanceOf(TableNews.Done.class);
    return List.copyOf(received);
  }

  private TableView shown(String table) {
    return ((TableNews.Shown) watch(table, 0).getFirst()).view();
  }

  private List<StoredInput> stored() {
    return archive.sessions().getLast().inputs();
  }

  private void assertFewAreStored() {
    assertThat(stored().stream().mapToLong(input -> input.text().length()).sum())
        .isLessThan(MAX_CHARACTERS);
  }

  @Test
  void spectatorsWhoMissedDeletedEventsGetASnapshot() {
    TableNews.Done table = open();
    toggle(table, MANY);
    long last = MANY + 1;

    assertThat(watch(table.table(), 1))
        .singleElement()
        .isInstanceOfSatisfying(
            TableNews.Shown.class, shown -> assertThat(shown.view().seq()).isEqualTo(last));
    assertThat(watch(table.table(), last - 2))
        .extracting(received -> ((TableNews.EventSent) received).event().seq())
        .containsExactly(last - 1, last);
    assertThat(watch(table.table(), last)).isEmpty();
  }

  @Test
  void theStoredSizeOfATableIsLimited() {
    TableNews.Done table = open();
    toggle(table, MANY);
    assertFewAreStored();

    for (int i = 0; i < 1000; i++) {
      TablePlayer engine = TablePlayer.engine("nogo", Map.of("level", Integer.toString(i % 10)));
      act(table, new TableAct.Pause());
      act(table, new TableAct.Players(TablePlayer.HUMAN, engine));
    }
    assertFewAreStored();
  }

  @Test
  void tablesWithLongHistoriesAreRestored() {
    TableNews.Done table = open();
    act(table, new TableAct.Play(0, "C3"));
    toggle(table, MANY);
    act(table, new TableAct.Play(1, "A1"));
    toggle(table, 20);
    TableView before = shown(table.table());

    restart();

    TableView after = shown(table.table());
    assertThat(after.position()).isEqualTo(before.position());
    assertThat(after.seq()).isEqualTo(before.seq() + 1);
    act(table, new TableAct.Play(2, "E5"));
    assertThat(shown(table.table()).position().turns()).hasSize(3);
  }

  /** Reads a table stored by a version without snapshots. */
  @Test
  void aTableWithThousandsOfStoredEventsComesBack() {
    TableNews.Done table = open();
    StoredSession head = archive.sessions().getLast();
    var played = PlayedTable.ofPeople();
    played.play(0, "B2");
    while (played.events.size() < MANY) {
      played.host(new TableAct.Pause());
      played.go();
    }
    Archive old = archive.access();
    old.write(new Change.SessionEnded(head.key()), () -> {});
    old.write(new Change.SessionOpened(head.with(played.stored())), () -> {});
    ((MemoryArchive.Access) old).cut();

    restart();

    TableView view = shown(table.table());
    assertThat(view.position().turns()).hasSize(1);
    assertThat(view.seq()).isEqualTo(played.events.getLast().seq() + 1);
    assertThat(stored()).singleElement().extracting(StoredInput::kind).isEqualTo("snapshot");
  }

  private List<String> warnings() {
    return log.lines(System.Logger.Level.WARNING);
  }

  @Test
  void failedRestoresOfTablesAreLoggedWithTheReason() {
    TableNews.Done table = open();
    StoredInput wrong = new StoredInput(2, "moved", "{}", 0, 0);
    access.write(new Change.InputReceived(table.table(), wrong), () -> {});

    restart();
    registries.getLast().recover();

    assertThat(warnings())
        .singleElement()
        .satisfies(
            line ->
                assertThat(line)
                    .startsWith(
                        "stored table cannot be restored table=" + table.table() + " reason=")
                    .contains("no blackMs in"));
    tables.ask(new TableRequest.Watch("w", table.table(), Optional.empty(), OptionalLong.empty()));
    assertThat(received).singleElement().isInstanceOf(TableNews.Rejected.class);
    assertThat(warnings()).hasSize(1);
  }

  @Test
  void tablesOfUnknownOwnersAreLogged() {
    TableNews.Done table = open();

    restart();
    registries.getLast().setContexts(_ -> Optional.empty());
    registries.getLast().recover();

    assertThat(warnings())
        .singleElement()
        .satisfies(line -> assertThat(line).contains(table.table(), "its listener or account"));
  }

  @Test
  void tablesAreRestoredInBatches() {
    for (int i = 0; i < 8; i++) {
      open();
    }

    restart();
    registries.getLast().recover();
    tables.ask(new TableRequest.ListAll("l"));

    assertThat(((TableNews.Listed) received.getLast()).tables()).hasSize(8);
  }

  @Test
  void eventsRejectedByTheArchiveAreInTheNextSnapshot() {
    TableNews.Done table = open();
    act(table, new TableAct.Play(0, "C3"));
    access.cut();
    act(table, new TableAct.Play(1, "A1"));
    access.goOn();
    act(table, new TableAct.Play(2, "E5"));
    assertThat(stored()).hasSize(1);

    restart();

    assertThat(shown(table.table()).position().turns()).hasSize(3);
  }

  @Test
  void sentEventsAreShared() {
    TableNews.Done table = open();
    toggle(table, 100);

    List<TableEvent> first = events(watch(table.table(), 1));
    List<TableEvent> second = events(watch(table.table(), 1));
    assertThat(first).hasSize(100);
    for (int i = 0; i < first.size(); i++) {
      assertThat(second.get(i)).isSameAs(first.get(i));
    }
  }

  private static List<TableEvent> events(List<TableNews> received) {
    return received.stream().map(news -> ((TableNews.EventSent) news).event()).toList();
  }
}
