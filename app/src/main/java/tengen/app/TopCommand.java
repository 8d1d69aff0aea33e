package tengen.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.text.LiveText;

@Command(
    name = "top",
    description = {
      "Watch the daemon that runs with this configuration, over its control.socket: sessions,",
      "searches, nodes a second. On a terminal until q is pressed; else one block after another."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen top --config my.yaml",
      "  tengen top --socket /run/tengen/control --every 10 --count 6"
    })
final class TopCommand implements Callable<Integer> {
  @Mixin ControlOptions control = new ControlOptions();

  @Option(
      names = "--every",
      paramLabel = "SECONDS",
      defaultValue = "1",
      description = "From one look to the next; default: ${DEFAULT-VALUE}.")
  double every = 1;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "End after so many looks; default: never.")
  long count = Long.MAX_VALUE;

  @Spec CommandSpec spec = CommandSpec.create();

  TopCommand() {}

  @Override
  public Integer call() throws Fatal, InterruptedException {
    if (!(every > 0 && every <= TimeUnit.DAYS.toSeconds(1)) || count < 1) {
      throw GameFlags.misused("--every and --count: above 0");
    }
    long everyMs = Math.max(1, Math.round(every * TimeUnit.SECONDS.toMillis(1)));
    PrintWriter out = spec.commandLine().getOut();
    try (LiveText live = GameFlags.isTerminal() ? LiveText.onTerminal() : LiveText.inBlocks(out)) {
      var top = new TopView(System::nanoTime);
      for (long look = 1; ; look++) {
        live.show(top.view(control.ask("top")));
        if (look >= count || live.endsWithin(everyMs)) {
          return ExitCode.DONE;
        }
      }
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
  }
}
