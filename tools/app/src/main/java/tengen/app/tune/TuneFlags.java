package tengen.app.tune;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.flags.ConfigOption;
import tengen.app.flags.GameFlags;
import tengen.app.flags.OpeningFlags;
import tengen.app.install.Installation;
import tengen.app.output.Fatal;
import tengen.app.text.PlayerText;
import tengen.app.text.TunedText;
import tengen.arena.game.Contestant;
import tengen.arena.game.TimeControl;
import tengen.arena.match.Contestants;
import tengen.arena.match.Match;
import tengen.arena.tune.Annealing;
import tengen.arena.tune.Parameter;
import tengen.arena.tune.Spsa;
import tengen.arena.tune.TuneMatch;
import tengen.arena.tune.Tuning;
import tengen.arena.tune.TuningMethod;
import tengen.game.Position;

/** What is tuned, and by which games. */
final class TuneFlags {
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

  @Mixin GameFlags flags = new GameFlags();

  @Mixin OpeningFlags openings = new OpeningFlags();

  @Mixin ConfigOption config = new ConfigOption();

  TuneFlags() {}

  /** The tuning that is asked for. */
  TunePlan plan(PrintWriter err) throws Fatal, InterruptedException {
    Installation installation = Installation.open(config.file, err);
    Position start = flags.board.start(installation.catalog().rules());
    Contestant contestant = contestant(installation, start);
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
    int steps = steps();
    var tuning = new Tuning(parameters, method(steps, contestant));
    return new TunePlan(tuning, duel, steps, text(tuning, duel));
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
    if (pairs < 1 || games / 2 < pairs) {
      throw GameFlags.misused(
          "--games " + games + ": two for each of " + pairs + " pairs, or more");
    }
    return games / 2 / pairs;
  }

  private TuningMethod method(int steps, Contestant contestant) {
    long seed = contestant.engine().settings().seed();
    return switch (method) {
      case SPSA -> Spsa.over(steps, seed);
      case ANNEAL -> Annealing.over(steps, seed);
    };
  }

  private String text(Tuning tuning, TuneMatch duel) {
    return String.join(
        "; ",
        tuning.toString(),
        "pairs " + pairs,
        duel.player().identity(),
        duel.openings().toString(),
        "adjudicate " + flags.adjudicate);
  }
}
