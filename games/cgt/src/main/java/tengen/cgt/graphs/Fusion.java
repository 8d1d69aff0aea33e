package tengen.cgt.graphs;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.partizan.HangingEdge;

/**
 * Computes the nimbers of green graphs by two principles. Fusion: the nodes of a cycle may be
 * merged; its edges become loops, each worth 1. Colon: a subgraph on a node may be replaced by a
 * stalk of its nimber. So a bridge to a graph of value g is worth g + 1, and the subgraphs on a
 * node add up. Winning Ways, chapter 7.
 *
 * <p>A single depth-first walk tells bridges from edges of cycles: Tarjan, "A note on finding the
 * bridges of a graph", 1974. Confined to one thread.
 */
final class Fusion {
  private static final int NO_EDGE = -1;

  private final List<Edge> edges;
  private final Map<Integer, List<Integer>> edgesAt;

  /** The order in which the nodes were entered, from 1. */
  private final Map<Integer, Integer> entered = new HashMap<>();

  /** The earliest entered node that can be reached from each node or from the nodes above it. */
  private final Map<Integer, Integer> earliest = new HashMap<>();

  private Fusion(List<Edge> edges) {
    this.edges = edges;
    edgesAt =
        IntStream.range(0, edges.size())
            .boxed()
            .flatMap(
                edge ->
                    Stream.of(edges.get(edge).from(), edges.get(edge).to())
                        .distinct()
                        .map(node -> Map.entry(node, edge)))
            .collect(
                Collectors.groupingBy(
                    Map.Entry::getKey,
                    Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
  }

  /** Returns the nimber of a graph. */
  static long nimber(GreenGraph graph) {
    return new Fusion(graph.edges()).visit(HangingEdge.GROUND, NO_EDGE);
  }

  /**
   * Enters a node and returns the nimber of the subgraph that hangs on it.
   *
   * @param by the edge by which the walk reached the node, which does not count; {@link #NO_EDGE}
   *     at the ground
   */
  private long visit(int node, int by) {
    int order = entered.size() + 1;
    entered.put(node, order);
    earliest.put(node, order);
    long value = 0;
    for (int edge : edgesAt.getOrDefault(node, List.of())) {
      if (edge != by) {
        value ^= valueOf(edge, node, order);
      }
    }
    return value;
  }

  /**
   * Returns the nimber that an edge, with the subgraph beyond it, adds to a node. An edge that
   * closes a cycle counts once, at the end that was entered later.
   *
   * @param order the order in which the node was entered
   */
  private long valueOf(int edge, int node, int order) {
    int other = edges.get(edge).other(node);
    Integer before = entered.get(other);
    if (before != null) {
      earliest.merge(node, before, Math::min);
      return before <= order ? 1 : 0;
    }
    long above = visit(other, edge);
    int back = earliest.getOrDefault(other, order);
    earliest.merge(node, back, Math::min);
    boolean bridge = back > order;
    return bridge ? above + 1 : above ^ 1;
  }
}
