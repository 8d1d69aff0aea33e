package tengen.cgt.graphs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.Sized;
import tengen.cgt.partizan.HangingEdge;

/**
 * A graph whose nodes are all connected with the ground.
 *
 * @param edges sorted, with parallel edges and loops repeated
 */
record GreenGraph(List<Edge> edges) implements Sized {
  GreenGraph {
    edges = HangingEdge.hanging(edges);
  }

  @Override
  public int size() {
    return edges.size();
  }

  /** Returns the parts that are connected above the ground. */
  List<GreenGraph> components() {
    return HangingEdge.components(edges).stream().map(GreenGraph::new).toList();
  }

  /** Returns the moves, each of which cuts an edge. Parallel edges are a single option. */
  Stream<GameOption<GreenGraph>> options() {
    return IntStream.range(0, edges.size())
        .filter(index -> index == 0 || !edges.get(index).equals(edges.get(index - 1)))
        .mapToObj(index -> GameOption.lazy(edges.get(index).print(), () -> without(index)));
  }

  private GreenGraph without(int index) {
    List<Edge> rest = new ArrayList<>(edges);
    rest.remove(index);
    return new GreenGraph(rest);
  }
}
