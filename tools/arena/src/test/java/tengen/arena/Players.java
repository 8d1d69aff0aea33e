package tengen.arena;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import tengen.arena.game.Contestant;
import tengen.arena.game.Opening;
import tengen.arena.game.Pairing;
import tengen.arena.game.TimeControl;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.engine.Option;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.plugin.PluginLoader;
import tengen.host.search.ConfiguredEngine;
import tengen.search.Goal;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Variation;

/** Contestants with simple behaviours, and games for them. */
public final class Players {
  /** All rules by id. */
  public static final Map<String, GameRules> RULES =
      PluginLoader.load(Path.of("no-plugins")).rules();

  private Players() {}

  /** The behaviour of an engine in a search. */
  @FunctionalInterface
  public interface Habit {
    /** Searches as {@link Engine#search} does. */
    SearchResult search(Position position, SearchControl control)
        throws EngineException, InterruptedException;
  }

  /** Creates the behaviour of each new engine. */
  @FunctionalInterface
  public interface Maker {
    /** Creates the behaviour for these settings. */
    Habit make(EngineSettings settings);
  }

  private record Factory(EngineDescriptor descriptor, Maker maker) implements EngineFactory {
    @Override
    public Engine create(EngineSettings settings, EngineContext context) {
      return new HabitualEngine(maker.make(settings));
    }
  }

  private record HabitualEngine(Habit habit) implements Engine {
    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control)
        throws EngineException, InterruptedException {
      return habit.search(position, control);
    }

    @Override
    public void close() {}
  }

  /** Returns a context for engines in the arena. */
  public static EngineContext context() {
    return new EngineContext(
        RULES, Thread.ofPlatform().daemon().factory(), Optional.empty(), _ -> {});
  }

  /** Creates a contestant with the same behaviour in all games. */
  public static Contestant of(String name, TimeControl time, Habit habit) {
    return made(name, time, _ -> habit);
  }

  /** Creates a contestant that plays random legal moves, with a different seed for each game. */
  public static Contestant random(String name) {
    return made(name, TimeControl.UNLIMITED.withNodes(1), settings -> randomly(settings.seed()));
  }

  private static Habit randomly(long seed) {
    var random = new Random(seed);
    return (position, _) -> {
      List<Move> moves = rules(position).legalMoves(position).toList();
      return answer(moves.get(random.nextInt(moves.size())), 0.5);
    };
  }

  /** Returns the first legal move with this win rate. */
  public static SearchResult firstMove(Position position, double winRate) {
    return answer(rules(position).legalMoves(position).findFirst().orElseThrow(), winRate);
  }

  /** Returns this move with this win rate. */
  public static SearchResult answer(Move move, double winRate) {
    var line = new Variation(new Score.Estimate(winRate), List.of(move), 1, 1);
    return new SearchResult(move, new SearchProgress(1, List.of(line)));
  }

  /** Returns the rules of a position. */
  public static GameRules rules(Position position) {
    return rules(position.rules());
  }

  /** Returns the rules with this id. */
  public static GameRules rules(String id) {
    return Objects.requireNonNull(RULES.get(id), id);
  }

  /** Creates a contestant whose behaviour depends on its settings. */
  public static Contestant made(String name, TimeControl time, Maker maker, Option... options) {
    var descriptor =
        new EngineDescriptor(
                name,
                name,
                "1",
                "test",
                Playable.board("nogo", 2, 19),
                Playable.board("gomoku-freestyle", 5, 22))
            .withOptions(options);
    var plugin = new Plugin(new Factory(descriptor, maker), descriptor, "test");
    var engine = new ConfiguredEngine(name, plugin, descriptor, EngineSettings.DEFAULT);
    return new Contestant(name, engine, time);
  }

  /** Returns the empty board. */
  public static Opening empty(String rules, int side) {
    return new Opening("empty", Position.start(rules, Setup.Board.empty(side, side)));
  }

  /** Returns a game of NoGo on a small board. */
  public static Pairing pairing(Contestant black, Contestant white) {
    return new Pairing(1, 1, black, white, empty("nogo", 5));
  }
}
