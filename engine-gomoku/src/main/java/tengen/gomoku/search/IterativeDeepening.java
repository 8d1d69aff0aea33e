package tengen.gomoku.search;

import java.util.List;
import tengen.gomoku.board.PointClass;

/**
 * Iterative deepening on one thread, with aspiration windows around the last value of each line
 * (David Slate and Lawrence Atkin, "Chess 4.5", 1977).
 */
final class IterativeDeepening {
  /**
   * Half-width of the first aspiration window and of the widest before it is opened fully; untuned.
   */
  private static final int FIRST_WINDOW = 15;

  private static final int WIDEST_WINDOW = 500;

  /** First depth with an aspiration window; untuned. */
  private static final int MIN_WINDOW_DEPTH = 4;

  private final GomokuAlphaBeta search;
  private final SearchContext context;
  private final RootMoves root;
  private final List<RootMove> moves;

  IterativeDeepening(GomokuAlphaBeta search, RootMoves root) {
    this.search = search;
    this.root = root;
    moves = root.moves();
    context = search.context;
  }

  RootMoves root() {
    return root;
  }

  SearchContext context() {
    return context;
  }

  /** Searches one depth. Afterwards the moves are sorted, even if the search was stopped. */
  void search(int depth) {
    for (RootMove move : moves) {
      move.value = -SearchValue.INFINITE;
    }
    for (int line = 0; line < root.lines() && !context.isStopped(); line++) {
      searchLine(depth, line);
    }
    root.sort(0);
  }

  private void searchLine(int depth, int line) {
    search.startRoot();
    int expected = moves.get(line).lastValue;
    boolean narrow = depth >= MIN_WINDOW_DEPTH && !SearchValue.isForced(expected);
    int margin = FIRST_WINDOW;
    int alpha = narrow ? expected - margin : -SearchValue.INFINITE;
    int beta = narrow ? expected + margin : SearchValue.INFINITE;
    while (true) {
      int value = searchMoves(depth, line, alpha, beta);
      root.sort(line);
      if (context.isStopped() || (value > alpha && value < beta)) {
        return;
      }
      margin *= 2;
      if (value <= alpha) {
        alpha =
            margin > WIDEST_WINDOW
                ? -SearchValue.INFINITE
                : Math.max(-SearchValue.INFINITE, value - margin);
      } else {
        beta =
            margin > WIDEST_WINDOW
                ? SearchValue.INFINITE
                : Math.min(SearchValue.INFINITE, value + margin);
      }
    }
  }

  private int searchMoves(int depth, int line, int alphaAtFirst, int beta) {
    int alpha = alphaAtFirst;
    int best = -SearchValue.INFINITE;
    for (int i = line; i < moves.size() && best < beta; i++) {
      RootMove move = moves.get(i);
      root.begin(move);
      long before = context.nodes();
      context.takeDeepest();
      int value = searchMove(move, depth, i - line, alpha, beta);
      move.nodes += context.nodes() - before;
      if (context.isStopped()) {
        return best;
      }
      if (i == line || value > alpha) {
        move.take(value, depth, Math.max(depth, context.takeDeepest() + 1), search);
      }
      best = Math.max(best, value);
      alpha = Math.max(alpha, value);
    }
    return best;
  }

  private int searchMove(RootMove move, int depth, int index, int alpha, int beta) {
    if (context.board.pointClass(context.sideAt(0), move.point) == PointClass.FIVE) {
      return SearchValue.winIn(1);
    }
    search.startRootMove(move.point);
    context.play(move.point, context.sideAt(0));
    int value = alpha + 1;
    if (index > 0) {
      float less = depth > 1 ? search.rootReduction(depth, index + 1) : 0;
      float shallow = Math.clamp(depth - 1 - less, Math.min(1, depth - 1), depth);
      value = -search.search(1, shallow, -alpha - 1, -alpha, true);
      if (value > alpha && shallow < depth - 1) {
        value = -search.search(1, depth - 1, -alpha - 1, -alpha, true);
      }
    }
    if (index == 0 || value > alpha) {
      value = -search.search(1, depth - 1, -beta, -alpha, false);
    }
    context.undo();
    return value;
  }
}
