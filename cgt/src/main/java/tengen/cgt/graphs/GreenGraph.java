package tengen.cgt.graphs;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.Option;
import tengen.cgt.partizan.Graph;

/**
 * A graph whose nodes all hang together with the ground.
 *
 * @param edges sorted; parallel ones and loops as often as they are there
 */
record GreenGraph(List<Edge> edges) {
  static final int GROUND = 0;

  GreenGraph {
    edges = grounded(edges).stream().sorted().toList();
  }

  /** Those that a path leads to from the ground. */
  private static List<Edge> grounded(List<Edge> edges) {
    Set<Integer> reached = new HashSet<>(Set.of(GROUND));
    boolean growing = true;
    while (growing) {
      growing = false;
      for (Edge edge : edges) {
        if (reached.contains(edge.a()) || reached.contains(edge.b())) {
          growing |= reached.addAll(List.of(edge.a(), edge.b()));
        }
      }
    }
    return edges.stream().filter(edge -> reached.contains(edge.a())).toList();
  }

  /** Edges that meet above the ground belong together. */
  List<GreenGraph> components() {
    return Graph.components(edges, Edge::meets).stream().map(GreenGraph::new).toList();
  }

  /** Cutting an edge; parallel ones are one option. */
  Stream<Option<GreenGraph>> options() {
    return IntStream.range(0, edges.size())
        .filter(index -> index == 0 || !edges.get(index).equals(edges.get(index - 1)))
        .mapToObj(index -> new Option<>(edges.get(index).print(), without(index)));
  }

  private GreenGraph without(int index) {
    List<Edge> rest = new ArrayList<>(edges);
    rest.remove(index);
    return new GreenGraph(rest);
  }
}
