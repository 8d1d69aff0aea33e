package tengen.app.solve;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.BoardFlags;
import tengen.app.flags.ConfigOption;
import tengen.app.flags.GameFlags;
import tengen.app.flags.JsonOption;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Side;
import tengen.host.search.ConfiguredEngine;
import tengen.search.Limits;

@Command(
    name = "solve",
    description = {
      "Solve a table of problems with known answers, one position, or an empty board.",
      "Prints a line per problem with id, grade, time and answer, then totals. The exit"
          + " code is 1 if an answer is wrong, but not if it is unknown.",
      "Times exclude creating and resetting the engine, but include JVM warm-up; see --warm-up."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen solve --problems problems/threat-problems.tsv --shortest --kind strict-vct"
          + " --warm-up 2",
      "  tengen solve --position 'h8 h9 i8 i9 j8 j9' --kind vcf",
      "  tengen solve --position '7,7 8,7 9,7 | 7,8 8,8' --side w --rule renju --time 10",
      "  tengen solve --game nogo --board 3x4",
      "  tengen solve --position 'h8 h9 i8 i9 j8 j9' --kind vcf --json",
      "  tengen solve --game nogo --problems problems/nogo-positions.tsv"
    })
public final class SolveCommand implements Callable<Integer> {
  private static final String SOLVE = "solve";

  /** Options for the source of the problems, exactly one of which is required. */
  static final class Subject {
    @Option(
        names = "--problems",
        paramLabel = "FILE",
        description =
            "Tab-separated table of threat problems, or with --game nogo of solved" + " positions.")
    @Nullable Path problems;

    @Option(
        names = "--position",
        paramLabel = "STONES",
        description =
            "Stones in playing order, or Black's, a bar and White's, such as 7,7 from the"
                + " top left or h8.")
    @Nullable String position;

    @Option(
        names = "--board",
        paramLabel = "RxC",
        description = "Empty board with R rows and C columns.")
    @Nullable String board;

    Subject() {}
  }

  @ArgGroup(multiplicity = "1")
  Subject subject = new Subject();

