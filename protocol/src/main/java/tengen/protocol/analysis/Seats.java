package tengen.protocol.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.Position;

/** The host's slots that a session uses for concurrent searches. Immutable. */
record Seats(List<Seat> all) {
  /** Maximum number of concurrent searches of a session. */
  static final int MOST = 4;

  static final Seats EMPTY =
      new Seats(List.copyOf(Stream.generate(() -> Seat.UNUSED).limit(MOST).toList()));

  Seats {
    all = List.copyOf(all);
  }

  /**
   * A slot.
   *
   * @param engine in the slot; empty if it was never used
   * @param game the start of the last game
   * @param task the running task
   */
  record Seat(Optional<EngineChoice> engine, Optional<Position> game, Optional<Task> task) {
    static final Seat UNUSED = new Seat(Optional.empty(), Optional.empty(), Optional.empty());

    boolean isIdle() {
      return task.isEmpty();
    }

    boolean isOf(Work work) {
      return engine.equals(Optional.of(work.engine()));
    }

    boolean knows(Work work) {
      return isOf(work) && game.equals(Optional.of(startOf(work)));
    }

    private Seat with(Optional<Task> next) {
      return new Seat(engine, game, next);
    }
  }

  /**
   * A running task; the number of its rank is its ticket.
   *
   * @param isStopped whether it was told to stop
   */
  record Task(Work work, boolean isStopped) {}

  /** Returns the start of a game, which identifies it, whoever has the first turn. */
  static Position startOf(Work work) {
    return Position.start(work.position().rules(), work.position().setup());
  }

  Seat get(int number) {
    return all.get(number);
  }

  /** Returns the idle slot that best fits this work. */
  OptionalInt idleFor(Work work) {
    return IntStream.range(0, MOST)
        .filter(number -> get(number).isIdle())
        .boxed()
        .min(Comparator.comparingInt(number -> strangeness(get(number), work)))
        .map(OptionalInt::of)
        .orElseGet(OptionalInt::empty);
  }

  /**
   * Returns the cost of using a slot for this work, from 0 to 3; replacing an engine is the
   * highest.
   */
  private static int strangeness(Seat seat, Work work) {
    if (seat.knows(work)) {
      return 0;
    }
    if (seat.isOf(work)) {
      return 1;
    }
    return seat.engine().isEmpty() ? 2 : 3;
  }

  /** Returns the slot whose task has this ticket. */
  OptionalInt with(long ticket) {
    return IntStream.range(0, MOST)
        .filter(
            number ->
                get(number)
                    .task()
                    .filter(task -> task.work().rank().number() == ticket)
                    .isPresent())
        .findFirst();
  }

  /** Records that this work has begun in a slot. */
  Seats begun(int number, Work work) {
    return set(
        number,
        new Seat(
            Optional.of(work.engine()),
            Optional.of(startOf(work)),
            Optional.of(new Task(work, false))));
  }

  /** Records that a slot's task has ended. */
  Seats ended(int number) {
    return set(number, get(number).with(Optional.empty()));
  }

  /** Records that a slot's task was told to stop. */
  Seats stopped(int number) {
    return set(
        number, get(number).with(get(number).task().map(task -> new Task(task.work(), true))));
  }

  private Seats set(int number, Seat seat) {
    List<Seat> next = new ArrayList<>(all);
    next.set(number, seat);
    return new Seats(next);
  }
}
