package tengen.figures;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import tengen.arena.game.Adjudication;
import tengen.arena.game.Contestant;
import tengen.arena.game.GameResult;
import tengen.arena.game.Opening;
import tengen.arena.game.PlayedMove;
import tengen.arena.game.TimeControl;
import tengen.arena.match.Match;
import tengen.arena.match.Schedule;
import tengen.engine.Engine;
import tengen.engine.EngineContext;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineFactory;
import tengen.engine.EngineSettings;
import tengen.engine.classic.gomoku.ClassicFactory;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.host.search.ConfiguredEngine;
import tengen.rules.Gomoku;
import tengen.rules.NoGo;
import tengen.search.Goal;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;

/**
 * Measures the arena's games per second and its overhead, which is its time minus the engines'
 * time.
 */
final class ArenaSpeed {
  /** Rules, listed here because the class path provides no services. */
  private static final Map<String, GameRules> RULES =
      Map.of("nogo", new NoGo(), "gomoku-freestyle", new Gomoku.Freestyle());

  private long moves;
  private long engineMicros;

  private ArenaSpeed() {}

  /** Takes no arguments. */
  public static void main(String[] arguments) throws InterruptedException {
    Plugin random = plugin(new RandomMover());
    Contestant mover = contestant(random, "random", 1);
    Contestant other = contestant(random, "other", 1);
    new ArenaSpeed().run("warming up", mover, other, "nogo", 9, 1000);
    new ArenaSpeed().run("NoGo, random movers", mover, other, "nogo", 9, 10_000);
    Plugin gomoku = plugin(new ClassicFactory());
    new ArenaSpeed()
        .run(
            "Gomoku, 200 nodes a move",
            contestant(gomoku, "a", 200),
            contestant(gomoku, "b", 200),
            "gomoku-freestyle",
            15,
            1000);
  }

  private static Plugin plugin(EngineFactory factory) {
    return new Plugin(factory, factory.descriptor(), "here");
  }

  private static Contestant contestant(Plugin plugin, String name, long nodes) {
    var engine = new ConfiguredEngine(name, plugin, plugin.descriptor(), EngineSettings.DEFAULT);
    return new Contestant(name, engine, TimeControl.UNLIMITED.withNodes(nodes));
  }

  private void run(
      String what, Contestant first, Contestant second, String rules, int side, int games)
      throws InterruptedException {
    var start = new Opening("", Position.start(rules, Setup.Board.empty(side, side)));
    var schedule = new Schedule(List.of(first, second), List.of(start), games, false);
    long startNanos = System.nanoTime();
    new Match(
            schedule.pairings().iterator(),
            Adjudication.BY_RULES,
            Match.context(RULES, _ -> {}),
            System::nanoTime)
        .play(1, this::count);
    double micros = TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - startNanos);
    System.out.printf(
        "%s: %d games, %d moves, %.1f games/s, arena %.1f us a move, engines %.1f us a move%n",
        what,
        games,
        moves,
        games / micros * 1e6,
        (micros - engineMicros) / moves,
        (double) engineMicros / moves);
  }

  private boolean count(GameResult game) {
    moves += game.moves().size();
    engineMicros += game.moves().stream().mapToLong(PlayedMove::micros).sum();
    return true;
  }

  /** An engine that plays random legal moves. */
  private static final class RandomMover implements EngineFactory {
    @Override
    public EngineDescriptor descriptor() {
      return new EngineDescriptor(
          "random", "Random mover", "1", "Tengen", Playable.board("nogo", 2, 19));
    }

    @Override
    public Engine create(EngineSettings settings, EngineContext context) {
      return new RandomEngine(context.rules(), new Random(settings.seed()));
    }
  }

  private record RandomEngine(Map<String, GameRules> rules, Random random) implements Engine {
    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control) {
      GameRules referee = Objects.requireNonNull(rules.get(position.rules()));
      List<Move> moves = referee.legalMoves(position).toList();
      return new SearchResult(
          moves.get(random.nextInt(moves.size())), new SearchProgress(1, List.of()));
    }

    @Override
    public void close() {}
  }
}