  @Option(
      names = "--side",
      paramLabel = "b|w",
      description = "Side to move in --position; default: derived from the stones.")
  @Nullable String side;

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      defaultValue = "vct",
      description = {
        "Kind of win at Gomoku: ${COMPLETION-CANDIDATES}; default: ${DEFAULT-VALUE}.",
        "In a table, the kind that vct rows ask for: vct or strict-vct."
      })
  ThreatKind kind = ThreatKind.VCT;

  @Option(
      names = "--shortest",
      description = "Ask for the shortest win; lengths given in a table must be met.")
  boolean shortest;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Maximum number of own moves in a win by threats; default: unlimited.")
  int depth = Integer.MAX_VALUE;

  @Option(
      names = "--time",
      paramLabel = "SECONDS",
      defaultValue = "5",
      description = "Maximum time per problem; default: ${DEFAULT-VALUE}.")
  double seconds = 5;

  @Option(names = "--nodes", paramLabel = "N", description = "Maximum number of nodes per problem.")
  long nodes = Long.MAX_VALUE;

  @Option(
      names = "--engine",
      paramLabel = "ID",
      description = "Engine; default: the first that can answer.")
  @Nullable String engine;

  @Option(
      names = "--resume",
      paramLabel = "DIR",
      description = "Folder where the engine stores what it has proved, to continue later.")
  @Nullable Path folder;

  @Option(
      names = "--warm-up",
      paramLabel = "N",
      defaultValue = "0",
      description = "Solve everything N times before, without counting; default: ${DEFAULT-VALUE}.")
  int warmUp;

  @Mixin JsonOption json = new JsonOption();

  @Mixin BoardFlags board = new BoardFlags();

  @Mixin ConfigOption config = new ConfigOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public SolveCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    Limits limits = limits();
    Installation installation = Installation.open(config.file, spec.commandLine().getErr());
    Map<String, GameRules> rules = installation.catalog().rules();
    List<AssignedProblem> asked = asked(problems(rules, installation), candidates(installation));
    try (var solver =
        new ProblemSolver(rules, limits, createdFolder(), System::nanoTime, this::report)) {
      for (int round = 0; round < warmUp; round++) {
        solve(solver, asked, new PrintWriter(PrintWriter.nullWriter()));
      }
      PrintWriter out = spec.commandLine().getOut();
      List<Solved> solved = solve(solver, asked, out);
      if (json.isGiven()) {
        Summary.objects(solved).forEach(each -> JsonOption.print(each, out));
      } else {
        Summary.lines(solved).forEach(out::println);
      }
      out.flush();
      return solved.stream().anyMatch(each -> each.grade() == Grade.WRONG)
          ? ExitCode.NO
          : ExitCode.DONE;
    } catch (EngineException e) {
      throw GameFlags.failed(e);
    }
  }

  private void report(Problem problem, long nodes) {
    PrintWriter err = spec.commandLine().getErr();
    err.println(problem.id() + ": " + nodes + " nodes so far");
    err.flush();
  }

  private Optional<Path> createdFolder() throws CommandException {
    if (folder == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(Files.createDirectories(folder));
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
  }

  private Limits limits() throws CommandException {
    if (depth < 1 || nodes < 1 || warmUp < 0 || !(seconds > 0)) {
      throw GameFlags.misused(
          "--depth and --nodes must be at least 1, --time above 0, --warm-up not negative");
    }
    long ms = Math.max(1, Math.round(seconds * 1000));
    return Limits.NONE.withTime(ms, ms).withMaxNodes(nodes).withMaxDepth(depth);
  }

  private List<Problem> problems(Map<String, GameRules> rules, Installation installation)
      throws CommandException {
    if (side != null && subject.position == null) {
      throw GameFlags.misused("--side needs --position");
    }
    if (subject.problems != null) {
      return read(subject.problems, rules);
    }
    if (subject.position == null) {
      Position start = board.empty(rules, Objects.requireNonNull(subject.board));
      return List.of(problem("board", start, SOLVE));
    }
    Position position = position(subject.position, rules);
    Problem win = problem("position", position, kind.toString());
    boolean isKnown = installation.engines().all().stream().anyMatch(win::suits);
    return List.of(isKnown ? win : problem("position", position, SOLVE));
  }

  private List<Problem> read(Path file, Map<String, GameRules> rules) throws CommandException {
    try {
      var contents = ProblemTable.read(file, row(rules));
      if (!contents.faults().isEmpty()) {
        throw new CommandException(ExitCode.COMMAND_LINE, String.join("\n", contents.faults()));
      }
      if (contents.problems().isEmpty()) {
        throw GameFlags.misused(file + ": contains no problems");
      }
      return contents.problems();
    } catch (IOException e) {
      throw GameFlags.unusable(file, e);
    }
  }

  /**
   * Returns the parser of the problem table. Each row gives its board; rows of threat problems give
   * their rules too.
   */
  private ProblemTable.Row row(Map<String, GameRules> rules) throws CommandException {
    GameRules referee = board.referee(rules);
    boolean areThreats = referee.family().equals(ThreatProblems.FAMILY);
    if (board.size != null || (areThreats && board.rule != null)) {
      throw GameFlags.misused(
          "--problems cannot be combined with --size or, for Gomoku, with --rule");
    }
    return areThreats ? new ThreatProblems(rules, kind, shortest) : new OutcomeProblems(referee);
  }

  private Position position(String stones, Map<String, GameRules> rules) throws CommandException {
    Position start = board.start(rules);
    BoardFlags.requireBoard("--position", start);
    var size = (Setup.Board) start.setup();
    var text =
        new PositionText(
            Objects.requireNonNull(rules.get(start.rules())), size.width(), size.height());
    Optional<Side> toMove = toMove();
    return GameFlags.parsed("--position: ", () -> text.parse(stones, toMove));
  }

  private Problem problem(String id, Position position, String topic) {
    return new Problem(
        id, topic, position, new ProblemQuestion.Proof(shortest ? topic + "-shortest" : topic));
  }

  private Optional<Side> toMove() throws CommandException {
    return switch (side) {
      case null -> Optional.empty();
      case "b" -> Optional.of(Side.BLACK);
      case "w" -> Optional.of(Side.WHITE);
      default -> throw GameFlags.misused("--side must be b or w, got " + side);
    };
  }

  /** Assigns an engine to every problem before the first one is solved. */
  private List<AssignedProblem> asked(List<Problem> problems, List<ConfiguredEngine> candidates)
      throws CommandException {
    List<AssignedProblem> asked = new ArrayList<>();
    for (Problem problem : problems) {
      Optional<ConfiguredEngine> found = candidates.stream().filter(problem::suits).findFirst();
      if (found.isEmpty() && !problem.demand().isForRules()) {
        throw new CommandException(
            ExitCode.NO_ENGINE, "tengen: " + problem.wanted() + "; asked: " + ids(candidates));
      }
      asked.add(new AssignedProblem(problem, found));
    }
    return asked;
  }

  private static String ids(List<ConfiguredEngine> candidates) {
    return candidates.stream().map(ConfiguredEngine::id).collect(Collectors.joining(", "));
  }

  private List<ConfiguredEngine> candidates(Installation installation) throws CommandException {
    if (engine == null) {
      return List.copyOf(installation.engines().all());
    }
    return List.of(
        installation
            .engines()
            .find(engine)
            .orElseThrow(
                () ->
                    new CommandException(
                        ExitCode.NO_ENGINE,
                        "tengen: no engine %s; engines: %s"
                            .formatted(engine, installation.engines().names()))));
  }

  private List<Solved> solve(ProblemSolver solver, List<AssignedProblem> asked, PrintWriter out)
      throws EngineException, InterruptedException {
    List<Solved> all = new ArrayList<>();
    for (AssignedProblem each : asked) {
      Solved solved = solver.solve(each);
      json.print(solved.toString(), solved.json(), out);
      all.add(solved);
    }
    return all;
  }
}
