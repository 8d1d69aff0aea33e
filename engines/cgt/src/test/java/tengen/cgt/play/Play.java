package tengen.cgt.play;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import tengen.cgt.Player;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineException;
import tengen.engine.EngineSettings;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.search.Goal;
import tengen.search.Limits;
import tengen.search.RunningSearch;
import tengen.search.SearchResult;

/**
 * Helper methods: the engine and the referees without a clock, and the winner by exhaustive search.
 */
final class Play {
  static final Map<String, GameRules> RULES =
      new CgtFactory().rules().stream().collect(Collectors.toMap(GameRules::id, rules -> rules));

  private static final long MEMORY_BYTES = 64 << 20;

  private record Node(GameState state, Player mover) {}

  private final Map<Node, Boolean> known = new HashMap<>();

  static GameRules rules(String id) {
    return Objects.requireNonNull(RULES.get(id), id);
  }

  static Engine engine() {
    var settings = new EngineSettings(1, MEMORY_BYTES, 1, Map.of());
    var context = new EngineContext(RULES, Thread::new, Optional.empty(), line -> {});
    return new CgtFactory().create(settings, context);
  }

  static Position position(String rules, String text, Side toMove) {
    return Position.start(rules, new Setup.Text(text)).withToMove(toMove);
  }

  static SearchResult search(Engine engine, Position position)
      throws EngineException, InterruptedException {
    return engine.search(position, Goal.BEST_MOVE, control(Limits.NONE));
  }

  static String move(Engine engine, Position position)
      throws EngineException, InterruptedException {
    return ((Move.Text) search(engine, position).move()).notation();
  }

  static String value(Engine engine, Position position)
      throws EngineException, InterruptedException {
    return engine.inspect(position, "value", control(Limits.NONE)).text();
  }

  static RunningSearch control(Limits limits) {
    return new RunningSearch(limits, System::nanoTime, System.nanoTime(), 1_000, line -> {});
  }

  boolean wins(GameState state, Player mover) {
    Node node = new Node(state, mover);
    Boolean found = known.get(node);
    if (found == null) {
      found =
          state.hasMove(mover)
              ? state.options(mover).anyMatch(option -> !wins(option.after(), mover.other()))
              : state.isWonWithoutMoves();
      known.put(node, found);
    }
    return found;
  }
}
