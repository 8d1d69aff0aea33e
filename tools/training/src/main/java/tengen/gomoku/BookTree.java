package tengen.gomoku;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import tengen.game.Move.Place;
import tengen.game.Setup;

/**
 * Tree of searched opening positions. The next one to search has the lowest cost for both sides:
 * each ply costs one, plus a cost for what the move gives away (drop-out expansion: Thomas Lincke,
 * "Strategies for the Automatic Construction of Opening Books", 2000). Values are minimax values of
 * the leaves' searches.
 */
final class BookTree {
  /** Cost in plies of a move that loses a win rate of 1. */
  private static final double DROP_COST = 20;

  /** Distance from 0 or 1 within which a position is decided and needs no book. */
  private static final double DECIDED_MARGIN = 0.02;

  private final int side;
  private final Map<Setup.Board, Node> nodes = new HashMap<>();
  private final List<List<Place>> openings;

  /** Creates an empty tree. */
  BookTree(int side, List<List<Place>> openings) {
    this.side = side;
    this.openings = openings;
  }

  /** A move with its win rate after the search, for the side that makes it. */
  record Choice(Place move, double winRate) {}

  /** A searched position: its stones in playing order, and moves, best first. */
  record Search(List<Place> stones, List<Choice> choices, long nodes) {
    private List<Place> after(Choice choice) {
      List<Place> longer = new ArrayList<>(stones);
      longer.add(choice.move());
      return longer;
    }
  }

  /** A searched position with values backed up from its successors. */
  private static final class Node {
    final Search search;
    double winRate;
    double cost;

    Node(Search search) {
      this.search = search;
    }
  }

  /** A candidate for the next search. */
  private record Leaf(Setup.Board key, List<Place> stones, double cost) {
    private Leaf cheaper(Leaf other) {
      return cost <= other.cost ? this : other;
    }
  }

  int size() {
    return nodes.size();
  }

  void add(Search search) {
    nodes.putIfAbsent(key(search.stones()), new Node(search));
  }

  /** Returns the position to search next, or empty if none is left. */
  Optional<List<Place>> next() {
    backUp();
    nodes.values().forEach(node -> node.cost = Double.POSITIVE_INFINITY);
    Map<Setup.Board, Leaf> leaves = new HashMap<>();
    openings.forEach(stones -> reach(stones, 0, leaves));
    inOrder(Comparator.naturalOrder()).forEach(node -> reachMoves(node, leaves));
    return leaves.values().stream()
        .min(Comparator.comparingDouble(Leaf::cost).thenComparing(leaf -> leaf.key().toString()))
        .map(Leaf::stones);
  }

  private void reachMoves(Node node, Map<Setup.Board, Leaf> leaves) {
    boolean isDecided = Math.min(node.winRate, 1 - node.winRate) < DECIDED_MARGIN;
    if (isDecided || Double.isInfinite(node.cost)) {
      return;
    }
    for (Choice choice : node.search.choices()) {
      double drop = node.winRate - winRate(node, choice);
      reach(node.search.after(choice), node.cost + 1 + DROP_COST * drop, leaves);
    }
  }

  private void reach(List<Place> stones, double cost, Map<Setup.Board, Leaf> leaves) {
    Setup.Board key = key(stones);
    Node known = nodes.get(key);
    if (known != null) {
      known.cost = Math.min(known.cost, cost);
    } else {
      leaves.merge(key, new Leaf(key, stones, cost), Leaf::cheaper);
    }
  }

  /** Returns the lines of a book: every position with its best move. */
  List<String> lines() {
    backUp();
    return inOrder(Comparator.naturalOrder()).stream().map(this::line).toList();
  }

  private String line(Node node) {
    Choice best =
        node.search.choices().stream()
            .max(Comparator.comparingDouble(choice -> winRate(node, choice)))
            .orElseThrow();
    return String.format(
        Locale.ROOT,
        "%s\t%s\t%.3f\t%d",
        text(node.search.stones()),
        text(List.of(best.move())),
        node.winRate,
        node.search.nodes());
  }

  /** Sets each position's value from its best move, starting with the positions of most stones. */
  private void backUp() {
    for (Node node : inOrder(Comparator.reverseOrder())) {
      node.winRate =
          node.search.choices().stream()
              .mapToDouble(choice -> winRate(node, choice))
              .max()
              .orElseThrow();
    }
  }

  private double winRate(Node node, Choice choice) {
    Node after = nodes.get(key(node.search.after(choice)));
    return after == null ? choice.winRate() : 1 - after.winRate;
  }

  private List<Node> inOrder(Comparator<Integer> bySize) {
    return nodes.values().stream()
        .sorted(
            Comparator.comparing((Node node) -> node.search.stones().size(), bySize)
                .thenComparing(node -> text(node.search.stones())))
        .toList();
  }

  private Setup.Board key(List<Place> stones) {
    Setup.Board board = BookReader.board(Setup.Board.empty(side, side), stones);
    return OpeningBook.canonical(board).of(board);
  }

  /** Returns stones as in a book, or a hyphen for none. */
  static String text(List<Place> stones) {
    return stones.isEmpty()
        ? "-"
        : String.join(" ", stones.stream().map(place -> place.x() + "," + place.y()).toList());
  }
}
