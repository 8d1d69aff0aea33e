package tengen.daemon.session;

import static java.util.function.Predicate.isEqual;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tengen.config.ClientLimits;
import tengen.config.Right;
import tengen.config.TimeProfile;
import tengen.daemon.access.Account;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.monitor.Monitor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.host.log.SessionId;
import tengen.host.memory.ClientMemory;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.SearchService;
import tengen.host.testing.HabitPlugin;
import tengen.host.testing.HabitPlugin.Habit;
import tengen.host.testing.ListLog;
import tengen.host.testing.ManualTime;
import tengen.host.testing.TestRules;
import tengen.protocol.Line;
import tengen.protocol.SessionOffer;
import tengen.protocol.SessionOffer.OfferedEngine;
import tengen.store.archive.Archive;
import tengen.store.archive.Change;
import tengen.store.archive.StoredInput;
import tengen.store.archive.StoredSession;
import tengen.store.archive.TokenHash;
import tengen.store.testing.MemoryArchive;
import tengen.support.Waits;

/** A session with a manual loop and clock. */
class SessionTest {
  private static final long PENDING_LIMIT = 1000;

  private final HabitPlugin patient = new HabitPlugin("patient", Habit.UNTIL_STOPPED, false);
  private final HabitPlugin deaf = new HabitPlugin("deaf", Habit.IGNORING_STOPS, false);
  private final HabitPlugin prompt = new HabitPlugin("prompt", Habit.IMMEDIATE, false);
  private final ReportingEngine reporting = new ReportingEngine();
  private final ManualTime time = new ManualTime();
  private final SearchService service =
      new SearchService(
          new SearchService.Pool(4, 4, 9, 1L << 30),
          TestRules.all(),
          time::nanos,
          time,
          Optional::empty,
          new ListLog(System.Logger.Level.INFO),
          Monitor.NONE);
  private final ManualLoop loop = new ManualLoop();
  private final RecordingPort client = new RecordingPort();
  private final Queue<Line> lines = new ArrayDeque<>();
  private Session<?, ?, ?> session = open(Account.ANYONE);

  private Session<?, ?, ?> open(Account account) {
    return open(account, Archive.NONE);
  }

  private Session<?, ?, ?> open(Account account, Archive archive) {
    ClientMemory memory = new ClientMemory(1 << 20, 1);
    Outbox outbox =
        new Outbox(Outbox.Unit.LINES, memory, Optional.empty(), ClientAddress.STDIO, _ -> {});
    outbox.attach(client);
    return new Session<>(
        new ScriptDialect(),
        context(account, archive),
        loop,
        outbox,
        () -> Optional.ofNullable(lines.poll()),
        new TestInputFlow(client),
        new SessionSummary("patient", time::nanos),
        SessionQuotas.none());
  }

  @AfterEach
  void close() {
    session.abort();
    service.close();
  }

  @Test
  void twoSlotsSearchAtOnce() throws InterruptedException {
    execute("search 0 1");
    execute("search 1 2");

    Waits.until("2 searches", () -> patient.searched().size(), isEqual(2));
    execute("stop 2");
    expect("finished 2");
    execute("stop 1");
    expect("finished 2", "finished 1");
    assertThat(patient.made()).isEqualTo(2);
  }

  @Test
  void unlimitedSearchesNeedTheRightToAnalyse() {
    session = open(new Account("guest", Set.of(Right.PLAY), List.of(), ClientLimits.NONE));

    execute("search 0 1");

    assertThat(client.written).containsExactly("failed 1");
    assertThat(patient.made()).isZero();
  }

  @Test
  void searchesOfASlotRunInTheOrderOfTheirStarts() throws InterruptedException {
    execute("search 0 1");
    execute("search 0 2");
    patient.awaitSearch();

    execute("stop 1");
    expect("finished 1");
    Waits.until("2 searches", () -> patient.searched().size(), isEqual(2));
    execute("stop 2");

    expect("finished 1", "finished 2");
    assertThat(patient.made()).isEqualTo(1);
  }

  @Test
  void slotsSearchWithTheirEngine() throws InterruptedException {
    execute("use 1 prompt");
    execute("search 1 1");

    expect("finished 1");
    assertThat(prompt.searched()).hasSize(1);
    assertThat(patient.searched()).isEmpty();
  }

  @Test
  void endedSessionsStoreNoInput() {
    var archive = new MemoryArchive();
    MemoryArchive.Access access = archive.access();
    var stored = new StoredSession(TokenHash.of("token"), "script", "test", "", "client");
    access.write(new Change.SessionOpened(stored), () -> {});
    session = open(Account.ANYONE, access);
    session.storeAs("token");
    execute("use 0 prompt");
    receive("search 0 1");
    Waits.until("a search", () -> prompt.searched().size(), isEqual(1));
    Waits.until("no running search", () -> service.load().running(), isEqual(0));

    session.abort();
    loop.runAll();

    assertThat(archive.sessions().getFirst().inputs())
        .extracting(StoredInput::text)
        .containsExactly("use 0 prompt", "search 0 1");
  }

  @Test
  void onlyTheNewestWaitingReportIsSent() throws InterruptedException {
    execute("use 0 reporting");
    receive("search 0 1");
    reporting.awaitReports();
    time.advance(100);
    assertThat(loop.size()).isEqualTo(1);

    expect("progress 1 3");
  }

  @Test
  void reportsAreDroppedWhileTheClientDoesNotReadButResultsAreSent() throws InterruptedException {
    execute("use 0 reporting");
    receive("search 0 1");
    client.ready = false;
    loop.runAll();
    reporting.awaitReports();

    loop.runAll();
    client.ready = true;
    execute("stop 1");

    expect("finished 1");
  }

