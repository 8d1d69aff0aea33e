package tengen.cgt.graphs;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.impartial.NormalPlay;
import tengen.cgt.impartial.Words;

/**
 * Green Hackenbush: a move cuts an edge, and everything that is not connected with the ground any
 * more falls. {@link Fusion} computes its values.
 */
final class GreenHackenbush implements NormalPlay<GreenGraph> {
  /** Maximum number of edges. The walk of a graph recurses as deep as it has edges. */
  private static final int MAX_EDGES = 2000;

  @Override
  public String id() {
    return "green-hackenbush";
  }

  @Override
  public String notation() {
    return "edges between nodes, of which 0 is the ground; a move is the edge cut: 1-2";
  }

  @Override
  public String example() {
    return "0-1 1-2 1-2 2-2";
  }

  @Override
  public GreenGraph parse(String text) {
    List<Edge> edges = Words.of(text).stream().map(GreenHackenbush::edge).toList();
    if (edges.size() > MAX_EDGES) {
      throw new NotationException("at most " + MAX_EDGES + " edges, got " + edges.size());
    }
    GreenGraph graph = new GreenGraph(edges);
    if (graph.edges().size() < edges.size()) {
      throw new NotationException("every edge must be connected to the ground, node 0: " + text);
    }
    return graph;
  }

  private static Edge edge(String word) {
    return Edge.parse(word)
        .orElseThrow(
            () ->
                new NotationException("'" + word + "' is not an edge between nodes, such as 0-1"));
  }

  @Override
  public String print(GreenGraph graph) {
    return graph.edges().stream().map(Edge::print).collect(Collectors.joining(" "));
  }

  @Override
  public Stream<GameOption<GreenGraph>> options(GreenGraph graph) {
    return graph.options();
  }

  /** Returns the parts that are connected above the ground. */
  @Override
  public List<GreenGraph> parts(GreenGraph graph) {
    return graph.components();
  }

  @Override
  public long nimber(GreenGraph graph, Budget budget) {
    budget.take();
    return Fusion.nimber(graph);
  }
}
