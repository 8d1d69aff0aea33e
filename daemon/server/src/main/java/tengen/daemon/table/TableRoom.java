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
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.session.SessionCensus;
import tengen.daemon.session.SessionContext;
import tengen.daemon.session.TableDesk;
import tengen.host.memory.MemoryFailure;
import tengen.host.memory.NoMemoryException;
import tengen.host.search.Alarms;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.Fault;
import tengen.protocol.table.TableAct;
import tengen.protocol.table.TableNews;
import tengen.protocol.table.TableOpening;
import tengen.protocol.table.TableRequest;
import tengen.protocol.table.TableRole;
import tengen.store.archive.Archive;
import tengen.store.archive.KeptSession;

/**
 * The tables of a daemon: games that continue without their clients. All tables share one loop.
 * Thread-safe.
 */
public final class TableRoom implements TableDesk, AutoCloseable {
  /** Maximum number of open tables per daemon. */
  static final int MOST = 256;

  /** Maximum number of open tables opened by one session. */
  static final int MOST_OPENED = 8;

  /** Maximum number of tables watched by one session. */
  static final int MOST_WATCHED = 16;

  private static final long LOOK_MS = 60_000;

  /** Closes an unwatched table this long after its game ended, or if it never started. */
  private static final long OVER_MS = 10 * LOOK_MS;

  /** Closes an inactive table after this time, before the archive deletes it. */
  private static final long SILENT_MS = 23 * 60 * LOOK_MS;

  private final Archive archive;
  private final SessionCensus census;
  private final Alarms alarms;
  private final LongSupplier clock;
  private final Executor loop;
  private final System.Logger log;
  private final LeftTables left;
  private final Map<String, OpenTable> open = new TreeMap<>();
  private final TableMemory memory;
  private final TablePlaces places;
  private boolean isLookedAfter;
  private boolean isEnding;

