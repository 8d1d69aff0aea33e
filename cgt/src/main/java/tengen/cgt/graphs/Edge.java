package tengen.cgt.graphs;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Between two nodes, the smaller one first; both may be the same. */
record Edge(int a, int b) implements Comparable<Edge> {
  private static final Pattern TEXT = Pattern.compile("(\\d{1,9})-(\\d{1,9})");

  /** Reads {@code 0-1}, in either order. */
  static Optional<Edge> parse(String text) {
    Matcher nodes = TEXT.matcher(text);
    if (!nodes.matches()) {
      return Optional.empty();
    }
    int one = Integer.parseInt(nodes.group(1));
    int other = Integer.parseInt(nodes.group(2));
    return Optional.of(new Edge(Math.min(one, other), Math.max(one, other)));
  }

  /** The end that is not this node; itself in a loop. */
  int from(int node) {
    return node == a ? b : a;
  }

  /** Whether they have a node in common that is not the ground. */
  boolean meets(Edge other) {
    return isAboveGroundIn(a, other) || isAboveGroundIn(b, other);
  }

  private static boolean isAboveGroundIn(int node, Edge edge) {
    return node != GreenGraph.GROUND && (node == edge.a || node == edge.b);
  }

  String print() {
    return a + "-" + b;
  }

  @Override
  public int compareTo(Edge other) {
    return a == other.a ? Integer.compare(b, other.b) : Integer.compare(a, other.a);
  }
}
