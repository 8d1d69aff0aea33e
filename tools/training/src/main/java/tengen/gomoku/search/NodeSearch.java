package tengen.gomoku.search;

import java.util.ArrayList;
import java.util.List;
import tengen.common.SearchStop;
import tengen.game.Move.Place;
import tengen.game.Setup;
import tengen.gomoku.board.GomokuBoard;
import tengen.gomoku.board.Points;
import tengen.search.Limits;
import tengen.search.RunningSearch;

/** Search of {@code gomoku} with one thread and a node limit. Equal calls give equal results. */
final class NodeSearch {
  private static final long TABLE_BYTES = 1L << 20;

  private final long nodes;
  private final TranspositionTable table = new TranspositionTable(TABLE_BYTES);
  private final LazySmpSearch searcher = new LazySmpSearch(table, 1, Thread::new);

  NodeSearch(long nodes) {
    this.nodes = nodes;
  }

  /** Clears the transposition table. */
  void clear() {
    table.clear();
  }

  /** Returns the best move for the side to move. */
  RootMove best(GomokuBoard board) throws InterruptedException {
    return moves(board, 1).getFirst();
  }

  /** Returns all moves, best first. The first {@code choices} have exact values. */
  List<RootMove> moves(GomokuBoard board, int choices) throws InterruptedException {
    var control = RunningSearch.start(Limits.NONE.withMaxNodes(nodes));
    return searcher
        .search(parameters(board, choices), control, new SearchStop(control, () -> false))
        .moves();
  }

  /** Returns parameters for full strength on a board where the colours alternated. */
  static GomokuSearchParameters parameters(GomokuBoard board, int choices) {
    List<List<Place>> stones = List.of(new ArrayList<>(), new ArrayList<>());
    for (int ply = 0; ply < board.plies(); ply++) {
      stones.get(board.colour(ply)).add(Points.place(board.point(ply)));
    }
    return new GomokuSearchParameters(
        board.tables(),
        new Setup.Board(
            board.width(),
            board.height(),
            stones.get(GomokuBoard.BLACK),
            stones.get(GomokuBoard.WHITE),
            List.of()),
        GomokuBoard.side(TrainingGame.colour(board.plies())),
        false,
        1,
        choices,
        List.of(),
        SearchContext.MAX_PLY,
        GomokuSearchParameters.FULL_QUIESCENCE,
        PatternEvaluation::new);
  }
}
