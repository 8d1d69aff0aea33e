package tengen.gomoku.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import tengen.common.gomoku.WinRule;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Side;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;
import tengen.gomoku.proof.ProofAnswer.FromThreats;
import tengen.gomoku.proof.ProofAnswer.FromTree;
import tengen.gomoku.solve.ThreatSolution;
import tengen.gomoku.solve.ThreatSolver;
import tengen.proof.tree.ProofIndex;
import tengen.proof.tree.ProofIndex.Entry;
import tengen.proof.tree.ProofIndex.TreeSize;
import tengen.proof.tree.ProofStones;
import tengen.search.Finding;
import tengen.search.SearchControl;

/**
 * Black's side of the proof: moves stored in the tree, and wins by threats that the tree leaves
 * out.
 */
final class ProofPlayer {
  private static final Finding NOTHING = new Finding("none", List.of());

  /**
   * Divisor of the node limit: the solver gets at most half of it, so that the fallback engine has
   * nodes left.
   */
  private static final int NODE_DIVISOR = 2;

  private final ProofIndex index;

  ProofPlayer(ProofIndex index) {
    this.index = index;
  }

  /** Returns Black's move if the position is in the tree with Black to move. */
  Optional<Place> inTree(Position position) {
    return blackToMove(position).flatMap(this::inTree).map(FromTree::move);
  }

  private Optional<ProofStones> blackToMove(Position position) {
    return FreestyleLine.stones(position, index.size()).filter(ProofStones::isBlackToMove);
  }

  private Optional<FromTree> inTree(ProofStones stones) {
    return index
        .find(stones)
        .map(entry -> new FromTree(entry.number(), place(entry.points().getFirst())));
  }

  /**
   * The result of looking for a proven move.
   *
   * @param answer the move; empty if nothing is proven
   * @param nodes nodes charged to the search: the solver's nodes times {@link
   *     ThreatSolver#NODE_COST}
   */
  record Attempt(Optional<ProofAnswer> answer, long nodes) {
    static final Attempt NONE = new Attempt(Optional.empty(), 0);
  }

  /** Looks for Black's move. The answer is empty unless Black is to move and known to win. */
  Attempt attempt(Position position, SearchControl control) {
    return blackToMove(position)
        .map(stones -> attempt(stones, nodes -> isOver(nodes, control)))
        .orElse(Attempt.NONE);
  }

  private Attempt attempt(ProofStones stones, LongPredicate shouldStop) {
    Optional<ProofAnswer> inTree = inTree(stones).map(answer -> answer);
    int since = inTree.isPresent() ? 0 : stonesSince(stones);
    return since == 0 ? new Attempt(inTree, 0) : byThreats(stones, since, shouldStop);
  }

  private Optional<ProofAnswer> answer(ProofStones stones, SearchControl control) {
    return attempt(stones, control::shouldStop).answer();
  }

  /**
   * Returns the number of stones played since the game left the tree, White's first, or 0 if it
   * never was in the tree.
   */
  private int stonesSince(ProofStones stones) {
    ProofStones before = ProofStones.of(stones.size(), stones.line());
    boolean isFound = false;
    while (!isFound && !before.line().isEmpty()) {
      before.undo();
      isFound = !before.isBlackToMove() && index.find(before).isPresent();
    }
    return isFound ? stones.line().size() - before.line().size() : 0;
  }

  /** Searches for a win by threats after the game has left the tree. */
  private Attempt byThreats(ProofStones stones, int since, LongPredicate shouldStop) {
    var board = new GomokuBoard(WinRule.FREESTYLE, stones.size(), stones.size());
    for (int i = 0; i < stones.line().size(); i++) {
      int colour = i % 2 == 0 ? GomokuBoard.BLACK : GomokuBoard.WHITE;
      board.play(Points.of(place(stones.line().get(i))), colour);
    }
    ThreatSolution found =
        new ThreatSolver(board)
            .solveAfter(
                Side.BLACK,
                since,
                index.budget().moves(),
                index.budget().nodes(),
                nodes -> shouldStop.test(ThreatSolver.NODE_COST * nodes));
    Optional<ProofAnswer> answer =
        found.outcome() == ThreatSolution.Outcome.WIN
            ? Optional.of(new FromThreats(found.moves(), found.nodes(), found.line()))
            : Optional.empty();
    return new Attempt(answer, ThreatSolver.NODE_COST * found.nodes());
  }

  private static boolean isOver(long nodes, SearchControl control) {
    return control.shouldStop(nodes) || nodes >= control.limits().maxNodes() / NODE_DIVISOR;
  }

