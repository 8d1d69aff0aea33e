package tengen.cgt.graphs;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tengen.cgt.GameOption;
import tengen.cgt.NotationException;
import tengen.cgt.Player;
import tengen.cgt.Sized;
import tengen.cgt.impartial.Words;

/**
 * Tokens on the vertices of a graph.
 *
 * @param at the vertex of each token, ascending
 */
record Tokens(Digraph graph, List<Integer> at) implements Sized {
  static final String NOTATION =
      "arcs from-to, \"; tokens\", the vertex of each token; a move is the arc: 0-1";

  private static final String TOKENS = "; tokens";
  private static final int MAX_ARCS_OR_TOKENS = 100_000;

  Tokens {
    at = at.stream().sorted().toList();
  }

  @Override
  public int size() {
    return at.size();
  }

  /**
   * Reads {@code 0-1 1-2; tokens 0 0}.
   *
   * @throws NotationException with what is wrong and what is allowed
   */
  static Tokens parse(String text) {
    int cut = text.indexOf(TOKENS);
    if (cut < 0) {
      throw new NotationException(
          "'" + text + "' has no tokens; expected a graph such as 0-1 1-2; tokens 0");
    }
    List<String> arcs = Words.of(text.substring(0, cut));
    List<String> tokens = Words.of(text.substring(cut + TOKENS.length()));
    if (Math.max(arcs.size(), tokens.size()) > MAX_ARCS_OR_TOKENS) {
      throw new NotationException("at most " + MAX_ARCS_OR_TOKENS + " arcs and as many tokens");
    }
    return new Tokens(
        new Digraph(arcs.stream().map(Tokens::arc).toList()),
        tokens.stream().map(Tokens::vertex).toList());
  }

  private static Arc arc(String word) {
    return Arc.parse(word)
        .orElseThrow(
            () -> new NotationException("'" + word + "' is not an arc such as 0-1, 0-1,2 or 0-1L"));
  }

  private static int vertex(String word) {
    if (!word.matches("\\d{1,9}")) {
      throw new NotationException("'" + word + "' is not a vertex from 0 to 999999999");
    }
    return Integer.parseInt(word);
  }

  /**
   * Returns the position itself if its graph has no cycle.
   *
   * @throws NotationException with the cycle
   */
  Tokens requireNoCycle() {
    graph
        .cycle()
        .ifPresent(
            cycle -> {
              throw new NotationException(
                  "the graph has a cycle, "
                      + cycle.stream().map(String::valueOf).collect(Collectors.joining("-"))
                      + "; use loopy-graph");
            });
    return this;
  }

  /**
   * Returns the moves. Tokens on the same vertex have the same moves, listed once, and so has an
   * arc of both players beside one of this player's.
   */
  Stream<GameOption<Tokens>> options(Player player) {
    return at.stream()
        .distinct()
        .flatMap(vertex -> graph.arcsFrom(vertex).stream())
        .filter(arc -> arc.isOf(player))
        .map(Arc::ofBoth)
        .distinct()
        .map(arc -> GameOption.lazy(arc.move(), () -> after(arc)));
  }

  Tokens after(Arc arc) {
    List<Integer> after = new ArrayList<>(at);
    after.remove(Integer.valueOf(arc.from()));
    after.addAll(arc.to());
    return new Tokens(graph, after);
  }

  /** Returns each token alone. */
  List<Tokens> parts() {
    return at.stream().map(vertex -> new Tokens(graph, List.of(vertex))).toList();
  }

  String print() {
    Stream<String> tokens = at.stream().map(vertex -> " " + vertex);
    return (graph.print() + TOKENS + tokens.collect(Collectors.joining())).strip();
  }
}
