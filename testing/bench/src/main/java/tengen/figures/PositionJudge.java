package tengen.figures;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.gomoku.GomokuFactory;
import tengen.gomoku.search.SearchValue;
import tengen.process.ProcessFactory;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.Score;
import tengen.search.SearchResult;

/** An engine that evaluates positions independently and caches the results. */
final class PositionJudge implements AutoCloseable {
  private static final long MEMORY_BYTES = 256L << 20;

  private final Engine engine;
  private final Limits limits;
  private final Map<Position, Opinion> opinions = new HashMap<>();

  /** The best move with its value for the side to move. */
  record Opinion(Place move, int value) {}

  private PositionJudge(Engine engine, long nodes) {
    this.engine = engine;
    limits = Limits.NONE.withMaxNodes(nodes);
  }

  /**
   * Creates a judge.
   *
   * @param nodes limit per position
   * @param program a Gomocup program; empty: {@code gomoku}
   */
  static PositionJudge of(GameRules rules, int side, long nodes, Optional<String> program)
      throws EngineException {
    var context =
        new EngineContext(
            Map.of(rules.id(), rules), Thread::new, Optional.empty(), System.err::println);
    Map<String, String> options =
        program
            .map(path -> Map.of("command", path, "games", rules.id() + " " + side))
            .orElse(Map.of());
    var settings = new EngineSettings(1, MEMORY_BYTES, 1, options);
    var factory = program.isPresent() ? new ProcessFactory() : new GomokuFactory();
    return new PositionJudge(factory.create(settings, context), nodes);
  }

  /** Returns the evaluation of a position. */
  Opinion opinion(Position position) throws EngineException, InterruptedException {
    Opinion known = opinions.get(position);
    if (known != null) {
      return known;
    }
    engine.newGame(position);
    SearchResult result = engine.search(position, Goal.BEST_MOVE, RunningSearch.start(limits));
    Optional<Score> score = result.last().lines().stream().map(line -> line.score()).findFirst();
    var opinion = new Opinion((Place) result.move(), value(score));
    opinions.put(position, opinion);
    return opinion;
  }

  /** Converts a score to a {@link SearchValue}, or 0 if there is none. */
  static int value(Optional<Score> score) {
    return score.map(PositionJudge::value).orElse(0);
  }

  private static int value(Score score) {
    return switch (score) {
      case Score.Estimate(double winRate) -> SearchValue.ofWinRate(winRate);
      case Score.Win(OptionalInt plies) -> SearchValue.winIn(plies.orElse(0));
      case Score.Loss(OptionalInt plies) -> SearchValue.lossIn(plies.orElse(0));
      case Score.Draw() -> SearchValue.DRAW;
    };
  }

  @Override
  public void close() {
    engine.close();
  }
}
