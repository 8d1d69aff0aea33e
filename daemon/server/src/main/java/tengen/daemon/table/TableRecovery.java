package tengen.daemon.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import tengen.daemon.session.LoanedClaim;
import tengen.daemon.session.SessionContext;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.QueryError;
import tengen.store.archive.Archive;
import tengen.store.archive.StoredSession;
import tengen.store.archive.TakeOver;
import tengen.store.archive.UnreadableException;

/**
 * Takes over tables in the archive that no server runs: a requested table immediately, the others
 * periodically. Confined to the tables' loop.
 */
final class TableRecovery {
  private static final long RETRY_DELAY_MS = 250;

  /**
   * Time during which a requested table is retried while another server still owns it, in
   * milliseconds. It covers a server's shutdown; the archive detects a killed server earlier.
   */
  private static final long TAKEOVER_TIMEOUT_MS = 8_000;

  private static final int MAX_WAITING = 1_000;

  /** Maximum number of unrequested tables read at the same time; each is read as a whole. */
  private static final int MAX_CONCURRENT_RECOVERIES = 4;

  private final Archive archive;
  private final TableRegistry tables;
  private final Executor loop;
  private final TableMemory memory;

  /** Callbacks waiting for a table, by its id. */
  private final Map<String, List<Consumer<Optional<QueryError>>>> waiting = new HashMap<>();

  /** Tables to take over without a request. */
  private final SequencedSet<String> next = new LinkedHashSet<>();

  /** Tables being taken over without a request. */
  private final Set<String> recovering = new HashSet<>();

  /** Tables that cannot run on this server; they are not retried. */
  private final Set<String> excluded = new HashSet<>();

  /** Tables for which memory was short; already logged. */
  private final Set<String> tooLarge = new HashSet<>();

  /** The tables that no server ran at the previous check. */
  private Set<String> unownedBefore = Set.of();

  /** Returns the context for a table's listener and account; empty if this server has none. */
  private volatile Function<StoredSession, Optional<SessionContext>> contexts =
      _ -> Optional.empty();

  /**
   * Creates an empty instance.
   *
   * @param tables opens the tables
   * @param memory charged for a table while it is read
   */
  TableRecovery(Archive archive, TableRegistry tables, TableMemory memory, Executor loop) {
    this.archive = archive;
    this.tables = tables;
    this.memory = memory;
    this.loop = loop;
  }

  /** Sets the contexts for tables that are taken over. Thread-safe. */
  void setContexts(Function<StoredSession, Optional<SessionContext>> found) {
    contexts = found;
  }

  /** Takes over all tables that no server runs now. */
  void recoverAll() {
    withUnowned(this::take);
  }

  /**
   * Takes over tables that had no server at the previous check either. A server that only lost its
   * database connection has reconnected by then.
   */
  void recoverStale() {
    withUnowned(
        keys -> {
          excluded.retainAll(keys);
          tooLarge.retainAll(keys);
          take(keys.stream().filter(unownedBefore::contains).toList());
          unownedBefore = Set.copyOf(keys);
        });
  }

  private void withUnowned(Consumer<List<String>> then) {
    var _ = archive.left(StoredTables.PROTOCOL).thenAcceptAsync(then, loop);
  }

  private void take(List<String> ids) {
    ids.stream()
        .filter(id -> !excluded.contains(id) && !recovering.contains(id))
        .forEach(next::add);
    takeNext();
  }

  private void takeNext() {
    while (recovering.size() < MAX_CONCURRENT_RECOVERIES && !next.isEmpty()) {
      String id = next.removeFirst();
      recovering.add(id);
      recover(
          id,
          _ ->
              loop.execute(
                  () -> {
                    recovering.remove(id);
                    takeNext();
                  }));
    }
  }

  /** Excludes a table from further attempts; logs the reason once. */
  private void exclude(String id, String why) {
    if (excluded.add(id)) {
      tables.warn("stored table cannot be restored", "table", id, "reason", why);
    }
  }

