package tengen.app.doctor;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.ConfigOption;
import tengen.app.output.ExitCode;

@Command(
    name = "doctor",
    description = {
      "Check the installation: JDK, start caches, locale, configuration, plugins, ports,"
          + " permissions, memory, files, disk, archive and clock.",
      "Prints a line for each check: ok, note or problem, and what to do. Exits with 1 if there is"
          + " a problem. Changes nothing; a daemon may run."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen doctor",
      "  tengen doctor --config config/server.yaml --json"
    })
public final class DoctorCommand implements Callable<Integer> {
  @Option(names = "--json", description = "Print one JSON array instead of lines.")
  boolean json;

  @Mixin ConfigOption config = new ConfigOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public DoctorCommand() {}

  @Override
  public Integer call() throws InterruptedException {
    List<CheckResult> found = Examination.of(config.file);
    PrintWriter out = spec.commandLine().getOut();
    out.print(json ? CheckResultPrinter.json(found) : CheckResultPrinter.text(found));
    out.flush();
    return found.stream().anyMatch(CheckResult::isProblem) ? ExitCode.NO : ExitCode.DONE;
  }
}