  /**
   * Describes a position's place in the proof. The first line is {@code node N move x,y}; {@code
   * node N replies x,y …; every other reply: vct within M}; {@code vct L nodes N pv x,y …}; {@code
   * every reply: vct within M} after the first move of such a line; {@code first stone: every other
   * reply by symmetry} after the first move of the game; or {@code none}. A node's second line is
   * {@code nodes N depth D}, the size of its subtree, followed by a line {@code x,y nodes N depth
   * D} for each reply.
   */
  Finding describe(Position position, SearchControl control) {
    Optional<ProofStones> stones = FreestyleLine.stones(position, index.size());
    Optional<Finding> found =
        stones.filter(ProofStones::isBlackToMove).isPresent()
            ? answer(stones.get(), control).map(answer -> describe(answer, stones.get()))
            : stones.flatMap(white -> describeWhite(white, control));
    return found.orElse(NOTHING);
  }

  private Optional<Finding> describeWhite(ProofStones stones, SearchControl control) {
    return index
        .find(stones)
        .map(entry -> describe(entry, stones))
        .or(() -> describeAfterThreat(stones, control))
        .or(() -> describeFirstStone(stones));
  }

  /**
   * Describes the position after the first stone, which is in the centre. White has one reply of
   * each symmetry class: those in the eighth of the board between the row and the diagonal to the
   * right and down.
   */
  private Optional<Finding> describeFirstStone(ProofStones stones) {
    int centre = index.size() / 2;
    if (!stones.line().equals(List.of(pointAt(centre, centre)))) {
      return Optional.empty();
    }
    List<Integer> replies = new ArrayList<>();
    for (int right = 1; right <= centre; right++) {
      for (int down = 0; down <= right; down++) {
        replies.add(pointAt(centre + right, centre + down));
      }
    }
    return Optional.of(
        withReplies(List.of("first stone: every other reply by symmetry"), replies, stones));
  }

  private int pointAt(int x, int y) {
    return y * index.size() + x;
  }

  /** Describes a position in which Black has just made the first move of a win by threats. */
  private Optional<Finding> describeAfterThreat(ProofStones stones, SearchControl control) {
    Place last = place(stones.line().getLast());
    ProofStones before = ProofStones.of(stones.size(), stones.line());
    before.undo();
    return answer(before, control)
        .filter(
            answer ->
                answer instanceof FromThreats(int moves, long _, List<Place> line)
                    && moves > 1
                    && line.getFirst().equals(last))
        .map(answer -> "every reply: vct within " + (((FromThreats) answer).moves() - 1))
        .map(text -> finding(text, List.of()));
  }

  private Finding describe(ProofAnswer answer, ProofStones stones) {
    return switch (answer) {
      case FromTree(int node, Place move) ->
          finding(
              String.format(
                  Locale.ROOT,
                  "node %d move %s\n%s",
                  node,
                  text(move),
                  text(index.find(stones).orElseThrow().treeSize())),
              List.of(move));
      case FromThreats(int moves, long nodes, List<Place> line) ->
          finding(
              String.format(Locale.ROOT, "vct %d nodes %d pv %s", moves, nodes, text(line)),
              List.of(line.getFirst()));
    };
  }

  private Finding describe(Entry white, ProofStones stones) {
    List<Place> replies = white.points().stream().map(this::place).toList();
    String listed =
        replies.isEmpty() ? "every reply" : "replies " + text(replies) + "; every other reply";
    String head =
        String.format(
            Locale.ROOT,
            "node %d %s: vct within %d",
            white.number(),
            listed,
            index.budget().moves());
    return withReplies(List.of(head, text(white.treeSize())), white.points(), stones);
  }

  /** Adds a line and a mark for each reply: the size of the tree after it. */
  private Finding withReplies(List<String> head, List<Integer> replies, ProofStones stones) {
    List<String> lines = new ArrayList<>(head);
    List<Finding.Mark> marks = new ArrayList<>();
    for (int point : replies) {
      stones.play(point);
      TreeSize treeSize = index.find(stones).orElseThrow().treeSize();
      stones.undo();
      lines.add(text(place(point)) + " " + text(treeSize));
      marks.add(new Finding.Mark(place(point), Integer.toString(treeSize.nodes())));
    }
    return new Finding(String.join("\n", lines), marks);
  }

  private static String text(TreeSize treeSize) {
    return String.format(Locale.ROOT, "nodes %d depth %d", treeSize.nodes(), treeSize.depth());
  }

  private static Finding finding(String text, List<Place> marks) {
    return new Finding(text, marks.stream().map(mark -> new Finding.Mark(mark, "")).toList());
  }

  private static String text(List<Place> places) {
    return places.stream().map(ProofPlayer::text).collect(Collectors.joining(" "));
  }

  private static String text(Place place) {
    return place.x() + "," + place.y();
  }

  private Place place(int point) {
    int size = index.size();
    return new Place(point % size, point / size);
  }
}
