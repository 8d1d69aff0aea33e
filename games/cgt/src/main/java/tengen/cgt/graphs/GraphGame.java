package tengen.cgt.graphs;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Sized;
import tengen.cgt.impartial.Nimbers;
import tengen.cgt.impartial.NormalPlay;

/**
 * Tokens on a directed acyclic graph. A move takes a token along an arc; an arc with several
 * targets leaves a token on each. The nimber of a vertex is the least number that none of its arcs
 * leads to, and tokens add up. Any impartial game is such a graph (Sprague 1935, Grundy 1939).
 */
final class GraphGame implements NormalPlay<GraphGame.Position> {
  /**
   * A position with the nimber of each vertex.
   *
   * @param nimbers of vertices with arcs, determined by the graph; other vertices have 0
   */
  record Position(Tokens tokens, Map<Integer, Integer> nimbers) implements Sized {
    @Override
    public int size() {
      return tokens.size();
    }

    private int nimber(int vertex) {
      return nimbers.getOrDefault(vertex, 0);
    }

    private int nimber(Arc arc) {
      return arc.to().stream().mapToInt(this::nimber).reduce(0, (one, other) -> one ^ other);
    }

    private GameOption<Position> option(Arc arc) {
      return GameOption.lazy(arc.move(), () -> new Position(tokens.after(arc), nimbers));
    }

    private Stream<Arc> arcs() {
      return tokens.at().stream()
          .distinct()
          .flatMap(vertex -> tokens.graph().arcsFrom(vertex).stream());
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Position that && tokens.equals(that.tokens);
    }

    @Override
    public int hashCode() {
      return tokens.hashCode();
    }
  }

  @Override
  public String id() {
    return "graph";
  }

  @Override
  public String notation() {
    return Tokens.NOTATION + "; 0-1,2 leaves a token on both ends";
  }

  @Override
  public String example() {
    return "0-1 0-2 1-2; tokens 0 0 1";
  }

  @Override
  public Position parse(String text) {
    Tokens tokens = Tokens.parse(text).requireNoCycle();
    if (tokens.graph().arcs().stream().anyMatch(arc -> arc.player().isPresent())) {
      throw new NotationException("only coloured-graph has arcs of one player, L or R");
    }
    return new Position(tokens, nimbers(tokens.graph()));
  }

  private static Map<Integer, Integer> nimbers(Digraph graph) {
    Map<Integer, Integer> nimbers = new HashMap<>();
    for (int vertex : graph.sinksFirst()) {
      BitSet options = new BitSet();
      for (Arc arc : graph.arcsFrom(vertex)) {
        options.set(
            arc.to().stream().mapToInt(nimbers::get).reduce(0, (one, other) -> one ^ other));
      }
      nimbers.put(vertex, options.nextClearBit(0));
    }
    return Map.copyOf(nimbers);
  }

  @Override
  public String print(Position position) {
    return position.tokens().print();
  }

  @Override
  public Stream<GameOption<Position>> options(Position position) {
    return position.arcs().map(position::option);
  }

  @Override
  public List<Position> parts(Position position) {
    return position.tokens().parts().stream()
        .map(part -> new Position(part, position.nimbers()))
        .toList();
  }

  @Override
  public long nimber(Position position, Budget budget) {
    return position.tokens().at().stream().mapToLong(position::nimber).reduce(0, Nimbers::add);
  }

  @Override
  public Optional<GameOption<Position>> moveTo(long nimber, Position position, Budget budget) {
    long difference = nimber(position, budget) ^ nimber;
    return position
        .arcs()
        .filter(arc -> (position.nimber(arc) ^ position.nimber(arc.from())) == difference)
        .findFirst()
        .map(position::option);
  }
}
