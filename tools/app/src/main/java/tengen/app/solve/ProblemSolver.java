package tengen.app.solve;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.ObjLongConsumer;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.StandaloneEngine;
import tengen.search.Finding;
import tengen.search.Limits;

/**
 * Solves problems one after another, by the rules if they suffice, else by an engine. Each engine
 * is created once and reset before each problem. The measured time includes neither.
 */
final class ProblemSolver implements AutoCloseable {
  private final Map<String, GameRules> rules;
  private final Limits limits;
  private final Optional<Path> folder;
  private final LongSupplier nanoClock;
  private final ObjLongConsumer<Problem> progress;
  private final Map<String, StandaloneEngine> engines = new HashMap<>();

  /**
   * Creates a solver.
   *
   * @param limits for one problem; the depth counts own moves and applies to solvers only
   * @param folder given to the engines for their files; may be empty
   * @param progress receives the number of nodes of the current problem from time to time
   */
  ProblemSolver(
      Map<String, GameRules> rules,
      Limits limits,
      Optional<Path> folder,
      LongSupplier nanoClock,
      ObjLongConsumer<Problem> progress) {
    this.rules = rules;
    this.limits = limits;
    this.folder = folder;
    this.nanoClock = nanoClock;
    this.progress = progress;
  }

  /**
   * Solves one problem and grades the answer.
   *
   * @throws EngineException if the engine fails; if it declines, the grade is unknown
   */
  Solved solve(AssignedProblem asked) throws EngineException, InterruptedException {
    Problem problem = asked.problem();
    return switch (problem.demand()) {
      case ProblemQuestion.WinningPoints(var all) -> byRules(problem, all);
      case ProblemQuestion.ForbiddenPoints(var all) -> byRules(problem, all);
      case ProblemQuestion.BestMove _,
          ProblemQuestion.Win _,
          ProblemQuestion.NoWin _,
          ProblemQuestion.Won _,
          ProblemQuestion.Lost _,
          ProblemQuestion.Proof _ ->
          byEngine(problem, ready(asked.engine().orElseThrow(), problem.position()));
    };
  }

  private Solved byRules(Problem problem, Set<Place> right) {
    Position position = problem.position();
    var referee = new RulesSolver(Objects.requireNonNull(rules.get(position.rules())));
    long startNanos = nanoClock.getAsLong();
    List<Place> found =
        problem.demand() instanceof ProblemQuestion.WinningPoints
            ? referee.winningPoints(position)
            : referee.forbiddenPoints(position);
    long nanos = nanoClock.getAsLong() - startNanos;
    Grade grade = AnswerGrader.right(new HashSet<>(found).equals(right));
    return new Solved(problem, grade, AnswerGrader.points(found), nanos);
  }

  private StandaloneEngine ready(ConfiguredEngine configured, Position start)
      throws EngineException {
    StandaloneEngine engine = engines.get(configured.id());
    if (engine == null) {
      engine = StandaloneEngine.make(configured, configured.settings(), rules, folder);
      engines.put(configured.id(), engine);
    }
    engine.newGame(start);
    return engine;
  }

  private Solved byEngine(Problem problem, StandaloneEngine engine)
      throws EngineException, InterruptedException {
    long startNanos = nanoClock.getAsLong();
    try {
      return problem.demand() instanceof ProblemQuestion.BestMove(Place only)
          ? move(problem, only, engine, startNanos)
          : proof(problem, engine, startNanos);
    } catch (EngineException e) {
      if (e.kind() != EngineException.Kind.REJECTED) {
        throw e;
      }
      return new Solved(problem, Grade.UNKNOWN, "refused: " + e.getMessage(), since(startNanos));
    }
  }

  private Solved move(Problem problem, Place only, StandaloneEngine engine, long startNanos)
      throws EngineException, InterruptedException {
    Limits ofSearch = limits.withMaxDepth(Integer.MAX_VALUE);
    Move move = engine.search(problem.position(), ofSearch).move();
    long nanos = since(startNanos);
    return new Solved(
        problem, AnswerGrader.right(move.equals(only)), AnswerGrader.move(move), nanos);
  }

  private Solved proof(Problem problem, StandaloneEngine engine, long startNanos)
      throws EngineException, InterruptedException {
    String topic = problem.demand().topicAsked().orElseThrow();
    Finding finding =
        engine.inspect(
            problem.position(), topic, limits, each -> progress.accept(problem, each.nodes()));
    long nanos = since(startNanos);
    String text = finding.text().lines().findFirst().orElse("");
    return new Solved(
        problem, AnswerGrader.grade(problem.demand(), text), withMarks(text, finding), nanos);
  }

  private static String withMarks(String text, Finding finding) {
    List<Place> first = finding.marks().stream().map(Finding.Mark::point).toList();
    return first.isEmpty() ? text : text + "; first " + AnswerGrader.points(first);
  }

  private long since(long startNanos) {
    return nanoClock.getAsLong() - startNanos;
  }

  @Override
  public void close() {
    engines.values().forEach(StandaloneEngine::close);
  }
}