  /**
   * Takes a table over unless another server runs it.
   *
   * @param then receives the reason if it failed; empty on success
   */
  void recover(String id, Consumer<Optional<QueryError>> then) {
    if (waiting.values().stream().mapToInt(List::size).sum() == MAX_WAITING) {
      then.accept(Optional.of(QueryError.of(ErrorCode.TOO_MANY, "the archive is busy; try again")));
      return;
    }
    List<Consumer<Optional<QueryError>>> same = waiting.computeIfAbsent(id, _ -> new ArrayList<>());
    same.add(then);
    if (same.size() == 1) {
      requestTakeover(id, tables.nowMs() + TAKEOVER_TIMEOUT_MS);
    }
  }

  private void requestTakeover(String id, long untilMs) {
    ClientMemory.Loan loan = memory.loan();
    var _ =
        archive
            .takeOver(id, new LoanedClaim(loan, this::hasContext))
            .orTimeout(Archive.ANSWER_TIMEOUT_SECONDS, TimeUnit.SECONDS)
            .whenCompleteAsync(
                (found, why) -> {
                  try (loan) {
                    if (why == null) {
                      found(id, found, untilMs, loan);
                    } else {
                      failed(id, why);
                    }
                  }
                },
                loop);
  }

  private void failed(String id, Throwable why) {
    if (NoMemoryException.isCauseOf(why)) {
      withoutMemory(id);
    } else if (Objects.requireNonNullElse(why.getCause(), why)
        instanceof UnreadableException altered) {
      exclude(id, String.valueOf(altered.getMessage()));
      end(id, unknown("table " + id + " cannot be restored"));
    } else {
      if (recovering.contains(id)) {
        tables.warn("stored table not restored; retrying", "table", id, "error", why);
      }
      String text = "table " + id + " cannot be read from the archive now; try again";
      end(id, Optional.of(QueryError.of(ErrorCode.NO_ARCHIVE, text)));
    }
  }

  /** Reports the error to waiting clients. The table stays in the archive and is tried again. */
  private void withoutMemory(String id) {
    if (tooLarge.add(id)) {
      tables.warn(
          "stored table not restored: not enough memory for open tables; raise limits.buffer-mib",
          "table",
          id);
    }
    end(id, Optional.of(TableAdmission.noMemory()));
  }

  private boolean hasContext(StoredSession stored) {
    return stored.protocol().equals(StoredTables.PROTOCOL) && contexts.apply(stored).isPresent();
  }

  private void found(String id, TakeOver found, long untilMs, ClientMemory.Loan loan) {
    switch (found) {
      case TakeOver.Taken(StoredSession stored) -> seat(id, stored, loan);
      case TakeOver.Elsewhere _ when tables.nowMs() < untilMs -> {
        var _ = tables.later(() -> requestTakeover(id, untilMs), RETRY_DELAY_MS);
      }
      case TakeOver.Elsewhere _ -> end(id, Optional.of(elsewhere(id)));
      case TakeOver.Unknown _ -> {
        if (recovering.contains(id)) {
          exclude(id, "its listener or account is not here, or it is too long to be read");
        }
        end(id, unknown("no table " + id));
      }
    }
  }

  /** Opens a table. Its rules may be missing if their plugin was removed. */
  private void seat(String id, StoredSession stored, ClientMemory.Loan loan) {
    try {
      Optional<SessionContext> context = contexts.apply(stored);
      // The table's own share of the memory replaces the loan.
      loan.close();
      if (context.isPresent()) {
        tables.reopen(stored, context.get());
      }
      end(id, Optional.empty());
    } catch (NoMemoryException _) {
      withoutMemory(id);
    } catch (RuntimeException e) {
      exclude(id, e.toString());
      end(id, unknown("table " + id + " cannot be restored"));
    }
  }

  /** Returns the error for a table that another server runs. */
  static QueryError elsewhere(String id) {
    return fault("table " + id + " belongs to another server");
  }

  /** Returns the error for a table that does not exist here. */
  static Optional<QueryError> unknown(String why) {
    return Optional.of(fault(why));
  }

  private static QueryError fault(String why) {
    return new QueryError(ErrorCode.UNKNOWN_TABLE, Optional.of("table"), why);
  }

  private void end(String id, Optional<QueryError> fault) {
    Optional.ofNullable(waiting.remove(id))
        .ifPresent(all -> all.forEach(then -> then.accept(fault)));
  }
}
