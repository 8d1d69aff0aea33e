package tengen.daemon.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.daemon.TestDaemon;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.monitor.DeferredMonitor;
import tengen.daemon.session.SessionContext;
import tengen.daemon.session.SessionRegistry;
import tengen.daemon.session.TableService;
import tengen.host.search.Alarms;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.ListLog;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableRole;
import tengen.store.archive.StoredSession;
import tengen.store.testing.MemoryArchive;
import tengen.support.Waits;

/** Tables that one server requests from another, with a manual clock. */
class TableRecoveryTest {
  private static final long MINUTE_MS = 60_000;

  private final TestDaemon daemon =
      new TestDaemon(
          "listeners: [{name: web, port: 0, protocol: analysis, engine: nogo}]",
          new HabitPlugin("nogo", Habit.IMMEDIATE, true));
  private final SessionContext context =
      Objects.requireNonNull(daemon.listenerContext("web").sessions().get("analysis"));
  private final Thread test = Thread.currentThread();

  /** Tasks that other threads would submit to the tables' loop. */
  private final Queue<Runnable> others = new ConcurrentLinkedQueue<>();

  private final MemoryArchive shared = new MemoryArchive();
  private final MemoryArchive.Access first = shared.access();
  private final Clock clock = new Clock();
  private final Clock otherClock = new Clock();
  private final ListLog log = new ListLog(System.Logger.Level.INFO);
  private final TableRegistry otherRegistry = registry(first, clock);
  private final MemoryArchive.Access second = shared.access();
  private final TableRegistry here = registry(second, otherClock);
  private final List<TableNews> received = new ArrayList<>();
  private final List<TableNews> receivedThere = new ArrayList<>();
  private final TableService.Access player =
      otherRegistry.connect(context, SessionQuotas.none(), receivedThere::add);
  private final TableService.Access access =
      here.connect(context, SessionQuotas.none(), received::add);

  @AfterEach
  void close() {
    daemon.close();
  }

  private TableRegistry registry(MemoryArchive.Access archive, Clock time) {
    return registry(archive, time, 64 << 20);
  }

  private TableRegistry registry(MemoryArchive.Access archive, Clock time, long memoryBytes) {
    var registry =
        new TableRegistry(
            archive,
            new SessionRegistry(new DeferredMonitor()),
            time,
            () -> time.now,
            this::onLoop,
            memoryBytes,
            log);
    registry.setContexts(_ -> Optional.of(context));
    return registry;
  }

  private void onLoop(Runnable task) {
    if (Thread.currentThread().equals(test)) {
      task.run();
    } else {
      others.add(task);
    }
  }

  /** Opens a table of two people at the first server. */
  private String open() {
    return opened().table();
  }

  private TableNews.Done opened() {
    player.ask(TestTables.open(3));
    return (TableNews.Done) receivedThere.removeFirst();
  }

  private void watch(String table) {
    watch(table, access);
  }

  private static void watch(String table, TableService.Access guest) {
    guest.ask(new TableRequest.Watch("w", table, Optional.empty(), OptionalLong.empty()));
  }

  @Test
  void aTableThatAnotherServerHasIsWaitedForAndThenRejected() {
    String table = open();

    watch(table);
    assertThat(received).isEmpty();
    otherClock.pass(7_000);
    assertThat(received).isEmpty();
    otherClock.pass(2_000);

    assertThat(received)
        .singleElement()
        .isInstanceOfSatisfying(
            TableNews.Rejected.class,
            rejected -> {
              assertThat(rejected.fault().code()).isEqualTo(ErrorCode.UNKNOWN_TABLE);
              assertThat(rejected.fault().message()).contains("another server");
            });
  }

  @Test
  void tablesAreRestoredWhereThereIsEnoughMemory() {
    String table = open();
    first.cut();
    List<TableNews> receivedFromSmall = new ArrayList<>();
    var smallClock = new Clock();
    TableRegistry small = registry(shared.access(), smallClock, 512);
    small.recover();
    small
        .connect(context, SessionQuotas.none(), receivedFromSmall::add)
        .ask(new TableRequest.Watch("w", table, Optional.empty(), OptionalLong.empty()));
    smallClock.pass(5 * MINUTE_MS);

    assertThat(receivedFromSmall)
        .singleElement()
        .isEqualTo(new TableNews.Rejected("w", TableAdmission.noMemory()));
    assertThat(log.lines(System.Logger.Level.WARNING))
        .singleElement()
        .asString()
        .isEqualTo(
            "stored table not restored: not enough memory for open tables; raise limits.buffer-mib"
                + " table="
                + table);
    watch(table);
    assertThat(received.getFirst()).isEqualTo(new TableNews.Done("w", table, 2, Map.of()));
  }

  @Test
  void unknownTablesAreRejectedImmediately() {
    watch("0123456789abcdef");

    assertThat(received).singleElement().isInstanceOf(TableNews.Rejected.class);
  }

