package tengen.app.control;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.flags.JsonOption;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;

@Command(
    name = "ctl",
    description = {
      "Control the daemon that runs with this configuration, over its control.socket.",
      "status: show listeners, sessions and searches. sessions: list one session per"
          + " line. reload: read the configuration again. drain: reject new clients and"
          + " stop after the last one leaves. stop: stop now."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen ctl status --config my.yaml",
      "  tengen ctl sessions --json --socket /run/tengen/control",
      "  tengen ctl drain --seconds 30 --socket /run/tengen/control",
      "  tengen ctl drain --notice 5 --seconds 600 --socket /run/tengen/control"
    })
public final class CtlCommand implements Callable<Integer> {
  /** The actions of {@code tengen ctl}. */
  enum Action {
    STATUS,
    SESSIONS,
    RELOAD,
    DRAIN,
    STOP
  }

  private static final String SECONDS = "--seconds";
  private static final String NOTICE = "--notice";

  @Parameters(paramLabel = "ACTION", description = "status, sessions, reload, drain or stop.")
  Action action = Action.STATUS;

  @Mixin ControlOptions control = new ControlOptions();

  @Mixin JsonOption json = new JsonOption();

  @Option(
      names = SECONDS,
      paramLabel = "N",
      defaultValue = "60",
      description =
          "With drain: stop after this many seconds, even if clients are connected;"
              + " default: ${DEFAULT-VALUE}.")
  long seconds;

  @Option(
      names = NOTICE,
      paramLabel = "N",
      defaultValue = "0",
      description =
          "With drain: keep accepting clients for this many seconds, while a load"
              + " balancer switches to another daemon. At most --seconds; default:"
              + " ${DEFAULT-VALUE}.")
  long notice;

  @Spec CommandSpec spec = CommandSpec.create();

  public CtlCommand() {}

  @Override
  public Integer call() throws CommandException {
    requireSensibleTimes();
    if (json.isGiven() && action != Action.STATUS && action != Action.SESSIONS) {
      throw GameFlags.misused("--json needs the action status or sessions");
    }
    List<String> answer = control.ask(request());
    boolean isDone = !answer.isEmpty() && answer.getFirst().equals("done");
    PrintWriter to = isDone ? spec.commandLine().getOut() : spec.commandLine().getErr();
    if (isDone && action == Action.RELOAD) {
      to.println("configuration reloaded");
    }
    answer.stream().skip(1).forEach(to::println);
    to.flush();
    return isDone ? ExitCode.DONE : ExitCode.NO;
  }

  private String request() {
    String word = action.name().toLowerCase(Locale.ROOT);
    if (action == Action.DRAIN) {
      return word + " " + seconds + " " + notice;
    }
    return json.isGiven() ? word + " json" : word;
  }

  private void requireSensibleTimes() throws CommandException {
    ParseResult parsed = spec.commandLine().getParseResult();
    boolean isGiven = parsed.hasMatchedOption(SECONDS) || parsed.hasMatchedOption(NOTICE);
    if (seconds < 0 || notice < 0 || (isGiven && action != Action.DRAIN)) {
      throw GameFlags.misused(
          "--seconds and --notice must not be negative and need the action drain");
    }
    if (notice > seconds) {
      throw GameFlags.misused(
          "--notice "
              + notice
              + " is longer than the drain, which ends after --seconds "
              + seconds);
    }
  }
}
