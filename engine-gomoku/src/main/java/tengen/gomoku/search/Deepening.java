package tengen.gomoku.search;

import java.util.List;
import tengen.gomoku.board.PointClass;

/**
 * One thread's search of the root: depth by depth (David Slate and Lawrence Atkin, "Chess 4.5",
 * 1977), each of the wanted lines in a window around its last value.
 */
final class Deepening {
  private static final int FIRST_WINDOW = 16;
  private static final int WINDOW_FROM_DEPTH = 4;

  private final AlphaBeta search;
  private final Node node;
  private final Root root;
  private final List<RootMove> moves;

  Deepening(AlphaBeta search, Root root) {
    this.search = search;
    this.root = root;
    moves = root.moves();
    node = search.node;
  }

  Root root() {
    return root;
  }

  Node node() {
    return node;
  }

  /** One depth more; the moves are in order after it, also where it was stopped. */
  void search(int depth) {
    for (RootMove move : moves) {
      move.value = -Values.INFINITE;
    }
    for (int line = 0; line < root.lines() && !node.isStopped(); line++) {
      searchLine(depth, line);
    }
    root.sort(0);
  }

  private void searchLine(int depth, int line) {
    int expected = moves.get(line).lastValue;
    boolean narrow = depth >= WINDOW_FROM_DEPTH && !Values.isForced(expected);
    int margin = FIRST_WINDOW;
    int alpha = narrow ? expected - margin : -Values.INFINITE;
    int beta = narrow ? expected + margin : Values.INFINITE;
    while (true) {
      int value = searchMoves(depth, line, alpha, beta);
      root.sort(line);
      if (node.isStopped() || (value > alpha && value < beta)) {
        return;
      }
      margin = margin * 3 + Math.abs(value) / 64;
      if (value <= alpha) {
        alpha = margin > 1_500 ? -Values.INFINITE : Math.max(-Values.INFINITE, value - margin);
      } else {
        beta = margin > 1_500 ? Values.INFINITE : Math.min(Values.INFINITE, value + margin);
      }
    }
  }

  private int searchMoves(int depth, int line, int alphaAtFirst, int beta) {
    int alpha = alphaAtFirst;
    int best = -Values.INFINITE;
    for (int i = line; i < moves.size() && best < beta; i++) {
      RootMove move = moves.get(i);
      root.begin(move);
      long before = node.nodes();
      node.takeDeepest();
      int value = searchMove(move, depth, i - line, alpha, beta);
      move.nodes += node.nodes() - before;
      if (node.isStopped()) {
        return best;
      }
      if (i == line || value > alpha) {
        move.take(value, depth, Math.max(depth, node.takeDeepest() + 1), search);
      }
      best = Math.max(best, value);
      alpha = Math.max(alpha, value);
    }
    return best;
  }

  private int searchMove(RootMove move, int depth, int index, int alpha, int beta) {
    if (node.board.pointClass(node.sideAt(0), move.point) == PointClass.FIVE) {
      return Values.winAt(1);
    }
    node.board.play(move.point, node.sideAt(0));
    int value = alpha + 1;
    if (index > 0) {
      float less = index > 3 && depth > 3 ? 1 + index / 16f : 0;
      float shallow = Math.min(depth - 1, Math.max(1, depth - 1 - less));
      value = -search.search(1, shallow, -alpha - 1, -alpha, true);
      if (value > alpha && less > 0) {
        value = -search.search(1, depth - 1, -alpha - 1, -alpha, true);
      }
    }
    if (index == 0 || value > alpha) {
      value = -search.search(1, depth - 1, -beta, -alpha, false);
    }
    node.board.undo();
    return value;
  }
}
