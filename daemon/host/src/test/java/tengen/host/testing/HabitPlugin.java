package tengen.host.testing;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import tengen.engine.Engine;
import tengen.engine.EngineDescriptor;
import tengen.engine.EngineException;
import tengen.engine.Option;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Playable;
import tengen.game.Position;
import tengen.game.Ruling;
import tengen.game.Side;
import tengen.game.Verdict;
import tengen.host.plugin.PluginCatalog;
import tengen.host.plugin.PluginCatalog.Plugin;
import tengen.search.Ability;
import tengen.search.Finding;
import tengen.search.Goal;
import tengen.search.Score;
import tengen.search.SearchControl;
import tengen.search.SearchProgress;
import tengen.search.SearchResult;
import tengen.search.Topic;
import tengen.search.Variation;
import tengen.support.ToyFactory;

/**
 * A plugin whose engines have one habit that a host must survive. They play the first winning move,
 * else the first legal one.
 */
public final class HabitPlugin {
  /** The behaviour of a search for a move. */
  public enum Habit {
    /** Answers at once. */
    IMMEDIATE,
    /** Reports progress half-way and at the end. */
    REPORTING,
    /** Searches until stopped. */
    UNTIL_STOPPED,
    /** Ignores stops and interrupts until {@link #release}. */
    IGNORING_STOPS,
    /** Throws an exception. */
    THROWING,
    /** Throws an undeclared checked exception, as other languages can. */
    THROWING_CHECKED,
    /** Throws an error whose text cannot be read. */
    THROWING_UNPRINTABLE,
    /** Throws an exception with a message of 100,000 characters. */
    THROWING_LONG_TEXT,
    /** Throws an exception, and its close waits for {@link #release}. */
    HANGING_IN_CLOSE,
    /** Allocates more memory than the heap can hold. */
    OUT_OF_MEMORY,
    /** Answers an illegal move. */
    ILLEGAL_MOVE,
    /** Answers a legal move, and reports points off the board. */
    IMPOSSIBLE_REPORT,
    /** Answers null. */
    ANSWERING_NULL,
    /** Rejects the request. */
    REJECTING,
    /** Fails to be created. */
    FAILING_CREATION,
    /** Is being created until interrupted, or fails at {@link #release}. */
    SLOW_CREATION
  }

  private static final List<String> GOMOKU =
      List.of(
          "gomoku-freestyle",
          "gomoku-standard",
          "gomoku-renju",
          "gomoku-caro",
          "gomoku-standard-caro",
          "gomoku-freestyle-continuous",
          "gomoku-standard-continuous",
          "gomoku-renju-continuous",
          "gomoku-caro-continuous",
          "gomoku-standard-caro-continuous");

  private static final String WITHOUT_OPENINGS = "gomoku-standard-caro-continuous";

  private static final Topic[] TOPICS = {
    new Topic("count", "how many stones there are", false),
    new Topic("stones", "where the stones are", true)
  };

  private static final SearchProgress IMPOSSIBLE_PROGRESS =
      new SearchProgress(
          -1,
          List.of(
              new Variation(
                  new Score.Estimate(7), List.of(new Place(1, 1), new Place(99, 99)), -2, -3)),
          Optional.of(new Place(-1, 0)));

  private final Habit habit;
  private ToyFactory factory;
  private final CountDownLatch released = new CountDownLatch(1);
  private final CountDownLatch searching = new CountDownLatch(1);
  private final CountDownLatch interrupted = new CountDownLatch(1);
  private final List<Position> searched = new CopyOnWriteArrayList<>();
  private final List<Optional<Path>> folders = new CopyOnWriteArrayList<>();

  /** An engine for Gomoku or NoGo. */
  public HabitPlugin(String id, Habit habit, boolean nogo) {
    this.habit = habit;
    Playable[] games =
        nogo
            ? new Playable[] {Playable.board("nogo", 2, 19).withRectangles()}
            : GOMOKU.stream().map(HabitPlugin::game).toArray(Playable[]::new);
    var descriptor =
        new EngineDescriptor(id, "Toy", "1", "test", games)
            .withOptions(
                new Option.Whole("level", "nothing", 1, 0, 9),
                new Option.Flag("book", "nothing", true),
                new Option.Choice("style", "nothing", "calm", List.of("calm", "wild")),
                new Option.Text("motto", "nothing", "on we go"))
            .withTopics(nogo ? new Topic[0] : TOPICS)
            .withAbilities(nogo ? new Ability[] {Ability.RESTRICTIONS} : Ability.values())
            .withMaxThreads(4);
    factory =
        new ToyFactory(
            _ -> descriptor,
            (_, context) -> {
              folders.add(context.folder());
              return engine(context.rules());
            });
  }

