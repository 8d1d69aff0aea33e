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
 * Computes values of positions from the values of their options, each once, by a depth-first walk
 * with an explicit stack. Confined to one thread.
 *
 * @param <P> positions, equal when the games are
 * @param <V> values
 */
final class GameGraph<P, V> {
  private final Function<P, Stream<P>> options;
  private final Function<P, Valuation<V>> valuation;
  private final Map<P, V> known = new HashMap<>();

  /** Collects the values of a position's options and computes the position's own value. */
  interface Valuation<V> {
    /**
     * Takes the value of another option. Returns true if further options cannot change the result.
     */
    boolean settledBy(V option);

    /** Returns the value by the options so far. */
    V value();
  }

  GameGraph(Function<P, Stream<P>> options, Function<P, Valuation<V>> valuation) {
    this.options = options;
    this.valuation = valuation;
  }

  /**
   * Returns the value of a position.
   *
   * @throws LoopyException if a line of play repeats a position
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
    // Not iterator(): that of a nested stream buffers all options without counting steps.
    List<P> next = options.apply(position).peek(_ -> budget.take()).peek(budget::store).toList();
    return new Visit(position, next.iterator());
  }

  /** A position on the current line of play, with the options that are not yet visited. */
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
