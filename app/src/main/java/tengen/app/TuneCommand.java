package tengen.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.plot.ParameterPlot;
import tengen.app.progress.Progress;
import tengen.app.text.PlayerText;
import tengen.app.text.TunedText;
import tengen.arena.file.JsonLines;
import tengen.arena.game.Contestant;
import tengen.arena.game.TimeControl;
import tengen.arena.match.Contestants;
import tengen.arena.match.Match;
import tengen.arena.tune.Annealing;
import tengen.arena.tune.Iteration;
import tengen.arena.tune.Parameter;
import tengen.arena.tune.Spsa;
import tengen.arena.tune.TuneMatch;
import tengen.arena.tune.Tuning;
import tengen.arena.tune.TuningMethod;
import tengen.game.Position;

@Command(
    name = "tune",
    description = {
      "Improve numbers among an engine's options by games against itself.",
      "The values found go to standard output, ready for a configuration. An interrupted run goes"
          + " on where its --resume file ends."
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
final class TuneCommand implements Callable<Integer> {
  /** How the next values are found. */
  enum Method {
    SPSA,
    ANNEAL;

    /** What help and completion show. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--engine",
      required = true,
      paramLabel = "ID[,KEY=VALUE]...",
      description = "What is tuned; parts as in tengen match.")
  String player = "";

  @Option(
      names = "--tune",
      required = true,
      paramLabel = "NAME=MIN..MAX",
      description = "A number among its options, and the bounds of it; may be given several times.")
  List<String> tuned = new ArrayList<>();

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      defaultValue = "spsa",
      description = "One of: ${COMPLETION-CANDIDATES}; default: ${DEFAULT-VALUE}.")
  Method method = Method.SPSA;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "In all; default: ${DEFAULT-VALUE}.")
  int games = 1000;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "1",
      description = "Pairs of games for each step; default: ${DEFAULT-VALUE}.")
  int pairs = 1;

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Keep each step there, a line of JSON each, and go on where the file ends.")
  @Nullable Path resume;

  @Option(
      names = "--plot",
      paramLabel = "FILE",
      description = "Draw the values' paths there, as SVG.")
  @Nullable Path plot;

  @Mixin GameFlags flags = new GameFlags();

  @Mixin OpeningFlags openings = new OpeningFlags();

  @Mixin ConfigOption config = new ConfigOption();

  @Spec CommandSpec spec = CommandSpec.create();

  TuneCommand() {}

  @Override
  public Integer call() throws Fatal, InterruptedException {
    Installation installation = Installation.open(config.file, spec.commandLine().getErr());
    Position start = flags.board.start(installation.catalog().rules());
    Contestant contestant = contestant(installation, start);
    PrintWriter err = spec.commandLine().getErr();
    List<Parameter> parameters =
        GameFlags.understood("--tune ", () -> TunedText.parse(tuned, contestant.engine()));
    var duel =
        new TuneMatch(
            contestant,
            openings.openings(installation, start),
            pairs,
            flags.concurrency(List.of(contestant)),
            flags.adjudication(),
            Match.context(installation.catalog().rules(), err::println),
            System::nanoTime);
    try {
      tune(new Tuning(parameters, method(contestant)), duel, err);
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
    return ExitCode.DONE;
  }

  private Contestant contestant(Installation installation, Position start) throws Fatal {
    TimeControl time = flags.time();
    Contestant contestant =
        GameFlags.understood(
            "--engine ",
            () ->
                new Contestants(installation.engines(), installation.catalog().plugins(), start)
                    .of(List.of(PlayerText.parse(player, time)))
                    .getFirst());
    GameFlags.requireLimit(contestant);
    return contestant;
  }

  private int steps() throws Fatal {
    if (pairs < 1 || games < 2 * pairs) {
      throw GameFlags.misused(
          "--games " + games + ": two for each of " + pairs + " pairs, or more");
    }
    return games / (2 * pairs);
  }

  private TuningMethod method(Contestant contestant) throws Fatal {
    long seed = contestant.engine().settings().seed();
    return switch (method) {
      case SPSA -> Spsa.over(steps(), seed);
      case ANNEAL -> Annealing.over(steps(), seed);
    };
  }

  private void tune(Tuning tuning, TuneMatch duel, PrintWriter err)
      throws Fatal, IOException, InterruptedException {
    String work =
        String.join(
            "; ",
            tuning.toString(),
            "pairs " + pairs,
            duel.player().identity(),
            duel.openings().toString(),
            "adjudicate " + flags.adjudicate);
    try (JsonLines<Iteration> file =
        resume == null ? null : JsonLines.open(resume, "tuning", work, Iteration.class)) {
      List<Iteration> path = new ArrayList<>(List.of(tuning.begin()));
      if (file != null) {
        path.addAll(file.found());
      }
      int steps = steps();
      try (Progress progress = GameFlags.progress("steps", path.size() - 1, steps, err)) {
        while (path.getLast().number() < steps) {
          Iteration next = tuning.next(path.getLast(), duel);
          if (file != null) {
            file.add(next);
          }
          path.add(next);
          progress.at(next.number(), TunedText.print(tuning.parameters(), next));
        }
      }
      spec.commandLine()
          .getOut()
          .println("options: {" + TunedText.print(tuning.parameters(), path.getLast()) + "}");
      if (plot != null) {
        ParameterPlot.write(plot, tuning.parameters(), path);
      }
    }
  }
}
