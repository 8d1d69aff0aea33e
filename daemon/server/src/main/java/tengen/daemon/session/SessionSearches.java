package tengen.daemon.session;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tengen.config.Right;
import tengen.daemon.access.SessionQuotas;
import tengen.daemon.monitor.Rejection;
import tengen.game.Position;
import tengen.host.search.EngineCall;
import tengen.host.search.SearchListener;
import tengen.host.search.SearchRequest;
import tengen.host.search.SearchTask;
import tengen.protocol.Effect;
import tengen.protocol.SessionInput;
import tengen.search.Finding;
import tengen.search.Limits;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * The running searches of one session, by the protocol's tickets. Submits them and delivers their
 * results on the session's loop. Confined to that loop.
 *
 * @param <C> the protocol's commands
 */
final class SessionSearches<C> {
  private static final long NANOS_PER_MS = 1_000_000;

  /** Ticket of an engine's preparation, which the protocol does not know. */
  private static final long PREPARATION = -1;

  private final SessionContext context;
  private final SessionSlots slots;
  private final SessionQuotas quotas;
  private final SessionSummary summary;
  private final Executor loop;
  private final BooleanSupplier wantsProgress;
  private final Consumer<SessionInput<C>> session;
  private final Runnable prepared;
  private final Map<Long, SearchTask> open = new HashMap<>();

  /**
   * Creates an empty set.
   *
   * @param quotas limits shared with other sessions
   * @param summary counts moves
   * @param wantsProgress returns whether progress is reported now
   * @param session receives results, on the loop
   * @param prepared run on the loop when an engine is ready
   */
  SessionSearches(
      SessionContext context,
      SessionSlots slots,
      SessionQuotas quotas,
      SessionSummary summary,
      Executor loop,
      BooleanSupplier wantsProgress,
      Consumer<SessionInput<C>> session,
      Runnable prepared) {
    this.context = context;
    this.slots = slots;
    this.quotas = quotas;
    this.summary = summary;
    this.loop = loop;
    this.wantsProgress = wantsProgress;
    this.session = session;
    this.prepared = prepared;
  }

  /** Returns whether no search is running. */
  boolean areOver() {
    return open.isEmpty();
  }

  /** Prepares an engine for a position. */
  void prepare(int slot, Position start) {
    submit(
        slot,
        PREPARATION,
        context.request(
            slots.get(slot),
            start,
            new EngineCall.Preparation(),
            Limits.NONE,
            OptionalLong.of(nowNanos()),
            Long.MAX_VALUE));
  }

  void start(Effect.StartSearch<?> start) {
    submit(
        start.slot(),
        start.ticket(),
        context.request(
            slots.get(start.slot()),
            start.position(),
            new EngineCall.Search(start.goal()),
            start.limits(),
            start.arrivedNanos().isPresent()
                ? OptionalLong.of(slots.began(start.slot(), start.arrivedNanos().getAsLong()))
                : start.arrivedNanos(),
            start.reportEveryMs()));
  }

  void inspect(Effect.Inspect<?> inspect) {
    submit(
        inspect.slot(),
        inspect.ticket(),
        context.request(
            slots.get(inspect.slot()),
            inspect.position(),
            new EngineCall.Inspection(inspect.topic()),
            inspect.limits(),
            OptionalLong.of(slots.began(inspect.slot(), inspect.arrivedNanos())),
            Long.MAX_VALUE));
  }

  /** Changes the limits of a search that is still running. */
  void change(long ticket, Limits limits) {
    find(ticket).ifPresent(task -> task.change(limits));
  }

  /** Stops a search, which still reports its result. */
  void stop(long ticket) {
    find(ticket).ifPresent(SearchTask::stop);
  }

  /** Stops a search and discards its result. */
  void drop(long ticket) {
    find(ticket)
        .ifPresent(
            task -> {
              forget(ticket);
              task.drop();
            });
  }

  /** Stops all searches and discards their results. */
  void dropAll() {
    List.copyOf(open.keySet()).forEach(this::drop);
  }

  private Optional<SearchTask> find(long ticket) {
    return Optional.ofNullable(open.get(ticket));
  }

  private long nowNanos() {
    return context.searches().nanoClock().getAsLong();
  }

  private void submit(int slot, long ticket, SearchRequest request) {
    Optional<Right> right = right(request);
    Optional<String> denied = right.flatMap(context.account()::objection);
    if (denied.isPresent()) {
      reject(ticket, Rejection.RIGHTS, denied.get());
      return;
    }
    Optional<String> tooMany = right.flatMap(_ -> quotas.beginSearch());
    if (tooMany.isPresent()) {
      reject(ticket, Rejection.SEARCHES, tooMany.get());
      return;
    }
    var results = new Results(slot, ticket, request);
    open.put(ticket, context.searches().submit(request, results));
  }

  private void reject(long ticket, Rejection why, String objection) {
    context.monitor().rejected(why);
    var rejected = new SessionInput.Failed<C>(ticket, objection);
    loop.execute(() -> session.accept(rejected));
  }

  /** Removes a finished or dropped search. */
  private void forget(long ticket) {
    if (open.remove(ticket) != null && ticket != PREPARATION) {
      quotas.endSearch();
    }
  }

  /** Returns the right that a request needs. */
  private static Optional<Right> right(SearchRequest request) {
    return switch (request.call()) {
      case EngineCall.Preparation _ -> Optional.empty();
      case EngineCall.Inspection _ -> Optional.of(Right.ANALYSE);
      case EngineCall.Search _ ->
          Optional.of(request.isBackground(request.limits()) ? Right.ANALYSE : Right.PLAY);
    };
  }

  /** Delivers the events of one search on the session's loop. */
  private final class Results implements SearchListener {
    private final int slot;
    private final long ticket;
    private final SearchRequest request;
    private final long beganNanos;
    private final AtomicReference<SessionInput.@Nullable Progressed<C>> newest =
        new AtomicReference<>();

    Results(int slot, long ticket, SearchRequest request) {
      this.slot = slot;
      this.ticket = ticket;
      this.request = request;
      this.beganNanos = request.arrivedNanos().orElse(nowNanos());
    }

    private long elapsedMs() {
      return (nowNanos() - beganNanos) / NANOS_PER_MS;
    }

    /** Replaces a report that the loop has not processed yet. */
    @Override
    public void progressed(SearchProgress progress) {
      var report = new SessionInput.Progressed<C>(ticket, progress, elapsedMs());
      if (newest.getAndSet(report) == null) {
        loop.execute(this::deliver);
      }
    }

    private void deliver() {
      SessionInput.Progressed<C> report = newest.getAndSet(null);
      if (report != null && wantsProgress.getAsBoolean()) {
        session.accept(report);
      }
    }

    @Override
    public void finished(SearchResult result) {
      long elapsedMs = elapsedMs();
      loop.execute(
          () -> {
            count();
            end(new SessionInput.Finished<>(ticket, result, elapsedMs));
          });
    }

    /** Counts a move; an analysis is not counted. */
    private void count() {
      if (!request.isBackground(request.limits())) {
        summary.countMove();
      }
    }

    @Override
    public void inspected(Finding finding) {
      loop.execute(() -> end(new SessionInput.Inspected<>(ticket, finding)));
    }

    @Override
    public void prepared() {
      loop.execute(
          () -> {
            forget(PREPARATION);
            prepared.run();
          });
    }

    @Override
    public void failed(String reason) {
      loop.execute(() -> end(new SessionInput.Failed<>(ticket, reason)));
    }

    private void end(SessionInput<C> last) {
      forget(ticket);
      slots.ended(slot);
      session.accept(last);
    }
  }
}
