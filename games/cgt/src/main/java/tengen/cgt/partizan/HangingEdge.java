package tengen.cgt.partizan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** An edge of a graph that is attached to the ground. Both its ends may be the same vertex. */
public interface HangingEdge {
  /** The vertex of the ground. */
  int GROUND = 0;

  /** Returns the smaller vertex. */
  int from();

  /** Returns the larger vertex. */
  int to();

  /** Returns the edges that a path connects with the ground, sorted. */
  static <E extends HangingEdge & Comparable<E>> List<E> hanging(List<E> edges) {
    Map<Integer, List<E>> byVertex = new HashMap<>();
    for (E edge : edges) {
      byVertex.computeIfAbsent(edge.from(), _ -> new ArrayList<>()).add(edge);
      byVertex.computeIfAbsent(edge.to(), _ -> new ArrayList<>()).add(edge);
    }
    Set<Integer> reached = new HashSet<>();
    Deque<Integer> due = new ArrayDeque<>(List.of(GROUND));
    while (!due.isEmpty()) {
      int vertex = due.pop();
      if (reached.add(vertex)) {
        for (E edge : byVertex.getOrDefault(vertex, List.of())) {
          due.push(edge.from() == vertex ? edge.to() : edge.from());
        }
      }
    }
    return edges.stream().filter(edge -> reached.contains(edge.from())).sorted().toList();
  }

  /** Groups edges into parts that are connected above the ground. */
  static <E extends HangingEdge> List<List<E>> components(List<E> edges) {
    List<List<E>> components = new ArrayList<>();
    for (E edge : edges) {
      List<E> joined = new ArrayList<>(List.of(edge));
      components.removeIf(
          component ->
              component.stream().anyMatch(other -> meet(edge, other)) && joined.addAll(component));
      components.add(joined);
    }
    return components;
  }

  private static boolean meet(HangingEdge one, HangingEdge other) {
    return isAboveGroundIn(one.from(), other) || isAboveGroundIn(one.to(), other);
  }

  private static boolean isAboveGroundIn(int vertex, HangingEdge edge) {
    return vertex != GROUND && (vertex == edge.from() || vertex == edge.to());
  }
}