  private static Playable game(String rules) {
    Playable game = Playable.board(rules, 5, 22).withRectangles();
    return rules.equals(WITHOUT_OPENINGS) ? game : game.withOpenings("swap", "swap2");
  }

  /** Sets the plugin's quick moves. */
  public HabitPlugin withQuickMoves(BiFunction<GameRules, Position, Optional<Move>> moves) {
    factory = factory.withQuickMoves(moves);
    return this;
  }

  /** Returns the plugin. */
  public Plugin plugin() {
    return new Plugin(factory, factory.descriptor(), "test");
  }

  /** Returns a catalog of these plugins and all referees. */
  public static PluginCatalog catalog(HabitPlugin... plugins) {
    Map<String, Plugin> all = new LinkedHashMap<>();
    for (HabitPlugin each : plugins) {
      all.put(each.descriptor().id(), each.plugin());
    }
    return new PluginCatalog(all, TestRules.all(), List.of());
  }

  /** Returns the engine's description. */
  public EngineDescriptor descriptor() {
    return factory.descriptor();
  }

  /** Ends IGNORING_STOPS searches and the creation of SLOW_CREATION engines. */
  public void release() {
    released.countDown();
  }

  /** Returns the searched positions, in the order of the searches' starts. */
  public List<Position> searched() {
    return List.copyOf(searched);
  }

  /** Returns the directory of each engine, in the order of creation. */
  public List<Optional<Path>> folders() {
    return List.copyOf(folders);
  }

  /** Returns the number of engines created. */
  public int made() {
    return factory.made();
  }

  /** Returns the number of closes; closing an engine twice counts twice. */
  public int closed() {
    return factory.closed();
  }

  /** Waits until the creation of a SLOW_CREATION engine is interrupted. */
  public void awaitInterrupted() throws InterruptedException {
    interrupted.await();
  }

  /** Waits until an engine searches, or a SLOW_CREATION one is being created. */
  public void awaitSearch() throws InterruptedException {
    searching.await();
  }

  private Engine engine(Map<String, GameRules> rules) throws EngineException {
    if (habit == Habit.SLOW_CREATION) {
      awaitInterrupt();
    }
    if (habit == Habit.FAILING_CREATION || habit == Habit.SLOW_CREATION) {
      throw new EngineException(EngineException.Kind.BROKEN, "no weights");
    }
    return new Player(rules);
  }

  @SuppressWarnings("unchecked") // Hides the checked exception from the compiler.
  private static <T extends Throwable> void sneak(Throwable undeclared) throws T {
    throw (T) undeclared;
  }

  private void awaitInterrupt() throws EngineException {
    searching.countDown();
    try {
      released.await();
    } catch (InterruptedException e) {
      interrupted.countDown();
      throw new EngineException(EngineException.Kind.BROKEN, "interrupted", e);
    }
  }

  private static final class UnprintableError extends Error {
    private static final long serialVersionUID = 1;

    @Override
    public String toString() {
      throw new IllegalStateException("it cannot be printed");
    }
  }

  private final class Player implements Engine {
    private final Map<String, GameRules> rules;

    Player(Map<String, GameRules> rules) {
      this.rules = rules;
    }

    @Override
    public SearchResult search(Position position, Goal goal, SearchControl control)
        throws EngineException, InterruptedException {
      searched.add(position);
      behave(control);
      if (habit == Habit.REPORTING) {
        return searchWithReports(position, goal, control);
      }
      if (habit == Habit.IMPOSSIBLE_REPORT) {
        control.report(IMPOSSIBLE_PROGRESS);
        return new SearchResult(answer(position, goal), IMPOSSIBLE_PROGRESS);
      }
      if (habit == Habit.ANSWERING_NULL) {
        return null;
      }
      return new SearchResult(
          habit == Habit.ILLEGAL_MOVE ? new Place(-1, 99) : answer(position, goal),
          new SearchProgress(1, List.of()));
    }

