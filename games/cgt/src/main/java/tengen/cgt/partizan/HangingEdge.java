package tengen.cgt.partizan;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
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

  /**
   * Groups edges into parts that are connected above the ground, by Galler and Fischer, "An
   * improved equivalence algorithm", 1964.
   */
  static <E extends HangingEdge> List<List<E>> components(List<E> edges) {
    Map<Integer, Integer> parents = new HashMap<>();
    for (E edge : edges) {
      int root = root(edge.to(), parents);
      if (edge.from() != GROUND && root(edge.from(), parents) != root) {
        parents.put(root(edge.from(), parents), root);
      }
    }
    Map<Integer, List<E>> components = new LinkedHashMap<>();
    int loopsOnGround = 0;
    for (E edge : edges) {
      int component = edge.to() == GROUND ? --loopsOnGround : root(edge.to(), parents);
      components.computeIfAbsent(component, _ -> new ArrayList<>()).add(edge);
    }
    return List.copyOf(components.values());
  }

  /** Returns the vertex that stands for a vertex's part; halves the path to it. */
  private static int root(int vertex, Map<Integer, Integer> parents) {
    int at = vertex;
    while (parents.containsKey(at)) {
      int parent = parents.getOrDefault(at, at);
      parents.put(at, parents.getOrDefault(parent, parent));
      at = parent;
    }
    return at;
  }
}
