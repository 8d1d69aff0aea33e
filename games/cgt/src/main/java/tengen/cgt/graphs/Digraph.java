package tengen.cgt.graphs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Arcs between vertices, each once. Immutable; equal by its arcs. */
final class Digraph {
  private final List<Arc> arcs;
  private final Map<Integer, List<Arc>> arcsFrom;
  private final int hash;

  Digraph(List<Arc> given) {
    arcs = List.copyOf(new TreeSet<>(given));
    arcsFrom = arcs.stream().collect(Collectors.groupingBy(Arc::from));
    hash = arcs.hashCode();
  }

  List<Arc> arcs() {
    return arcs;
  }

  List<Arc> arcsFrom(int vertex) {
    return arcsFrom.getOrDefault(vertex, List.of());
  }

  /**
   * Every vertex that an arc leaves or reaches, each behind all that it leads to; those of cycles,
   * and what leads there, are left out. Kahn, "Topological sorting of large networks", 1962.
   */
  Set<Integer> sinksFirst() {
    Map<Integer, Integer> open = new HashMap<>();
    Map<Integer, List<Integer>> before = new HashMap<>();
    for (Arc arc : arcs) {
      for (int to : arc.to()) {
        open.merge(arc.from(), 1, Integer::sum);
        open.putIfAbsent(to, 0);
        before.computeIfAbsent(to, _ -> new ArrayList<>()).add(arc.from());
      }
    }
    Deque<Integer> ready = new ArrayDeque<>();
    open.forEach((vertex, count) -> addIf(count == 0, vertex, ready));
    Set<Integer> order = new LinkedHashSet<>();
    while (!ready.isEmpty()) {
      int vertex = ready.remove();
      order.add(vertex);
      for (int from : before.getOrDefault(vertex, List.of())) {
        addIf(open.merge(from, -1, Integer::sum) == 0, from, ready);
      }
    }
    return order;
  }

  private static void addIf(boolean isReady, int vertex, Deque<Integer> ready) {
    if (isReady) {
      ready.add(vertex);
    }
  }

  /** The vertices of a cycle in its order, the first once more at the end; empty: there is none. */
  Optional<List<Integer>> cycle() {
    Set<Integer> free = sinksFirst();
    return arcsFrom.keySet().stream()
        .filter(vertex -> !free.contains(vertex))
        .min(Integer::compare)
        .map(vertex -> cycleBehind(vertex, free));
  }

  /** What is not free leads on to something that is not free. */
  private List<Integer> cycleBehind(int start, Set<Integer> free) {
    LinkedHashSet<Integer> path = new LinkedHashSet<>();
    int vertex = start;
    while (path.add(vertex)) {
      vertex =
          arcsFrom(vertex).stream()
              .flatMap(arc -> arc.to().stream())
              .filter(to -> !free.contains(to))
              .findFirst()
              .orElseThrow();
    }
    List<Integer> all = new ArrayList<>(path);
    List<Integer> cycle = new ArrayList<>(all.subList(all.indexOf(vertex), all.size()));
    cycle.add(vertex);
    return cycle;
  }

  String print() {
    return arcs.stream().map(Arc::print).collect(Collectors.joining(" "));
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Digraph that && arcs.equals(that.arcs));
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return print();
  }
}