    /** Reports variations of a move and its successor: a good, an even and a lost one. */
    private SearchResult searchWithReports(Position position, Goal goal, SearchControl control) {
      GameRules referee = Objects.requireNonNull(rules.get(position.rules()));
      List<Move> legal =
          referee
              .legalMoves(position)
              .filter(move -> isAllowed(goal, position, move))
              .limit(4)
              .toList();
      List<Score> scores =
          List.of(
              new Score.Estimate(0.6), new Score.Estimate(0.5), new Score.Loss(OptionalInt.of(4)));
      int most = Math.min(3, legal.size());
      int count = goal instanceof Goal.BestMove best ? Math.min(best.lines(), most) : 1;
      List<Variation> lines =
          IntStream.range(0, count)
              .mapToObj(
                  i ->
                      new Variation(
                          scores.get(i),
                          legal.subList(i, Math.min(i + 2, legal.size())),
                          8,
                          13,
                          20_000 / count,
                          OptionalDouble.empty()))
              .toList();
      control.report(new SearchProgress(10_000, lines, Optional.of(legal.getFirst())));
      return new SearchResult(legal.getFirst(), new SearchProgress(20_000, lines));
    }

    private static boolean isAllowed(Goal goal, Position position, Move move) {
      return !(goal instanceof Goal.BestMove best)
          || best.restrictions().stream()
              .filter(restriction -> restriction.side() == position.toMove())
              .filter(restriction -> restriction.line().isEmpty())
              .allMatch(restriction -> restriction.permits(move));
    }

    /** Inspects a topic. */
    @Override
    public Finding inspect(Position position, String topic, SearchControl control)
        throws EngineException, InterruptedException {
      behave(control);
      if (habit == Habit.IMPOSSIBLE_REPORT) {
        return new Finding("a fable", List.of(new Finding.Mark(new Place(99, 99), "F")));
      }
      if (habit == Habit.ANSWERING_NULL) {
        return null;
      }
      List<Finding.Mark> marks =
          position.turns().stream()
              .filter(_ -> topic.equals("stones"))
              .map(turn -> new Finding.Mark((Place) turn.move(), letter(turn.side())))
              .toList();
      return new Finding(
          position.turns().size() + " stones, " + position.toMove() + " to move", marks);
    }

    private static String letter(Side side) {
      return side == Side.BLACK ? "B" : "";
    }

    private void behave(SearchControl control) throws EngineException, InterruptedException {
      searching.countDown();
      switch (habit) {
        case IMMEDIATE,
            REPORTING,
            FAILING_CREATION,
            SLOW_CREATION,
            ILLEGAL_MOVE,
            IMPOSSIBLE_REPORT,
            ANSWERING_NULL -> {}
        case UNTIL_STOPPED -> {
          while (!control.shouldStop(0)) {
            Thread.sleep(1);
          }
        }
        case IGNORING_STOPS -> awaitRelease();
        case THROWING, HANGING_IN_CLOSE -> throw new IllegalStateException("a bug");
        case THROWING_CHECKED -> HabitPlugin.<RuntimeException>sneak(new IOException("undeclared"));
        case THROWING_UNPRINTABLE -> throw new UnprintableError();
        case THROWING_LONG_TEXT -> throw new IllegalStateException("m".repeat(100_000));
        case OUT_OF_MEMORY ->
            throw new OutOfMemoryError(new long[Integer.MAX_VALUE].length + " longs");
        case REJECTING ->
            throw new EngineException(EngineException.Kind.REJECTED, "never on Sundays");
      }
    }

    private void awaitRelease() {
      boolean waiting = true;
      while (waiting) {
        try {
          released.await();
          waiting = false;
        } catch (InterruptedException _) {
          // Ignores the interrupt.
        }
      }
    }

    private Move answer(Position position, Goal goal) {
      GameRules referee = Objects.requireNonNull(rules.get(position.rules()));
      int stones = referee.board(position).map(b -> b.black().size() + b.white().size()).orElse(0);
      if (goal instanceof Goal.Opening) {
        return stones == 0
            ? new Move.Places(List.of(new Place(2, 2), new Place(3, 2), new Place(4, 4)))
            : new Move.Swap();
      }
      if (goal instanceof Goal.Balance(int points, double _)) {
        return new Move.Places(
            referee.legalMoves(position).limit(points).map(Place.class::cast).toList());
      }
      List<Move> legal =
          referee.legalMoves(position).filter(move -> isAllowed(goal, position, move)).toList();
      Ruling ruling = referee.judge(position);
      return legal.stream()
          .filter(move -> wins(ruling, move))
          .findFirst()
          .orElseGet(legal::getFirst);
    }

    private static boolean wins(Ruling ruling, Move move) {
      return ruling.play(move).verdict() instanceof Verdict.Won won
          && won.side() == ruling.position().toMove();
    }

    @Override
    public void close() {
      if (habit == Habit.HANGING_IN_CLOSE) {
        awaitRelease();
      }
    }
  }
}
