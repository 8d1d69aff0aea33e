package tengen.daemon.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.session.MessageHistory;
import tengen.daemon.session.SessionContext;
import tengen.daemon.session.SessionRegistry;
import tengen.daemon.session.TableService;
import tengen.host.log.LogDetails;
import tengen.host.memory.MemoryFailure;
import tengen.host.memory.NoMemoryException;
import tengen.host.search.Alarms;
import tengen.protocol.fault.QueryError;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableEvent;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableRole;
import tengen.store.archive.Archive;
import tengen.store.archive.StoredSession;

/**
 * The tables of a daemon: games that continue without their clients. All tables share one loop.
 * Thread-safe.
 */
public final class TableRegistry implements TableService, AutoCloseable {
  /** Maximum number of open tables per daemon. */
  static final int MAX_TABLES = 256;

  /** Maximum number of open tables opened by one session. */
  static final int MAX_OPENED_PER_SESSION = 8;

  private static final long SWEEP_INTERVAL_MS = 60_000;

  /** Closes an unwatched table this long after its game ended, or if it never started. */
  private static final long IDLE_TABLE_TIMEOUT_MS = 10 * SWEEP_INTERVAL_MS;

  /** Closes an inactive table after this time, before the archive deletes it. */
  private static final long INACTIVE_TABLE_TIMEOUT_MS = 23 * 60 * SWEEP_INTERVAL_MS;

  private final Archive archive;
  private final SessionRegistry registry;
  private final Alarms alarms;
  private final LongSupplier clock;
  private final Executor loop;
  private final System.Logger log;
  private final TableRecovery recovery;
  private final Map<String, OpenTable> open = new TreeMap<>();
  private final TableMemory memory;
  private final TableAdmission admission;
  private final TableRequests requests;
  private boolean isSweepScheduled;
  private boolean isEnding;

  /**
   * Creates a registry without tables.
   *
   * @param archive stores the tables
   * @param registry assigns ids for the log
   * @param alarms timers for the clocks; closed with the registry
   * @param nowMs milliseconds since 1970, never decreasing
   * @param loop runs all tables
   * @param memoryBytes memory limit for all open tables
   */
  public TableRegistry(
      Archive archive,
      SessionRegistry registry,
      Alarms alarms,
      LongSupplier nowMs,
      Executor loop,
      long memoryBytes,
      System.Logger log) {
    this.archive = archive;
    this.registry = registry;
    this.alarms = alarms;
    this.clock = nowMs;
    this.loop = MemoryFailure.guarded(loop);
    this.log = log;
    this.memory = new TableMemory(memoryBytes);
    this.admission = new TableAdmission(open, memory, this::close);
    this.recovery = new TableRecovery(archive, this, memory, this::onLoop);
    this.requests = new TableRequests(this, open, admission, recovery);
  }

  long nowMs() {
    return clock.getAsLong();
  }

  Future<?> later(Runnable action, long delayMs) {
    return alarms.set(() -> onLoop(action), Math.max(0, delayMs));
  }

  private void onLoop(Runnable action) {
    loop.execute(() -> guarded(action));
  }

  /** Logs an internal error, so that the loop continues. */
  private void guarded(Runnable action) {
    if (isEnding) {
      return;
    }
    try {
      action.run();
    } catch (RuntimeException | Error fault) {
      failed("table failed by an internal error", fault);
    }
  }

  /** Logs a warning, with details as {@link LogDetails} takes them. */
  void warn(String sentence, Object... details) {
    log.log(System.Logger.Level.WARNING, sentence + "{0}", LogDetails.following(details));
  }

  /** Logs an internal error. If memory stays short, the process ends. */
  void failed(String what, Throwable fault) {
    MemoryFailure.recover(fault);
    log.log(System.Logger.Level.ERROR, what, fault);
  }

  @Override
  public Access connect(
      SessionContext context, SessionQuotas quotas, Consumer<TableNews> listener) {
    var client = new TableClient(context, quotas, listener);
    return new Access() {
      @Override
      public void ask(TableRequest request) {
        client.requestQueued();
        onLoop(
            () -> {
              client.requestTaken();
              requests.ask(client, request);
            });
      }

      @Override
      public boolean isReady() {
        return client.isReady();
      }

      @Override
      public void taken() {
        if (client.taken()) {
          onLoop(() -> sendSnapshots(client));
        }
      }

      @Override
      public void setConnected(boolean isConnected) {
        onLoop(
            () -> {
              client.setConnected(isConnected);
              watched(client).forEach(OpenTable::publishPresence);
            });
      }

      @Override
      public void close() {
        onLoop(() -> TableRegistry.this.leave(client));
      }
    };
  }

  private void leave(TableClient client) {
    client.leave();
    watched(client).forEach(table -> table.unwatch(client));
  }

  private List<OpenTable> watched(TableClient client) {
    return client.watched().stream()
        .flatMap(id -> Optional.ofNullable(open.get(id)).stream())
        .toList();
  }

  /** Sends snapshots of the tables whose events were skipped for a slow client. */
  private void sendSnapshots(TableClient client) {
    for (String id : client.takeDueSnapshots()) {
      Optional.ofNullable(open.get(id))
          .ifPresentOrElse(table -> table.sendSnapshot(client), () -> client.forgetSent(id));
    }
  }

