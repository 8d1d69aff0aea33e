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
  private static final long LEAST_TABLE_BYTES = 1L << 20;

  /** Bytes of the transposition table for each node of a search. */
  private static final long NODE_BYTES = 32;

  private final long nodes;
  private final Evaluation.Factory evaluation;
  private final SearchGate gate;
  private final TranspositionTable table;
  private final LazySmpSearch searcher;
  private int searches;

  /** Creates a search with the engine's evaluation. */
  NodeSearch(long nodes) {
    this(nodes, PatternEvaluation::new, SearchGate.OPEN);
  }

  /** Creates a search that passes the gate each time. */
  NodeSearch(long nodes, Evaluation.Factory evaluation, SearchGate gate) {
    this.nodes = nodes;
    this.gate = gate;
    this.evaluation = evaluation;
    table = new TranspositionTable(Math.max(LEAST_TABLE_BYTES, NODE_BYTES * nodes));
    searcher = new LazySmpSearch(table, 1, Thread::new);
  }

  /** Clears the transposition table. */
  void clear() {
    table.clear();
  }

  /** Returns the number of searches so far. */
  int searches() {
    return searches;
  }

  /** Returns the best move for the side to move. */
  RootMove best(GomokuBoard board) throws InterruptedException {
    return moves(board, 1, nodes).getFirst();
  }

  /**
   * Returns all moves, best first. The first {@code choices} have exact values.
   *
   * @param limit nodes of this search
   */
  List<RootMove> moves(GomokuBoard board, int choices, long limit) throws InterruptedException {
    gate.pass();
    searches++;
    var control = RunningSearch.start(Limits.NONE.withMaxNodes(limit));
    return searcher
        .search(
            parameters(board, choices, evaluation), control, new SearchStop(control, () -> false))
        .moves();
  }

  /** Returns parameters for full strength on a board where the colours alternated. */
  static GomokuSearchParameters parameters(GomokuBoard board, int choices) {
    return parameters(board, choices, PatternEvaluation::new);
  }

  private static GomokuSearchParameters parameters(
      GomokuBoard board, int choices, Evaluation.Factory evaluation) {
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
        evaluation);
  }
}
