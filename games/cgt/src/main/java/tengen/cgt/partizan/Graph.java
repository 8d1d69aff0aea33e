package tengen.cgt.partizan;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tengen.cgt.NotationException;
import tengen.cgt.Sized;

/**
 * Coloured edges that are connected with the ground, vertex 0. Edges may be parallel or loops.
 *
 * @param edges sorted
 */
public record Graph(List<Edge> edges) implements Sized {
  /**
   * A coloured edge between two vertices.
   *
   * @param from the smaller vertex
   * @param colour B, R or G
   */
  public record Edge(int from, int to, char colour) implements HangingEdge, Comparable<Edge> {
    private static final Comparator<Edge> ORDER =
        Comparator.comparingInt(Edge::from)
            .thenComparingInt(Edge::to)
            .thenComparingInt(Edge::colour);

    /** Accepts the vertices in either order. */
    public Edge {
      int first = from;
      from = Math.min(first, to);
      to = Math.max(first, to);
    }

    @Override
    public int compareTo(Edge other) {
      return ORDER.compare(this, other);
    }

    /** Returns {@code 0-1B}. */
    @Override
    public String toString() {
      return from + "-" + to + colour;
    }
  }

  private static final int MAX_VERTEX = 9999;
  private static final Pattern EDGE = Pattern.compile("([0-9]{1,4})-([0-9]{1,4})([BRG])");
  private static final Pattern STRING = Pattern.compile("[BRG]{1," + MAX_VERTEX + "}");

  /** Drops edges that are not connected with the ground. */
  public Graph {
    edges = HangingEdge.hanging(edges);
  }

  @Override
  public int size() {
    return edges.size();
  }

  static Graph parse(String text) {
    if (text.equals("0")) {
      return new Graph(List.of());
    }
    if (STRING.matcher(text).matches()) {
      return new Graph(
          IntStream.range(0, text.length())
              .mapToObj(height -> new Edge(height, height + 1, text.charAt(height)))
              .toList());
    }
    List<Edge> edges = Stream.of(text.split(" +", -1)).map(Graph::edge).toList();
    var graph = new Graph(edges);
    if (graph.edges().size() < edges.size()) {
      throw new NotationException("every edge must be connected to the ground, vertex 0: " + text);
    }
    return graph;
  }

  private static Edge edge(String text) {
    Matcher matcher = EDGE.matcher(text);
    if (!matcher.matches()) {
      throw new NotationException(
          "edge '"
              + text
              + "' must be FROM-TO and a colour B, R or G; vertices are 0 to "
              + MAX_VERTEX);
    }
    return new Edge(
        Integer.parseInt(matcher.group(1)),
        Integer.parseInt(matcher.group(2)),
        matcher.group(3).charAt(0));
  }

  /** Returns the edges separated by blanks; {@code 0} if there are none. */
  @Override
  public String toString() {
    return edges.isEmpty() ? "0" : edges.stream().map(Edge::toString).collect(joining(" "));
  }

  Graph without(Edge edge) {
    List<Edge> rest = new ArrayList<>(edges);
    rest.remove(edge);
    return new Graph(rest);
  }

  /** Returns the parts that are connected above the ground. */
  List<Graph> components() {
    return HangingEdge.components(edges).stream().map(Graph::new).toList();
  }
}
