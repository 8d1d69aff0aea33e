package tengen.cgt.impartial;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import tengen.cgt.Budget;

/**
 * Values of positions from the values of their options, each found once, by a depth-first walk that
 * needs no call stack. Confined to one thread.
 *
 * @param <P> positions, equal when the games are
 * @param <V> values
 */
final class GameGraph<P, V> {
  private final Function<P, Stream<P>> options;
  private final Function<P, Valuation<V>> valuation;
  private final Map<P, V> known = new HashMap<>();

  /** What the options of one position say of its value. */
  interface Valuation<V> {
    /** Takes the value of one more option; true: the others cannot change the result. */
    boolean settledBy(V option);

    /** The value by the options so far. */
    V value();
  }

  GameGraph(Function<P, Stream<P>> options, Function<P, Valuation<V>> valuation) {
    this.options = options;
    this.valuation = valuation;
  }

  /**
   * The value of a position.
   *
   * @throws LoopyException a line of play comes back to a position
   */
  V value(P position, Budget budget) {
    Optional<V> before = Optional.ofNullable(known.get(position));
    return before.orElseGet(() -> walk(position, budget));
  }

  private V walk(P start, Budget budget) {
    Set<P> line = new HashSet<>();
    Deque<Visit> visits = new ArrayDeque<>();
    visits.push(enter(start, line, budget));
    while (true) {
      Visit visit = visits.element();
      Optional<P> unknown = visit.firstUnknown();
      if (unknown.isPresent()) {
        visits.push(enter(unknown.get(), line, budget));
        continue;
      }
      V value = visit.valuation.value();
      known.put(visit.position, value);
      line.remove(visit.position);
      visits.pop();
      if (visits.isEmpty()) {
        return value;
      }
      visits.element().take(value);
    }
  }

  private Visit enter(P position, Set<P> line, Budget budget) {
    if (!line.add(position)) {
      throw new LoopyException(position);
    }
    // All at once: the iterator of a nested stream would hold them all, and uncounted.
    List<P> next = options.apply(position).peek(_ -> budget.take()).toList();
    return new Visit(position, next.iterator());
  }

  /** A position on the line of play, and those of its options that are not yet looked at. */
  private final class Visit {
    final P position;
    final Valuation<V> valuation;
    private final Iterator<P> rest;
    private boolean settled;

    Visit(P position, Iterator<P> rest) {
      this.position = position;
      this.rest = rest;
      valuation = GameGraph.this.valuation.apply(position);
    }

    void take(V option) {
      settled = valuation.settledBy(option);
    }

    Optional<P> firstUnknown() {
      while (!settled && rest.hasNext()) {
        P option = rest.next();
        V value = known.get(option);
        if (value == null) {
          return Optional.of(option);
        }
        take(value);
      }
      return Optional.empty();
    }
  }
}
