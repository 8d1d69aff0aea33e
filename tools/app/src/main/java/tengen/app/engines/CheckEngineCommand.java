package tengen.app.engines;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.JsonOption;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.text.ProgramSpec;
import tengen.conformance.Checklist;
import tengen.conformance.PageResult;
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

  @Mixin JsonOption json = new JsonOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public CheckEngineCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    ProgramSpec wanted = wanted();
    String protocol = protocol(wanted);
    if (seconds < 1) {
      throw misused("--seconds must be at least 1, got " + seconds);
    }
    var report = new CheckReport(spec.commandLine().getOut(), json);
    report.begin(wanted.toString(), game.toString(), protocol);
    var checklist = new Checklist(wanted.command(), Duration.ofSeconds(seconds), System::nanoTime);
    for (Transcript page : pages(protocol)) {
      report.add(run(checklist, page));
    }
    report.end();
    if (report.failed() > 0) {
      spec.commandLine().getErr().println("tengen: pages failed: " + report.failed());
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
      throw new CommandException(
          ExitCode.NO_ENGINE,
          "tengen: "
              + checklist.command().getFirst()
              + " cannot be started; cmd must be the path of an executable program, or a name in"
              + " PATH",
          e);
    }
  }

  private static CommandException misused(String why) {
    return new CommandException(
        ExitCode.COMMAND_LINE, "tengen: " + why + "; see tengen check-engine --help");
  }
}
