package tengen.cgt.loopy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import tengen.cgt.Budget;
import tengen.cgt.GameOption;
import tengen.cgt.Player;
import tengen.cgt.Ruleset;

/**
 * Retrograde analysis. Starts from the lost positions without moves and works backwards, ply by
 * ply. A position is won by a move to a lost one, and lost if all of its moves lead to won ones;
 * the others are drawn. Ströhlein, "Untersuchungen über kombinatorische Spiele", 1970; Winning
 * Ways, chapter 12. Confined to one thread.
 *
 * @param <P> positions
 */
public final class RetrogradeAnalysis<P> {
  private record Node<P>(P position, Player mover) {}

  /** The state of a position: its predecessors, its number of undecided moves, and its ending. */
  private static final class Vertex {
    final List<Vertex> before = new ArrayList<>();
    int openMoves;
    Optional<Ending> ending = Optional.empty();
  }

  private final Ruleset<P> rules;
  private final Map<Node<P>, Vertex> vertices = new HashMap<>();
  private final Deque<Node<P>> unexpanded = new ArrayDeque<>();

  /**
   * Analyses all followers of a position, whoever starts.
   *
   * @throws tengen.cgt.LimitException if the positions exceed the budget
   */
  public RetrogradeAnalysis(Ruleset<P> rules, P start, Budget budget) {
    this.rules = rules;
    for (Player mover : Player.values()) {
      vertex(new Node<>(start, mover));
    }
    while (!unexpanded.isEmpty()) {
      expand(unexpanded.remove(), budget);
    }
    settle();
  }

  private Vertex vertex(Node<P> node) {
    Vertex known = vertices.get(node);
    if (known == null) {
      known = new Vertex();
      vertices.put(node, known);
      unexpanded.add(node);
    }
    return known;
  }

  private void expand(Node<P> node, Budget budget) {
    Vertex vertex = vertex(node);
    rules
        .options(node.position, node.mover)
        .forEach(
            option -> {
              budget.take();
              vertex.openMoves++;
              P after = option.after();
              budget.store(after);
              vertex(new Node<>(after, node.mover.other())).before.add(vertex);
            });
  }

  /** Settles the vertices in the order of their plies, so that each is settled by its best move. */
  private void settle() {
    Deque<Vertex> settled = new ArrayDeque<>();
    vertices.values().stream()
        .filter(vertex -> vertex.openMoves == 0)
        .forEach(vertex -> settle(vertex, 0, settled));
    while (!settled.isEmpty()) {
      Vertex vertex = settled.remove();
      Ending ending = vertex.ending.orElseThrow();
      int plies = ending.plies().orElseThrow() + 1;
      for (Vertex before : vertex.before) {
        before.openMoves--;
        if (ending.isLoss() || before.openMoves == 0) {
          settle(before, plies, settled);
        }
      }
    }
  }

  private static void settle(Vertex vertex, int plies, Deque<Vertex> settled) {
    if (vertex.ending.isEmpty()) {
      vertex.ending = Optional.of(Ending.in(plies));
      settled.add(vertex);
    }
  }

  /** Returns the ending of the start position or of one of its followers. */
  public Ending ending(P position, Player mover) {
    Vertex vertex = Optional.ofNullable(vertices.get(new Node<>(position, mover))).orElseThrow();
    return vertex.ending.orElse(Ending.DRAW);
  }

  /** Returns the moves after which the opponent's ending satisfies a condition. */
  public Stream<GameOption<P>> moves(P position, Player mover, Predicate<Ending> wanted) {
    return rules
        .options(position, mover)
        .filter(option -> wanted.test(ending(option.after(), mover.other())));
  }
}