  @Test
  void aTableThatCannotBeReadNowIsNotCalledUnknown() {
    String table = open();
    first.cut();
    second.breakOff();

    watch(table);

    assertThat(received)
        .singleElement()
        .isInstanceOfSatisfying(
            TableNews.Rejected.class,
            rejected -> assertThat(rejected.fault().code()).isEqualTo(ErrorCode.NO_ARCHIVE));
  }

  @Test
  void tablesReleasedMeanwhileAreRestored() {
    String table = open();
    watch(table);
    first.cut();

    otherClock.pass(1_000);

    assertThat(received.getFirst()).isEqualTo(new TableNews.Done("w", table, 2, Map.of()));
  }

  private void play(TableNews.Done opened) {
    Optional<String> token = Optional.ofNullable(opened.tokens().get(TableRole.BLACK));
    player.ask(new TableRequest.Act("p", opened.table(), token, new TableAct.Play(0, "A1")));
  }

  /** Takes a table over while the first server has lost its archive. */
  private void comeHere(String table) {
    first.cut();
    watch(table);
    first.goOn();
  }

  @Test
  void actionsOnTheFormerServerAreRejectedOnce() {
    TableNews.Done opened = opened();
    comeHere(opened.table());
    first.fallBehind();
    play(opened);
    first.catchUp();
    Waits.until("a task of the other server", () -> !others.isEmpty());
    others.forEach(Runnable::run);

    assertThat(receivedThere)
        .singleElement()
        .isInstanceOfSatisfying(
            TableNews.Rejected.class,
            rejected -> assertThat(rejected.fault().code()).isEqualTo(ErrorCode.UNKNOWN_TABLE));
  }

  @Test
  void watchingOnTheFormerServerIsRejected() {
    String table = open();
    comeHere(table);

    watch(table, player);

    assertThat(receivedThere).singleElement().isInstanceOf(TableNews.Rejected.class);
  }

  @Test
  void spectatorsLearnOfATakeoverWithinAMinute() {
    String table = open();
    watch(table, player);
    comeHere(table);
    receivedThere.clear();

    clock.pass(MINUTE_MS);

    assertThat(receivedThere).containsExactly(new TableNews.Elsewhere(table));
  }

  @Test
  void restoredTablesEqualThoseOfTheOtherServer() {
    TableNews.Done opened = opened();
    watch(opened.table(), player);
    comeHere(opened.table());
    receivedThere.clear();
    second.cut();

    otherRegistry.recover();
    play(opened);

    assertThat(receivedThere)
        .containsExactly(
            new TableNews.Elsewhere(opened.table()),
            new TableNews.Done("p", opened.table(), 4, Map.of()));
  }

  @Test
  void unrequestedTablesAreRestoredAtTheSecondSweep() {
    open();
    here.recover();
    first.cut();

    otherClock.pass(MINUTE_MS);
    assertThat(tables()).isEmpty();
    otherClock.pass(MINUTE_MS);
    assertThat(tables()).hasSize(1);
    here.close();
  }

  private List<?> tables() {
    received.clear();
    access.ask(new TableRequest.ListAll("l"));
    return ((TableNews.Listed) received.getFirst()).tables();
  }

  @Test
  void theNumberOfWaitingRequestsIsLimited() {
    String table = open();
    for (int i = 0; i < 1_001; i++) {
      watch(table);
    }

    assertThat(received)
        .singleElement()
        .isInstanceOfSatisfying(
            TableNews.Rejected.class,
            rejected -> assertThat(rejected.fault().code()).isEqualTo(ErrorCode.TOO_MANY));
    first.cut();
    otherClock.pass(1_000);
    assertThat(received.stream().filter(TableNews.Done.class::isInstance)).hasSize(1_000);
  }

  @Test
  void tablesOfMissingListenersAreNotRestored() {
    here.setContexts(_ -> Optional.empty());
    String table = open();
    first.cut();

    watch(table);

    assertThat(received).singleElement().isInstanceOf(TableNews.Rejected.class);
    assertThat(shared.sessions()).extracting(StoredSession::epoch).containsExactly(1L);
  }

  /** A clock and alarms that a test advances. */
  static final class Clock implements Alarms {
    private record Alarm(Runnable action, long atMs) {}

    private final List<Alarm> alarms = new ArrayList<>();
    long now = 1_000;

    @Override
    public Future<?> set(Runnable action, long delayMs) {
      var alarm = new Alarm(action, now + delayMs);
      alarms.add(alarm);
      return new CompletableFuture<>() {
        @Override
        public boolean cancel(boolean mayInterrupt) {
          return alarms.remove(alarm) && super.cancel(mayInterrupt);
        }
      };
    }

    /** Returns the number of alarms that are set. */
    int count() {
      return alarms.size();
    }

    void pass(long ms) {
      long end = now + ms;
      Optional<Alarm> next = next(end);
      while (next.isPresent()) {
        alarms.remove(next.get());
        now = next.get().atMs();
        next.get().action().run();
        next = next(end);
      }
      now = end;
    }

    private Optional<Alarm> next(long end) {
      return alarms.stream()
          .filter(it -> it.atMs() <= end)
          .min(Comparator.comparingLong(Alarm::atMs));
    }

    @Override
    public void close() {
      alarms.clear();
    }
  }
}
