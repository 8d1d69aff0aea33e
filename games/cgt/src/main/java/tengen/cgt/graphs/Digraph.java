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

/** A directed graph as a set of arcs. Immutable; equal by its arcs. */
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
   * Returns the vertices of the arcs in an order where each follows its successors. Vertices on
   * cycles, and those that lead to cycles, are left out. Kahn, "Topological sorting of large
   * networks", 1962.
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

  /**
   * Returns the vertices of a cycle in order, with the first repeated at the end; empty if there is
   * none.
   */
  Optional<List<Integer>> cycle() {
    Set<Integer> free = sinksFirst();
    return arcsFrom.keySet().stream()
        .filter(vertex -> !free.contains(vertex))
        .min(Integer::compare)
        .map(vertex -> cycleFrom(vertex, free));
  }

  /**
   * Follows arcs from {@code start} until a vertex repeats. Each vertex outside {@code free} has a
   * successor outside {@code free}.
   */
  private List<Integer> cycleFrom(int start, Set<Integer> free) {
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
