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
record SearchSlots(List<SearchSlot> all) {
  /** Maximum number of concurrent searches of a session. */
  static final int MAX_SEARCHES = 4;

  static final SearchSlots EMPTY =
      new SearchSlots(
          List.copyOf(Stream.generate(() -> SearchSlot.UNUSED).limit(MAX_SEARCHES).toList()));

  SearchSlots {
    all = List.copyOf(all);
  }

  /**
   * A slot.
   *
   * @param engine in the slot; empty if it was never used
   * @param game the start of the last game
   * @param task the running task
   */
  record SearchSlot(Optional<EngineChoice> engine, Optional<Position> game, Optional<Task> task) {
    static final SearchSlot UNUSED =
        new SearchSlot(Optional.empty(), Optional.empty(), Optional.empty());

    boolean isIdle() {
      return task.isEmpty();
    }

    boolean isOf(QueryPart part) {
      return engine.equals(Optional.of(part.engine()));
    }

    boolean knows(QueryPart part) {
      return isOf(part) && game.equals(Optional.of(startOf(part)));
    }

    private SearchSlot with(Optional<Task> next) {
      return new SearchSlot(engine, game, next);
    }
  }

  /**
   * A running task; the number of its rank is its ticket.
   *
   * @param isStopped whether its stop was requested
   */
  record Task(QueryPart part, boolean isStopped) {}

  /** Returns the start of a game, which identifies it, whoever has the first turn. */
  static Position startOf(QueryPart part) {
    return Position.start(part.position().rules(), part.position().setup());
  }

  SearchSlot get(int number) {
    return all.get(number);
  }

  /** Returns the idle slot that best fits this part. */
  OptionalInt idleFor(QueryPart part) {
    return IntStream.range(0, MAX_SEARCHES)
        .filter(number -> get(number).isIdle())
        .boxed()
        .min(Comparator.comparingInt(number -> switchCost(get(number), part)))
        .map(OptionalInt::of)
        .orElseGet(OptionalInt::empty);
  }

  /**
   * Returns the cost of using a slot for this part, from 0 to 3; replacing an engine is the
   * highest.
   */
  private static int switchCost(SearchSlot slot, QueryPart part) {
    if (slot.knows(part)) {
      return 0;
    }
    if (slot.isOf(part)) {
      return 1;
    }
    return slot.engine().isEmpty() ? 2 : 3;
  }

  /** Returns the slot whose task has this ticket. */
  OptionalInt with(long ticket) {
    return IntStream.range(0, MAX_SEARCHES)
        .filter(
            number ->
                get(number)
                    .task()
                    .filter(task -> task.part().rank().number() == ticket)
                    .isPresent())
        .findFirst();
  }

  /** Records that this part has begun in a slot. */
  SearchSlots begun(int number, QueryPart part) {
    return set(
        number,
        new SearchSlot(
            Optional.of(part.engine()),
            Optional.of(startOf(part)),
            Optional.of(new Task(part, false))));
  }

  /** Records that a slot's task has ended. */
  SearchSlots ended(int number) {
    return set(number, get(number).with(Optional.empty()));
  }

  /** Records that the stop of a slot's task was requested. */
  SearchSlots stopped(int number) {
    return set(
        number, get(number).with(get(number).task().map(task -> new Task(task.part(), true))));
  }

  private SearchSlots set(int number, SearchSlot slot) {
    List<SearchSlot> next = new ArrayList<>(all);
    next.set(number, slot);
    return new SearchSlots(next);
  }
}
