package tengen.protocol.analysis;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.game.Position;

/** The engines that a session uses at once: one in each of its host's slots. Immutable. */
record Seats(List<Seat> all) {
  /** So many searches of one session are in flight. */
  static final int MOST = 4;

  static final Seats EMPTY =
      new Seats(List.copyOf(Stream.generate(() -> Seat.UNUSED).limit(MOST).toList()));

  Seats {
    all = List.copyOf(all);
  }

  /**
   * One of them.
   *
   * @param engine that it has; empty: it was never used
   * @param game the start of the one that it was asked about last
   * @param task that it has now
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
   * What an engine has been asked; its rank's number is the ticket.
   *
   * @param isStopped whether it was told to end
   */
  record Task(Work work, boolean isStopped) {}

  /** The start of a game tells it from others, whoever has the first turn. */
  static Position startOf(Work work) {
    return Position.start(work.position().rules(), work.position().setup());
  }

  Seat get(int number) {
    return all.get(number);
  }

  /** The idle seat that knows most of this work. */
  OptionalInt idleFor(Work work) {
    return IntStream.range(0, MOST)
        .filter(number -> get(number).isIdle())
        .boxed()
        .min(Comparator.comparingInt(number -> strangeness(get(number), work)))
        .map(OptionalInt::of)
        .orElseGet(OptionalInt::empty);
  }

  /** Another engine would have to end for the last. */
  private static int strangeness(Seat seat, Work work) {
    if (seat.knows(work)) {
      return 0;
    }
    if (seat.isOf(work)) {
      return 1;
    }
    return seat.engine().isEmpty() ? 2 : 3;
  }

  /** The seat whose task has this ticket. */
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

  /** This work has begun there. */
  Seats begun(int number, Work work) {
    return set(
        number,
        new Seat(
            Optional.of(work.engine()),
            Optional.of(startOf(work)),
            Optional.of(new Task(work, false))));
  }

  /** The task there has ended. */
  Seats ended(int number) {
    return set(number, get(number).with(Optional.empty()));
  }

  /** The task there was told to end. */
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
