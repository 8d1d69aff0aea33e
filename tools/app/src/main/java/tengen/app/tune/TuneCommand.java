package tengen.app.tune;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.flags.JsonOption;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.output.Progress;
import tengen.app.plot.ParameterPlot;
import tengen.app.text.TunedText;
import tengen.arena.file.JsonLines;
import tengen.arena.tune.Iteration;
import tengen.arena.tune.Parameter;
import tengen.arena.tune.Tuning;

@Command(
    name = "tune",
    description = {
      "Tune numeric options of an engine by games against itself.",
      "Prints the values found to stdout, ready for a configuration. Use --resume to"
          + " continue an interrupted run."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen tune --engine gomoku-classic --tune width=5..30 --tune root-width=5..40 --st 0.05"
          + " --games 2000",
      "  tengen tune --game nogo --engine nogo-classic --tune exploration=0.1..3 --nodes 500"
          + " --games 5000 --resume tune.jsonl --plot tune.svg"
    })
public final class TuneCommand implements Callable<Integer> {
  @Mixin TuneFlags flags = new TuneFlags();

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description =
          "Store each step in this file as a line of JSON, and continue after the steps"
              + " it holds.")
  @Nullable Path resume;

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description = "Plot the values over the steps to this SVG file.")
  @Nullable Path plot;

  @Mixin JsonOption json = new JsonOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public TuneCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    PrintWriter err = spec.commandLine().getErr();
    TunePlan plan = flags.plan(err);
    try (JsonLines<Iteration> file = resume == null ? null : steps(resume, plan)) {
      tune(plan, file, err);
    } catch (IOException e) {
      throw new CommandException(ExitCode.OUTPUT, "tengen: " + GameFlags.line(e), e);
    }
    return ExitCode.DONE;
  }

  private static JsonLines<Iteration> steps(Path file, TunePlan plan) throws CommandException {
    try {
      return JsonLines.open(file, "tuning", plan.text(), Iteration.class);
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
  }

  private void tune(TunePlan plan, @Nullable JsonLines<Iteration> file, PrintWriter err)
      throws CommandException, IOException, InterruptedException {
    Tuning tuning = plan.tuning();
    List<Iteration> path = new ArrayList<>(List.of(tuning.begin()));
    if (file != null) {
      path.addAll(file.found());
    }
    int steps = plan.steps();
    try (Progress progress = GameFlags.progress("steps", path.size() - 1, steps, err)) {
      while (path.getLast().number() < steps) {
        Iteration next = tuning.next(path.getLast(), plan.duel());
        if (file != null) {
          file.add(next);
        }
        path.add(next);
        progress.at(next.number(), TunedText.print(tuning.parameters(), next));
      }
    }
    json.print(
        TunedText.options(tuning.parameters(), path.getLast()),
        TunedText.object(tuning.parameters(), path.getLast(), steps),
        spec.commandLine().getOut());
    if (plot != null) {
      draw(plot, tuning.parameters(), path);
    }
  }

  private static void draw(Path file, List<Parameter> parameters, List<Iteration> path)
      throws CommandException {
    try {
      ParameterPlot.write(file, parameters, path);
    } catch (IOException e) {
      throw GameFlags.unwritten(file, e);
    }
  }
}
