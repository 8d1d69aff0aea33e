package tengen.app.control;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.flags.JsonOption;
import tengen.app.flags.RefreshFlags;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.text.LiveText;

@Command(
    name = "top",
    description = {
      "Watch the sessions, searches and nodes per second of the daemon that runs"
          + " with this configuration.",
      "Reads the daemon's control.socket. On a terminal it refreshes until q is"
          + " pressed; otherwise it prints one block after another."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen top --config my.yaml",
      "  tengen top --socket /run/tengen/control --every 10 --count 6",
      "  tengen top --json --every 60 --socket /run/tengen/control"
    })
public final class TopCommand implements Callable<Integer> {
  @Mixin ControlOptions control = new ControlOptions();

  @Mixin JsonOption json = new JsonOption();

  @Mixin RefreshFlags refresh = new RefreshFlags();

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "Stop after this many updates; default: never.")
  long count = Long.MAX_VALUE;

  @Spec CommandSpec spec = CommandSpec.create();

  public TopCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    long everyMs = refresh.everyMs();
    if (count < 1) {
      throw GameFlags.misused("--count must be at least 1");
    }
    PrintWriter out = spec.commandLine().getOut();
    var view = new TopView(System::nanoTime);
    var object = new TopObject(System::nanoTime);
    try (LiveText live = json.isGiven() ? LiveText.asLines(out) : RefreshFlags.open(out)) {
      for (long look = 1; ; look++) {
        live.show(
            json.isGiven()
                ? List.of(object.line(control.ask("top json")))
                : view.view(control.ask("top")));
        if (look >= count || live.endsWithin(everyMs)) {
          return ExitCode.DONE;
        }
      }
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
  }
}