  /**
   * Creates an empty room.
   *
   * @param archive stores the tables
   * @param census assigns ids for the log
   * @param alarms timers for the clocks; closed with the room
   * @param nowMs milliseconds since 1970, never decreasing
   * @param loop runs all tables
   * @param memoryBytes memory limit for all open tables
   */
  public TableRoom(
      Archive archive,
      SessionCensus census,
      Alarms alarms,
      LongSupplier nowMs,
      Executor loop,
      long memoryBytes,
      System.Logger log) {
    this.archive = archive;
    this.census = census;
    this.alarms = alarms;
    this.clock = nowMs;
    this.loop = MemoryFailure.guarded(loop);
    this.log = log;
    this.memory = new TableMemory(memoryBytes);
    this.places = new TablePlaces(open, memory, this::close);
    this.left = new LeftTables(archive, this, memory, this::onLoop, this::comeBack);
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
      failed("a table failed", fault);
    }
  }

  /** Logs a warning. */
  void warn(String format, Object... values) {
    log.log(System.Logger.Level.WARNING, format, values);
  }

  /** Logs an internal error. If memory stays short, the process ends. */
  void failed(String what, Throwable fault) {
    MemoryFailure.recover(fault);
    log.log(System.Logger.Level.ERROR, what, fault);
  }

  @Override
  public Visitor enter(SessionContext context, SessionQuotas quotas, Consumer<TableNews> ear) {
    var guest = new TableGuest(context, quotas, ear);
    return new Visitor() {
      @Override
      public void ask(TableRequest request) {
        guest.sends();
        onLoop(
            () -> {
              guest.receives();
              TableRoom.this.ask(guest, request);
            });
      }

      @Override
      public boolean isReady() {
        return guest.isReady();
      }

      @Override
      public void taken() {
        if (guest.taken()) {
          onLoop(() -> catchUp(guest));
        }
      }

      @Override
      public void leave() {
        onLoop(() -> TableRoom.this.leave(guest));
      }
    };
  }

  private void leave(TableGuest guest) {
    guest.leave();
    guest.watched().stream()
        .flatMap(id -> Optional.ofNullable(open.get(id)).stream())
        .forEach(table -> table.unwatch(guest));
  }

  /** Sends snapshots of the tables whose events were skipped for a slow client. */
  private void catchUp(TableGuest guest) {
    for (String id : guest.catchesUp()) {
      Optional.ofNullable(open.get(id))
          .ifPresentOrElse(table -> table.catchUp(guest), () -> guest.startOver(id));
    }
  }

  private void ask(TableGuest guest, TableRequest request) {
    if (!guest.isToBeDone(request)) {
      return;
    }
    Optional<String> away = request.at().filter(id -> !open.containsKey(id));
    if (away.isPresent()) {
      left.await(
          away.get(),
          fault ->
              fault.ifPresentOrElse(
                  why -> guest.hear(new TableNews.Refused(request.id(), why)),
                  () -> answerLate(guest, request)));
    } else {
      answer(guest, request);
    }
  }

  private void answerLate(TableGuest guest, TableRequest request) {
    if (!guest.hasLeft()) {
      answer(guest, request);
    }
  }

  private void answer(TableGuest guest, TableRequest request) {
    Optional<Fault> fault =
        switch (request) {
          case TableRequest.Again(TableRequest first) -> {
            answer(guest, first);
            yield Optional.empty();
          }
          case TableRequest.Open(String id, TableOpening opening) -> open(guest, id, opening);
          case TableRequest.Act act -> act(guest, act);
          case TableRequest.Watch watch -> watch(guest, watch);
          case TableRequest.Unwatch(String id, String table) -> unwatch(guest, id, table);
          case TableRequest.ListAll(String id) -> list(guest, id);
        };
    fault.ifPresent(why -> guest.hear(new TableNews.Refused(request.id(), why)));
  }

  private Optional<Fault> open(TableGuest guest, String requestId, TableOpening asked) {
    guest.opened().retainAll(open.keySet());
    Optional<Fault> fault =
        guest.objection().or(() -> TableChecks.opening(guest, asked)).or(() -> places.crowd(guest));
    if (fault.isPresent()) {
      return fault;
    }
    SessionContext context = guest.context();
    NewTable made = NewTable.of(guest, TableChecks.canonical(guest, asked), nowMs());
    TableGame game = KeptTables.begin(context.offer().rules(), made.first());
    var recent = new RecentEvents();
    TableMemory.Share share = memory.open(guest.opener());
    Optional<Fault> tooBig = places.fill(guest, share, OpenTable.bytes(game, recent));
    if (tooBig.isPresent()) {
      return tooBig;
    }
    OpenTable table = seat(made.head(), context, guest.quotas(), share, game, recent);
    guest.opened().add(table.id());
    table.begin(made.first());
    table.welcome(guest, requestId, made.tokens());
    return Optional.empty();
  }

  private OpenTable seat(
      KeptSession head,
      SessionContext context,
      SessionQuotas quotas,
      TableMemory.Share share,
      TableGame game,
      RecentEvents recent) {
    SessionContext own = context.of(census.newId());
    var table =
        new OpenTable(
            head.key(),
            new TableHost(this, head),
            new TableEngines(own, quotas, loop, clock, input -> input(head.key(), input)),
            new TableRecord(archive, loop, head, () -> goneElsewhere(head.key())),
            share,
            game,
            recent);
    open.put(head.key(), table);
    lookAfter();
    return table;
  }

  /** Removes a table that another server has taken over. */
  private void goneElsewhere(String id) {
    Optional.ofNullable(open.remove(id))
        .ifPresent(
            table -> {
              log.log(System.Logger.Level.WARNING, "table {0}: another server has it", id);
              table.goElsewhere();
              table.memory().close();
            });
  }

  private void input(String id, TableInput input) {
    guarded(
        () ->
            Optional.ofNullable(open.get(id))
                .ifPresent(table -> table.input(hinderedWithoutMemory(table, input))));
  }

  /** Pauses the table instead of playing an engine's move if there is no memory for it. */
  private TableInput hinderedWithoutMemory(OpenTable table, TableInput input) {
    return input instanceof TableInput.Found(long now, long ticket, var _, var _)
            && !places.grow(table)
        ? new TableInput.Hindered(now, ticket, TablePlaces.NO_MEMORY)
        : input;
  }

  private Optional<Fault> act(TableGuest guest, TableRequest.Act request) {
    OpenTable table = open.get(request.table());
    if (table == null) {
      return unknown(request.table());
    }
    Optional<Fault> fault =
        guest
            .objection()
            .or(() -> TableChecks.act(guest, table, request))
            .or(
                () ->
                    request.act() instanceof TableAct.Close || places.grow(table)
                        ? Optional.empty()
                        : Optional.of(TablePlaces.noMemory()));
    if (fault.isEmpty()) {
      table.act(guest, TableChecks.canonical(guest, request));
      forgetClosed(table);
    }
    return fault;
  }

  private void forgetClosed(OpenTable table) {
    if (table.isClosed()) {
      open.remove(table.id());
      table.memory().close();
    }
  }

  private static Optional<Fault> unknown(String table) {
    return LeftTables.unknown("no table " + table);
  }

  private Optional<Fault> watch(TableGuest guest, TableRequest.Watch request) {
    OpenTable table = open.get(request.table());
    if (table == null) {
      return unknown(request.table());
    }
    guest.watched().retainAll(open.keySet());
    if (!guest.watched().contains(table.id()) && guest.watched().size() >= MOST_WATCHED) {
      return Optional.of(Fault.of(ErrorCode.TOO_MANY, "as many tables as may be are watched"));
    }
    Optional<Fault> fault = TableChecks.hidden(table, request.token());
    if (fault.isEmpty()) {
      guest.watched().add(table.id());
      table.watch(guest, request);
    }
    return fault;
  }

  private Optional<Fault> unwatch(TableGuest guest, String requestId, String id) {
    OpenTable table = open.get(id);
    if (table == null || !guest.watched().remove(id)) {
      return unknown(id);
    }
    table.unwatch(guest);
    guest.hear(new TableNews.Done(requestId, id, table.game().last().seq(), Map.of()));
    return Optional.empty();
  }

  private Optional<Fault> list(TableGuest guest, String requestId) {
    guest.hear(
        new TableNews.Listed(
            requestId,
            open.values().stream()
                .filter(table -> !table.isPrivate())
                .map(OpenTable::view)
                .toList()));
    return Optional.empty();
  }

  /**
   * Starts taking over tables that no server runs.
   *
   * @param found returns the context for a table's listener and account; empty if this server has
   *     none
   */
  public void seatIn(Function<KeptSession, Optional<SessionContext>> found) {
    left.seatIn(found);
  }

  /** Takes over stored tables now, and checks all tables periodically from now on. */
  public void comeBack() {
    onLoop(left::takeAll);
    onLoop(this::lookAfter);
  }

  /**
   * Opens a stored table. If it is already open, another server has run it in between, and the
   * stored state replaces this one.
   */
  private void comeBack(KeptSession kept, SessionContext context) throws NoMemoryException {
    if (kept.inputs().isEmpty()) {
      return;
    }
    goneElsewhere(kept.key());
    KeptSession head = kept.with(List.of());
    KeptTables.Stored stored = KeptTables.read(context.offer().rules(), kept);
    TableMemory.Share share = memory.open(TableOpener.of(head));
    share.take(OpenTable.bytes(stored.game(), stored.events()));
    seat(head, context, SessionQuotas.none(), share, stored.game(), stored.events())
        .restart(stored.characters());
  }

  private void lookAfter() {
    if (!isLookedAfter) {
      isLookedAfter = true;
      var _ = later(this::look, LOOK_MS);
    }
  }

  private void look() {
    isLookedAfter = false;
    List.copyOf(open.values()).stream().filter(this::isOld).forEach(this::close);
    List.copyOf(open.values()).stream()
        .filter(table -> !table.watchers().isEmpty())
        .forEach(OpenTable::check);
    left.takeOld();
    if (!open.isEmpty() || archive.state().wanted()) {
      lookAfter();
    }
  }

  private boolean isOld(OpenTable table) {
    boolean isOver = table.game().over().isPresent() && table.watchers().isEmpty();
    return (isOver || table.isDeserted())
        ? nowMs() - table.quietSinceMs() > OVER_MS
        : nowMs() - table.game().last().atMs() > SILENT_MS;
  }

  private void close(OpenTable table) {
    table.input(new TableInput.Asked(nowMs(), Optional.of(TableRole.HOST), new TableAct.Close()));
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
