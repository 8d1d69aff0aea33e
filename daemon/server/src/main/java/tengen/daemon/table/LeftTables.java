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
 * The tables that their servers have left in the archive: one comes back when it is asked for, the
 * others after a while. Confined to the tables' loop.
 */
final class LeftTables {
  private static final long AGAIN_MS = 250;

  /**
   * So long a server that is about to end may still have a table that is asked for. One that was
   * killed is known to be gone before.
   */
  private static final long PATIENCE_MS = 8_000;

  private static final int MOST_WAITING = 1_000;

  /** Maximum number of tables that come back unasked at the same time: each is read whole. */
  private static final int MAX_TAKEN_AT_ONCE = 4;

  private final Archive archive;
  private final TableRoom room;
  private final Executor loop;
  private final TableMemory memory;
  private final Return comeBack;

  /** Has a table go on here. */
  interface Return {
    /**
     * Opens the table.
     *
     * @throws NoMemoryException if there is not enough memory for it
     */
    void open(KeptSession table, SessionContext there) throws NoMemoryException;
  }

  /** Those who wait for a table, by its id. */
  private final Map<String, List<Consumer<Optional<Fault>>>> waiting = new HashMap<>();

  /** Tables that are to come back unasked. */
  private final SequencedSet<String> next = new LinkedHashSet<>();

  /** Tables that are coming back unasked. */
  private final Set<String> taken = new HashSet<>();

  /** Tables that cannot come back here; they are not asked for again. */
  private final Set<String> staying = new HashSet<>();

  /** Tables for which there was no memory; the log has told that. */
  private final Set<String> tooLarge = new HashSet<>();

  /** The tables that were left when that was asked last. */
  private Set<String> leftBefore = Set.of();

  /** Where a table's listener and account have their engines; empty: not here. */
  private volatile Function<KeptSession, Optional<SessionContext>> contexts = _ -> Optional.empty();

  /**
   * None so far.
   *
   * @param memory in which a table counts while it is read
   * @param comeBack has a table go on here
   */
  LeftTables(Archive archive, TableRoom room, TableMemory memory, Executor loop, Return comeBack) {
    this.archive = archive;
    this.room = room;
    this.memory = memory;
    this.loop = loop;
    this.comeBack = comeBack;
  }

  /** From now on tables come back to these. Any thread may call. */
  void seatIn(Function<KeptSession, Optional<SessionContext>> found) {
    contexts = found;
  }

  /** Has all come back that are left now. */
  void takeAll() {
    left(this::take);
  }

  /**
   * Has those come back that were left the last time, too: a server that has lost its connection to
   * the database has one again by then.
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

  /** The log says why a table does not come back, once. */
  private void stays(String id, String why) {
    if (staying.add(id)) {
      room.warn("table {0} does not come back: {1}", id, why);
    }
  }

  /**
   * Has a table come back, unless it is elsewhere.
   *
   * @param then is told why it has not; empty: it has
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

  /** Tells those who asked for the table. It stays in the archive, and is tried again. */
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

  /** What it was kept with may be gone: rules whose plugin is no longer there. */
  private void seat(String id, KeptSession kept, ClientMemory.Loan loan) {
    try {
      Optional<SessionContext> there = contexts.apply(kept);
      // From here on the table counts by its own share of the memory.
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

  /** A table that another server has. */
  static Fault elsewhere(String id) {
    return fault("another server has table " + id);
  }

  /** A table that is not here. */
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