  /** Opens a new table for a client; returns the error if there is no memory for it. */
  Optional<QueryError> open(TableClient client, String requestId, NewTable made) {
    SessionContext context = client.context();
    TableGame game = StoredTables.begin(context.offer().rules(), made.first());
    MessageHistory<TableEvent> recent = StoredTables.recentEvents();
    TableMemory.Share share = memory.open(client.opener());
    Optional<QueryError> tooBig = admission.fill(client, share, OpenTable.bytes(game, recent));
    if (tooBig.isEmpty()) {
      OpenTable table = seat(made.head(), context, client.quotas(), share, game, recent);
      client.opened().add(table.id());
      table.begin(made.first());
      table.replyOpened(client, requestId, made.tokens());
    }
    return tooBig;
  }

  private OpenTable seat(
      StoredSession head,
      SessionContext context,
      SessionQuotas quotas,
      TableMemory.Share share,
      TableGame game,
      MessageHistory<TableEvent> recent) {
    SessionContext own = context.of(registry.newId());
    var table =
        new OpenTable(
            head.key(),
            new TableEnvironment(this, head, context),
            new TableEngines(own, quotas, loop, clock, input -> input(head.key(), input)),
            new TableRecord(archive, loop, head, () -> removeTakenOver(head.key())),
            share,
            game,
            recent);
    open.put(head.key(), table);
    scheduleSweep();
    return table;
  }

  /** Opens the table of a rematch; returns its id, or empty if there is no room for it. */
  Optional<String> openRematch(
      StoredSession before, SessionContext context, TableEvent.Opened opened) {
    NewTable made = NewTable.rematch(before, opened, nowMs());
    TableGame game = StoredTables.begin(context.offer().rules(), made.first());
    MessageHistory<TableEvent> recent = StoredTables.recentEvents();
    TableOpener opener = TableOpener.of(before);
    TableMemory.Share share = memory.open(opener);
    Predicate<OpenTable> isOther = table -> !table.id().equals(before.key());
    if (!admission.hasRoom(opener, isOther)
        || !admission.fill(share, OpenTable.bytes(game, recent), opener, isOther)) {
      return Optional.empty();
    }
    OpenTable table = seat(made.head(), context, SessionQuotas.none(), share, game, recent);
    table.begin(made.first());
    return Optional.of(table.id());
  }

  /** Removes a table that another server has taken over. */
  private void removeTakenOver(String id) {
    Optional.ofNullable(open.remove(id))
        .ifPresent(
            table -> {
              warn("table belongs to another server", "table", id);
              table.stopTakenOver();
              table.memory().close();
            });
  }

  private void input(String id, TableInput input) {
    guarded(
        () ->
            Optional.ofNullable(open.get(id))
                .ifPresent(table -> table.input(pauseWithoutMemory(table, input))));
  }

  /** Pauses the table instead of playing an engine's move if there is no memory for it. */
  private TableInput pauseWithoutMemory(OpenTable table, TableInput input) {
    return input instanceof TableInput.MoveFound(long now, long ticket, var _, var _)
            && !admission.grow(table)
        ? new TableInput.EngineUnavailable(now, ticket, TableAdmission.NO_MEMORY)
        : input;
  }

  /** Forgets a table if it is closed. */
  void forgetClosed(OpenTable table) {
    if (table.isClosed()) {
      open.remove(table.id());
      table.memory().close();
    }
  }

  /**
   * Starts taking over tables that no server runs.
   *
   * @param found returns the context for a table's listener and account; empty if this server has
   *     none
   */
  public void setContexts(Function<StoredSession, Optional<SessionContext>> found) {
    recovery.setContexts(found);
  }

  /** Takes over stored tables now, and checks all tables periodically from now on. */
  public void recover() {
    onLoop(recovery::recoverAll);
    onLoop(this::scheduleSweep);
  }

  /**
   * Opens a stored table. If it is already open, another server has run it in between, and the
   * stored state replaces this one.
   *
   * @throws NoMemoryException if there is not enough memory for it
   */
  void reopen(StoredSession session, SessionContext context) throws NoMemoryException {
    if (session.inputs().isEmpty()) {
      return;
    }
    removeTakenOver(session.key());
    StoredSession head = session.with(List.of());
    StoredTables.Stored stored = StoredTables.read(context.offer().rules(), session);
    TableMemory.Share share = memory.open(TableOpener.of(head));
    share.take(OpenTable.bytes(stored.game(), stored.events()));
    seat(head, context, SessionQuotas.none(), share, stored.game(), stored.events())
        .resume(stored.characters());
  }

  private void scheduleSweep() {
    if (!isSweepScheduled) {
      isSweepScheduled = true;
      var _ = later(this::sweep, SWEEP_INTERVAL_MS);
    }
  }

  private void sweep() {
    isSweepScheduled = false;
    List.copyOf(open.values()).stream().filter(this::isExpired).forEach(this::close);
    List.copyOf(open.values()).stream()
        .filter(table -> !table.watchers().isEmpty())
        .forEach(OpenTable::check);
    recovery.recoverStale();
    if (!open.isEmpty() || archive.state().wanted()) {
      scheduleSweep();
    }
  }

  private boolean isExpired(OpenTable table) {
    boolean isOver = table.game().over().isPresent() && table.watchers().isEmpty();
    return (isOver || (table.isUnused() && !table.isInvitation()))
        ? nowMs() - table.inactiveSinceMs() > IDLE_TABLE_TIMEOUT_MS
        : nowMs() - table.game().last().atMs() > INACTIVE_TABLE_TIMEOUT_MS;
  }

  private void close(OpenTable table) {
    table.input(
        new TableInput.ActionRequested(nowMs(), Optional.of(TableRole.HOST), new TableAct.Close()));
    forgetClosed(table);
  }

  /** Stops all tables without closing them. The next start takes them over. */
  @Override
  public void close() {
    alarms.close();
    loop.execute(
        () -> {
          isEnding = true;
          open.values().forEach(OpenTable::stop);
          open.clear();
        });
  }
}
