package tengen.cgt.graphs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.partizan.HangingEdge;

/**
 * A graph whose nodes all hang together with the ground.
 *
 * @param edges sorted; parallel ones and loops as often as they are there
 */
record GreenGraph(List<Edge> edges) {
  GreenGraph {
    edges = HangingEdge.hanging(edges);
  }

  /** Edges that meet above the ground belong together. */
  List<GreenGraph> components() {
    return HangingEdge.components(edges).stream().map(GreenGraph::new).toList();
  }

  /** Cutting an edge; parallel ones are one option. */
  Stream<GameOption<GreenGraph>> options() {
    return IntStream.range(0, edges.size())
        .filter(index -> index == 0 || !edges.get(index).equals(edges.get(index - 1)))
        .mapToObj(index -> new GameOption<>(edges.get(index).print(), without(index)));
  }

  private GreenGraph without(int index) {
    List<Edge> rest = new ArrayList<>(edges);
    rest.remove(index);
    return new GreenGraph(rest);
  }
}
