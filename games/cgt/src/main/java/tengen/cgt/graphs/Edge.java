package tengen.cgt.graphs;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tengen.cgt.partizan.HangingEdge;

/** An edge between two nodes, the smaller one first. Both ends may be the same node. */
record Edge(int from, int to) implements HangingEdge, Comparable<Edge> {
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

  /** Returns the other end; the same node for a loop. */
  int other(int node) {
    return node == from ? to : from;
  }

  String print() {
    return from + "-" + to;
  }

  @Override
  public int compareTo(Edge other) {
    return from == other.from ? Integer.compare(to, other.to) : Integer.compare(from, other.from);
  }
}
