package tengen.engine.classic.nogo;

import static tengen.engine.EngineException.Kind.BROKEN;
import static tengen.engine.EngineException.Kind.REJECTED;

import java.util.List;
import java.util.Optional;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.game.Turn;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/**
 * The {@code nogo-classic} engine: chooses the search for each position. Keeps nothing between
 * searches, so equal searches with equal node limits have equal results.
 *
 * <p>As in the original program ("NoGo bot, Alpha-Beta + UCT Version"), UCT is used while 10 to 26
 * moves are legal. Before that there are too many moves for it, and after that alpha-beta reaches
 * the end of the game.
 */
final class NogoClassic implements Engine {
  private static final Move.Place CORNER = new Move.Place(0, 0);
  private static final String NO_MOVE = "the side to move has no legal move";

  /**
   * Maximum number of pairs of a move and a reply for a quick move with two plies; untuned, about 2
   * ms.
   */
  private static final int MAX_QUICK_PAIRS = 1600;

  private final NogoClassicOptions options;
  private volatile boolean closed;

  NogoClassic(EngineSettings settings) {
    options = new NogoClassicOptions(settings);
  }

  /**
   * Returns the best move of an alpha-beta search of one ply, or two plies if so few moves are left
   * that they may end the game.
   *
   * @throws EngineException if there is no legal move
   */
  static Move quickMove(Position position) throws EngineException {
    UndoBoard board = board(position);
    int self = colour(position.toMove());
    int moves = board.legalCount(self);
    if (moves == 0) {
      throw new EngineException(REJECTED, NO_MOVE);
    }
    int pairs = moves * board.legalCount(UndoBoard.other(self));
    int depth = pairs <= MAX_QUICK_PAIRS ? 2 : 1;
    SearchControl control = RunningSearch.start(Limits.NONE.withMaxDepth(depth));
    var parameters = new NogoClassicOptions(EngineSettings.DEFAULT).alphaBeta();
    return new AlphaBetaSearch(board, self, 1, parameters, control).run().move();
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException {
    if (closed) {
      throw new EngineException(BROKEN, "nogo-classic is closed");
    }
    int lines = lines(goal);
    UndoBoard board = board(position);
    int self = colour(position.toMove());
    if (board.legalCount(self) == 0) {
      throw new EngineException(REJECTED, NO_MOVE);
    }
    if (lines == 1 && opensInCorner(board, self)) {
      return opening();
    }
    return options.usesUct(board.legalCount(self))
        ? new UctSearch(board, self, lines, options.uct(), control).run()
        : new AlphaBetaSearch(board, self, lines, options.alphaBeta(), control).run();
  }

  @Override
  public void close() {
    closed = true;
  }

  private static int lines(Goal goal) throws EngineException {
    return switch (goal) {
      case Goal.BestMove(int lines, List<?> restrictions, boolean _) when restrictions.isEmpty() ->
          lines;
      case Goal.BestMove _ ->
          throw new EngineException(REJECTED, "nogo-classic does not support restrictions");
      case Goal.Opening(String name) -> throw new EngineException(REJECTED, "no opening " + name);
      case Goal.Balance _ ->
          throw new EngineException(REJECTED, "nogo-classic cannot balance openings");
    };
  }

  private static UndoBoard board(Position position) throws EngineException {
    if (!position.rules().equals(NogoClassicFactory.RULES)
        || !(position.setup() instanceof Setup.Board setup)) {
      throw new EngineException(REJECTED, "nogo-classic plays nogo, not " + position.rules());
    }
    var board = new UndoBoard(setup.width(), setup.height());
    setup.black().forEach(stone -> board.play(board.point(stone.x(), stone.y()), UndoBoard.BLACK));
    setup.white().forEach(stone -> board.play(board.point(stone.x(), stone.y()), UndoBoard.WHITE));
    for (Turn turn : position.turns()) {
      if (!(turn.move() instanceof Move.Place(int x, int y))) {
        throw new EngineException(REJECTED, "not a move of nogo: " + turn.move());
      }
      board.play(board.point(x, y), colour(turn.side()));
    }
    return board;
  }

  private static int colour(Side side) {
    return side == Side.BLACK ? UndoBoard.BLACK : UndoBoard.WHITE;
  }

  private boolean opensInCorner(UndoBoard board, int self) {
    return self == UndoBoard.BLACK
        && board.legalCount(self) == board.width * board.height
        && options.opensInCorner();
  }

  private static SearchResult opening() {
    var line = new Variation(new Score.Estimate(0.5), List.of(CORNER), 0, 0);
    return new SearchResult(CORNER, new SearchProgress(0, List.of(line), Optional.empty()));
  }
}
