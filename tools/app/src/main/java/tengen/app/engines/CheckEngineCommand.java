package tengen.app.engines;

import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.text.ProgramSpec;
import tengen.conformance.Checklist;
import tengen.conformance.PageResult;
import tengen.conformance.PageVerdict;
import tengen.conformance.transcript.Transcript;
import tengen.game.Playable;
import tengen.protocol.Dialect;
import tengen.protocol.registry.Dialects;

@Command(
    name = "check-engine",
    description = {
      "Run Tengen's protocol checklists against any program and report each page.",
      "Each page is a short conversation with a new process. fail: violates the"
          + " protocol. differs: valid, but unlike Tengen. not supported: needs an"
          + " optional feature. The exit code is 1 if a page failed."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen check-engine cmd=./pbrain-mine --game gomoku",
      "  tengen check-engine cmd=gnugo,arg=--mode,arg=gtp --game nogo --page play --page vertices"
    })
public final class CheckEngineCommand implements Callable<Integer> {
  /** The games that have checklists. */
  enum Game {
    GOMOKU("Gomoku", "gomoku-freestyle"),
    NOGO("NoGo", "nogo");

    private final String label;
    private final String rules;

    Game(String label, String rules) {
      this.label = label;
      this.rules = rules;
    }

    /**
     * Returns board sizes from 1 to 25, since the checklists do not depend on the sizes that an
     * engine plays.
     */
    Playable playable() {
      return Playable.board(rules, 1, 25);
    }

    /** Returns the name as help and completion show it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Parameters(
      paramLabel = "cmd=PATH[,protocol=NAME][,arg=TEXT]...",
      description = "Program and arguments. Default protocol: gomocup for Gomoku, gtp for NoGo.")
  String program = "";

  @Option(
      names = "--game",
      required = true,
      paramLabel = "GAME",
      description = "One of: ${COMPLETION-CANDIDATES}.")
  Game game = Game.GOMOKU;

  @Option(
      names = "--page",
      paramLabel = "NAME",
      description = "Run only the checklist page of this name. Repeatable.")
  List<String> names = new ArrayList<>();

  @Option(
      names = "--seconds",
      paramLabel = "N",
      description = "Maximum time per page; default: ${DEFAULT-VALUE}.",
      defaultValue = "10")
  int seconds;

  @Spec CommandSpec spec = CommandSpec.create();

  private final Map<PageVerdict, Integer> counts = new EnumMap<>(PageVerdict.class);

  public CheckEngineCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    ProgramSpec wanted = wanted();
    String protocol = protocol(wanted);
    if (seconds < 1) {
      throw misused("--seconds must be at least 1, got " + seconds);
    }
    PrintWriter out = spec.commandLine().getOut();
    out.printf(Locale.ROOT, "%s: %s over %s%n", wanted, game, protocol);
    var checklist = new Checklist(wanted.command(), Duration.ofSeconds(seconds), System::nanoTime);
    for (Transcript page : pages(protocol)) {
      PageResult result = run(checklist, page);
      counts.merge(result.outcome(), 1, Integer::sum);
      print(result, out);
    }
    out.printf(
        Locale.ROOT,
        "%d pages: %d pass, %d fail, %d differ, %d not supported%n",
        counts.values().stream().mapToInt(Integer::intValue).sum(),
        count(PageVerdict.PASS),
        count(PageVerdict.FAIL),
        count(PageVerdict.DIFFERS),
        count(PageVerdict.NOT_SUPPORTED));
    if (count(PageVerdict.FAIL) > 0) {
      spec.commandLine().getErr().println("tengen: pages failed: " + count(PageVerdict.FAIL));
      return ExitCode.NO;
    }
    return ExitCode.DONE;
  }

  private String protocol(ProgramSpec wanted) throws CommandException {
    Dialects dialects = Installation.DIALECTS;
    Dialect<?, ?, ?> dialect =
        wanted
            .protocol()
            .flatMap(dialects::named)
            .or(() -> dialects.carrying(game.playable()))
            .orElseThrow();
    if (!dialect.supports(game.playable())) {
      throw misused(dialect.name() + " does not support " + game.label);
    }
    return dialect.name();
  }

  private int count(PageVerdict outcome) {
    return counts.getOrDefault(outcome, 0);
  }

  private ProgramSpec wanted() throws CommandException {
    try {
      return ProgramSpec.parse(program);
    } catch (IllegalArgumentException e) {
      throw misused(String.valueOf(e.getMessage()));
    }
  }

  private List<Transcript> pages(String protocol) throws CommandException {
    List<Transcript> all = Checklist.pages(protocol, game.toString());
    List<String> known = all.stream().map(Transcript::name).toList();
    for (String name : names) {
      if (!known.contains(name)) {
        throw misused("no page " + name + "; pages: " + String.join(", ", known));
      }
    }
    return all.stream().filter(page -> names.isEmpty() || names.contains(page.name())).toList();
  }

  private static PageResult run(Checklist checklist, Transcript page)
      throws CommandException, InterruptedException {
    try {
      return checklist.run(page);
    } catch (IOException e) {
      throw new CommandException(ExitCode.NO_ENGINE, "tengen: " + e.getMessage(), e);
    }
  }

  private static void print(PageResult result, PrintWriter out) {
    Transcript page = result.page();
    out.printf("  %-13s  %s%n", result.outcome().text(), page.name());
    if (result.outcome() != PageVerdict.PASS) {
      out.printf("      # %s%n", page.title().stream().collect(Collectors.joining(" ")));
      if (result.outcome() == PageVerdict.FAIL) {
        result.excerpt().forEach(line -> out.printf("      %s%n", visible(line)));
      }
      out.printf("      %s%n", visible(result.reason()));
    }
    out.flush();
  }

  /** Escapes bytes that are not printable ASCII, in the notation of the transcripts. */
  private static String visible(String line) {
    var text = new StringBuilder();
    line.chars()
        .forEach(
            next -> {
              if (next >= ' ' && next < 0x7f) {
                text.append((char) next);
              } else {
                text.append("\\x%02x".formatted(next));
              }
            });
    return text.toString();
  }

  private static CommandException misused(String why) {
    return new CommandException(
        ExitCode.COMMAND_LINE, "tengen: " + why + "; see tengen check-engine --help");
  }
}
