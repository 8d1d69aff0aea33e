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
import tengen.daemon.session.LentClaim;
import tengen.daemon.session.SessionContext;
import tengen.host.memory.ClientMemory;
import tengen.host.memory.NoMemoryException;
import tengen.protocol.fault.ErrorCode;
import tengen.protocol.fault.Fault;
import tengen.store.archive.Archive;
import tengen.store.archive.KeptSession;
import tengen.store.archive.TakeOver;
import tengen.store.archive.UnreadableException;

/**
 * Takes over tables in the archive that no server runs: a requested table immediately, the others
 * periodically. Confined to the tables' loop.
 */
final class LeftTables {
  private static final long AGAIN_MS = 250;

  /**
   * Time during which a requested table is retried while another server still owns it, in
   * milliseconds. It covers a server's shutdown; the archive detects a killed server earlier.
   */
  private static final long PATIENCE_MS = 8_000;

  private static final int MOST_WAITING = 1_000;

  /** Maximum number of unrequested tables read at the same time; each is read as a whole. */
  private static final int MAX_TAKEN_AT_ONCE = 4;

  private final Archive archive;
  private final TableRoom room;
  private final Executor loop;
  private final TableMemory memory;
  private final Return comeBack;

  /** Opens a table on this server. */
  interface Return {
    /**
     * Opens a table.
     *
     * @throws NoMemoryException if there is not enough memory for it
     */
    void open(KeptSession table, SessionContext there) throws NoMemoryException;
  }

  /** Callbacks waiting for a table, by its id. */
  private final Map<String, List<Consumer<Optional<Fault>>>> waiting = new HashMap<>();

  /** Tables to take over without a request. */
  private final SequencedSet<String> next = new LinkedHashSet<>();

  /** Tables being taken over without a request. */
  private final Set<String> taken = new HashSet<>();

  /** Tables that cannot run on this server; they are not retried. */
  private final Set<String> staying = new HashSet<>();

  /** Tables for which memory was short; already logged. */
  private final Set<String> tooLarge = new HashSet<>();

  /** The tables that no server ran at the previous check. */
  private Set<String> leftBefore = Set.of();

  /** Returns the context for a table's listener and account; empty if this server has none. */
  private volatile Function<KeptSession, Optional<SessionContext>> contexts = _ -> Optional.empty();

  /**
   * Creates an empty instance.
   *
   * @param memory charged for a table while it is read
   * @param comeBack opens a table on this server
   */
  LeftTables(Archive archive, TableRoom room, TableMemory memory, Executor loop, Return comeBack) {
    this.archive = archive;
    this.room = room;
    this.memory = memory;
    this.loop = loop;
    this.comeBack = comeBack;
  }

  /** Sets the contexts for tables that are taken over. Thread-safe. */
  void seatIn(Function<KeptSession, Optional<SessionContext>> found) {
    contexts = found;
  }

  /** Takes over all tables that no server runs now. */
  void takeAll() {
    left(this::take);
  }

  /**
   * Takes over tables that had no server at the previous check either. A server that only lost its
   * database connection has reconnected by then.
   */
  void takeOld() {
    left(
        keys -> {
          staying.retainAll(keys);
          tooLarge.retainAll(keys);
          take(keys.stream().filter(leftBefore::contains).toList());
          leftBefore = Set.copyOf(keys);
        });
  }

  private void left(Consumer<List<String>> then) {
    var _ = archive.left(KeptTables.PROTOCOL).thenAcceptAsync(then, loop);
  }

  private void take(List<String> ids) {
    ids.stream().filter(id -> !staying.contains(id) && !taken.contains(id)).forEach(next::add);
    takeNext();
  }

  private void takeNext() {
    while (taken.size() < MAX_TAKEN_AT_ONCE && !next.isEmpty()) {
      String id = next.removeFirst();
      taken.add(id);
      await(
          id,
          _ ->
              loop.execute(
                  () -> {
                    taken.remove(id);
                    takeNext();
                  }));
    }
  }

  /** Excludes a table from further attempts; logs the reason once. */
  private void stays(String id, String why) {
    if (staying.add(id)) {
      room.warn("table {0} does not come back: {1}", id, why);
    }
  }

