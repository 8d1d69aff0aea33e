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
 * Retrograde analysis: from the lost positions without a move backwards, ply by ply, to those that
 * are won by a move to a lost one and those all of whose moves are to won ones; what is never
 * reached is drawn. Ströhlein, "Untersuchungen über kombinatorische Spiele", 1970; Winning Ways,
 * chapter 12. Confined to one thread.
 *
 * @param <P> positions
 */
public final class RetrogradeAnalysis<P> {
  private record Node<P>(P position, Player mover) {}

  /** What is known of a position: who may come from there, and how many of its moves are open. */
  private static final class Vertex {
    final List<Vertex> before = new ArrayList<>();
    int openMoves;
    Optional<Ending> ending = Optional.empty();
  }

  private final Ruleset<P> rules;
  private final Map<Node<P>, Vertex> vertices = new HashMap<>();
  private final Deque<Node<P>> unexpanded = new ArrayDeque<>();

  /**
   * Of all that can come of a position, whoever starts.
   *
   * @throws tengen.cgt.LimitException there are too many positions for the budget
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
              vertex(new Node<>(option.after(), node.mover.other())).before.add(vertex);
            });
  }

  /** In the order of their plies, so that each is settled by the best move there is. */
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

  /** How a position ends that can come of the first. */
  public Ending ending(P position, Player mover) {
    Vertex vertex = Optional.ofNullable(vertices.get(new Node<>(position, mover))).orElseThrow();
    return vertex.ending.orElse(Ending.DRAW);
  }

  /** Moves after which the enemy's game ends in one of some ways. */
  public Stream<GameOption<P>> moves(P position, Player mover, Predicate<Ending> wanted) {
    return rules
        .options(position, mover)
        .filter(option -> wanted.test(ending(option.after(), mover.other())));
  }
}