  @Test
  void commandsWaitWhileAnEnginePrepares() throws InterruptedException {
    receive("begin 0");
    assertThat(client.written).isEmpty();

    expect("begun");
    assertThat(patient.made()).isEqualTo(1);
  }

  @Test
  void inputIsNotReadWhileTooManyCommandsWait() throws InterruptedException {
    execute("use 0 deaf");
    execute("search 0 1");
    execute("wait 1001");
    execute("wait 1000");
    assertThat(client.reading).isFalse();
    assertThat(client.written).containsExactly("waiting");

    deaf.release();
    expect("waiting", "finished 1", "waiting");
    assertThat(client.reading).isTrue();
  }

  @Test
  void eachCommandIsATaskOfItsOwn() {
    lines.add(new Line("wait 1", 0));
    lines.add(new Line("wait 2", 0));
    session.received();
    assertThat(client.written).isEmpty();
    assertThat(loop.size()).isEqualTo(1);

    loop.runNext();
    assertThat(client.written).hasSize(1);
    assertThat(loop.size()).isEqualTo(1);

    loop.runAll();
    assertThat(client.written).hasSize(2);
    assertThat(client.reading).isTrue();
  }

  @Test
  void briefCommandsRunImmediatelyAndTheNextAsItsOwnTask() {
    lines.add(new Line("brief", 0));
    lines.add(new Line("brief", 0));
    session.received();
    assertThat(client.written).containsExactly("brief");
    assertThat(loop.size()).isEqualTo(1);

    loop.runAll();
    assertThat(client.written).containsExactly("brief", "brief");
  }

  @Test
  void aBriefCommandBesideASearchIsATaskOfItsOwn() throws InterruptedException {
    execute("search 0 1");
    lines.add(new Line("brief", 0));
    session.received();
    assertThat(client.written).isEmpty();

    expect("brief");
  }

  @Test
  void noCommandIsBegunWhileTheClientDoesNotRead() {
    client.ready = false;
    execute("wait 1");
    session.disconnect();
    loop.runAll();
    assertThat(client.written).isEmpty();

    client.ready = true;
    session.proceed();
    loop.runAll();

    assertThat(client.written).containsExactly("waiting");
    assertThat(client.closed).isEqualTo(1);
  }

  @Test
  void faultsEndTheSessionAndCloseTheConnection() {
    execute("crash");
    execute("wait 0");

    assertThat(client.failure).get().isInstanceOf(IllegalStateException.class);
    assertThat(client.written).isEmpty();
  }

  @Test
  void abortedSessionsStopTheirSearchesWithoutAReply() throws InterruptedException {
    execute("search 0 1");
    execute("search 1 2");
    Waits.until("2 searches", () -> patient.searched().size(), isEqual(2));

    session.abort();

    Waits.until("2 closed engines", patient::closed, isEqual(2));
    loop.runAll();
    assertThat(client.written).isEmpty();
  }

  @Test
  void commandsAfterTheEndAreIgnored() {
    execute("quit");
    execute("wait 0");
    session.disconnect();
    loop.runAll();

    assertThat(client.written).containsExactly("bye");
    assertThat(client.closed).isEqualTo(1);
  }

  @Test
  void theEndOfTheInputEndsTheSession() {
    session.disconnect();
    loop.runAll();

    assertThat(client.closed).isEqualTo(1);
  }

  private void receive(String line) {
    lines.add(new Line(line, time.nanos()));
    session.received();
    loop.runNext();
  }

  private void execute(String line) {
    receive(line);
    loop.runAll();
  }

  /** Waits for these replies and checks that there are no others. */
  private void expect(String... replies) throws InterruptedException {
    loop.runUntil(() -> client.written.size() >= replies.length);
    assertThat(client.written).containsExactly(replies);
  }

  private SessionContext context(Account account, Archive archive) {
    Map<String, ConfiguredEngine> engines =
        Map.of(
            "patient", configured(patient.plugin().factory()),
            "deaf", configured(deaf.plugin().factory()),
            "prompt", configured(prompt.plugin().factory()),
            "reporting", configured(reporting));
    List<OfferedEngine> offered =
        List.of("patient", "deaf", "prompt", "reporting").stream()
            .map(id -> new OfferedEngine(id, "Test", List.of(), Set.of(), List.of()))
            .toList();
    return new SessionContext(
        new SessionOffer("1", TestRules.all(), offered),
        engines,
        service,
        Monitor.NONE,
        new TimeProfile(5000, 0, 0),
        100,
        PENDING_LIMIT,
        new ListLog(System.Logger.Level.INFO),
        SessionId.NONE,
        account,
        ClientLimits.NONE,
        archive,
        "test",
        (_, _, _) -> {
          throw new AssertionError("no tables here");
        },
        new ClientMemory(1 << 20, 1));
  }

  private static ConfiguredEngine configured(EngineFactory factory) {
    var descriptor = factory.descriptor();
    return new ConfiguredEngine(
        descriptor.id(),
        new Plugin(factory, descriptor, "test"),
        descriptor,
        EngineSettings.DEFAULT);
  }

  /** Input without a memory limit; passes flow control on to a transport. */
  private record TestInputFlow(ClientPort client) implements InputFlow {
    @Override
    public void setReading(boolean more) {
      client.read(more);
    }

    @Override
    public void reserveForGame(long gameBytes) {}

    @Override
    public void takenOver() {
      client.close();
    }

    @Override
    public void outOfMemory(Throwable fault) {
      client.fail(fault);
    }

    @Override
    public boolean hasRoom(long waitingBytes) {
      return true;
    }
  }
}