  /**
   * Takes a table over unless another server runs it.
   *
   * @param then receives the reason if it failed; empty on success
   */
  void await(String id, Consumer<Optional<Fault>> then) {
    if (waiting.values().stream().mapToInt(List::size).sum() == MOST_WAITING) {
      then.accept(Optional.of(Fault.of(ErrorCode.TOO_MANY, "too much waits for the archive")));
      return;
    }
    boolean isAsked = waiting.containsKey(id);
    waiting.computeIfAbsent(id, _ -> new ArrayList<>()).add(then);
    if (!isAsked) {
      ask(id, room.nowMs() + PATIENCE_MS);
    }
  }

  private void ask(String id, long untilMs) {
    ClientMemory.Loan loan = memory.loan();
    var _ =
        archive
            .takeOver(id, new LentClaim(loan, this::isOurs))
            .orTimeout(Archive.ANSWER_PATIENCE_SECONDS, TimeUnit.SECONDS)
            .handleAsync(
                (found, why) -> {
                  try (loan) {
                    if (why == null) {
                      found(id, found, untilMs, loan);
                    } else {
                      failed(id, why);
                    }
                  }
                  return id;
                },
                loop);
  }

  private void failed(String id, Throwable why) {
    if (NoMemoryException.isCauseOf(why)) {
      withoutMemory(id);
    } else {
      if (Objects.requireNonNullElse(why.getCause(), why) instanceof UnreadableException altered) {
        stays(id, String.valueOf(altered.getMessage()));
      } else if (taken.contains(id)) {
        room.warn("table {0} does not come back now: {1}", id, why.toString());
      }
      end(id, unknown("the archive does not tell of table " + id));
    }
  }

  /** Reports the error to waiting clients. The table stays in the archive and is tried again. */
  private void withoutMemory(String id) {
    if (tooLarge.add(id)) {
      room.warn(
          "table {0} does not come back now: not enough memory for open tables,"
              + " a part of limits.buffer-mib",
          id);
    }
    end(id, Optional.of(TablePlaces.noMemory()));
  }

  private boolean isOurs(KeptSession kept) {
    return kept.protocol().equals(KeptTables.PROTOCOL) && contexts.apply(kept).isPresent();
  }

  private void found(String id, TakeOver found, long untilMs, ClientMemory.Loan loan) {
    switch (found) {
      case TakeOver.Taken(KeptSession kept) -> seat(id, kept, loan);
      case TakeOver.Elsewhere _ when room.nowMs() < untilMs -> {
        var _ = room.later(() -> ask(id, untilMs), AGAIN_MS);
      }
      case TakeOver.Elsewhere _ -> end(id, Optional.of(elsewhere(id)));
      case TakeOver.Unknown _ -> {
        if (taken.contains(id)) {
          stays(id, "its listener or account is not here, or it is too long to be read");
        }
        end(id, unknown("no table " + id));
      }
    }
  }

  /** Opens a table. Its rules may be missing if their plugin was removed. */
  private void seat(String id, KeptSession kept, ClientMemory.Loan loan) {
    try {
      Optional<SessionContext> there = contexts.apply(kept);
      // The table's own share of the memory replaces the loan.
      loan.close();
      if (there.isPresent()) {
        comeBack.open(kept, there.get());
      }
      end(id, Optional.empty());
    } catch (NoMemoryException _) {
      withoutMemory(id);
    } catch (RuntimeException e) {
      stays(id, e.toString());
      end(id, unknown("table " + id + " cannot come back"));
    }
  }

  /** Returns the error for a table that another server runs. */
  static Fault elsewhere(String id) {
    return fault("another server has table " + id);
  }

  /** Returns the error for a table that does not exist here. */
  static Optional<Fault> unknown(String why) {
    return Optional.of(fault(why));
  }

  private static Fault fault(String why) {
    return new Fault(ErrorCode.UNKNOWN_TABLE, Optional.of("table"), why);
  }

  private void end(String id, Optional<Fault> fault) {
    Objects.requireNonNullElse(waiting.remove(id), List.<Consumer<Optional<Fault>>>of())
        .forEach(then -> then.accept(fault));
  }
}
