package tengen.engine.classic.gomoku;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tengen.common.SearchStop;
import tengen.common.gomoku.WinRule;
import tengen.engine.Engine;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * The {@code gomoku-classic} engine: sets up the board for each search and keeps nothing between
 * searches. Takes the stones from the referee, which knows the neutral ones of continuous games.
 */
final class ClassicEngine implements Engine {
  private final Map<String, GameRules> rules;
  private volatile ClassicOptions options;
  private volatile boolean closed;

  ClassicEngine(ClassicOptions options, Map<String, GameRules> rules) {
    this.options = options;
    this.rules = rules;
  }

  @Override
  public SearchResult search(Position position, Goal goal, SearchControl control)
      throws EngineException, InterruptedException {
    return switch (goal) {
      case Goal.BestMove(int lines, List<?> restrictions, boolean _) -> {
        if (!restrictions.isEmpty()) {
          throw rejected("restrictions: not announced");
        }
        yield bestMove(position, lines, control);
      }
      case Goal.Opening(String procedure) -> {
        if (!procedure.equals(Swap2.NAME)) {
          throw rejected("opening " + procedure + ": only " + Swap2.NAME);
        }
        yield swap2(position, control);
      }
      case Goal.Balance _ -> throw rejected("balance: not announced");
    };
  }

  private SearchResult bestMove(Position position, int lines, SearchControl control)
      throws EngineException, InterruptedException {
    RootSearch search = prepare(position, board(position), lines, control);
    List<SearchedMove> moves = run(search);
    return new SearchResult(moves.getFirst().move(), search.progress(moves, Optional.empty()));
  }

  private SearchResult swap2(Position position, SearchControl control)
      throws EngineException, InterruptedException {
    Setup.Board board = board(position);
    int stones = board.black().size() + board.white().size() + board.neutral().size();
    return switch (stones) {
      case 0 -> {
        PaddedGrid grid = new PaddedGrid(board.width(), board.height());
        yield new SearchResult(Swap2.opening(grid), new SearchProgress(0, List.of()));
      }
      case 3, 5 -> {
        RootSearch search = prepare(position, board, 1, control);
        List<SearchedMove> moves = run(search);
        yield new SearchResult(
            Swap2.choose(moves.getFirst()), search.progress(moves, Optional.empty()));
      }
      default -> throw rejected("swap2 with " + stones + " stones: 0, 3 or 5");
    };
  }

  private Setup.Board board(Position position) throws EngineException {
    GameRules referee = rules.get(position.rules());
    if (referee == null) {
      throw rejected("rules " + position.rules() + ": the host has no referee for them");
    }
    return referee
        .board(position)
        .orElseThrow(() -> rejected("rules " + position.rules() + ": no game on a board"));
  }

  private RootSearch prepare(Position position, Setup.Board board, int lines, SearchControl control)
      throws EngineException {
    WinRule rule =
        WinRule.of(position.rules())
            .orElseThrow(() -> rejected("rules " + position.rules() + ": only gomoku"));
    return new RootSearch(
        ScoreBoards.of(board, rule, options.scores()),
        position.toMove() == Side.BLACK ? ScoreBoard.BLACK : ScoreBoard.WHITE,
        !WinRule.isContinuous(position.rules()),
        lines,
        options,
        control,
        new SearchStop(control, () -> closed));
  }

  private static List<SearchedMove> run(RootSearch search) throws InterruptedException {
    List<SearchedMove> moves = search.run();
    if (Thread.interrupted()) {
      throw new InterruptedException("search interrupted");
    }
    return moves;
  }

  private static EngineException rejected(String message) {
    return new EngineException(Kind.REJECTED, message);
  }

  @Override
  public boolean reconfigure(EngineSettings settings) {
    options = ClassicOptions.of(settings);
    return true;
  }

  @Override
  public void close() {
    closed = true;
  }
}
