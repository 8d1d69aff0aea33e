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
import tengen.app.output.CommandException;
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

/** Options that define a tuning. */
final class TuneFlags {
  /** Methods that choose the next values. */
  enum Method {
    SPSA,
    ANNEAL;

    /** Returns the name as help and completion show it. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--engine",
      required = true,
      paramLabel = "ID[,KEY=VALUE]...",
      description = "Engine to tune, with the keys of tengen match.")
  String player = "";

  @Option(
      names = "--tune",
      required = true,
      paramLabel = "NAME=MIN..MAX",
      description = "Numeric option with its bounds. Repeatable.")
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
      description = "Total number of games; default: ${DEFAULT-VALUE}.")
  int games = 1000;

  @Option(
      names = "--pairs",
      paramLabel = "N",
      defaultValue = "1",
      description = "Number of pairs of games per step; default: ${DEFAULT-VALUE}.")
  int pairs = 1;

  @Mixin GameFlags flags = new GameFlags();

  @Mixin OpeningFlags openings = new OpeningFlags();

  @Mixin ConfigOption config = new ConfigOption();

  TuneFlags() {}

  /** Returns the tuning that the options define. */
  TunePlan plan(PrintWriter err) throws CommandException, InterruptedException {
    Installation installation = Installation.open(config.file, err);
    Position start = flags.board.start(installation.catalog().rules());
    Contestant contestant = contestant(installation, start);
    List<Parameter> parameters =
        GameFlags.parsed("--tune ", () -> TunedText.parse(tuned, contestant.engine()));
    var duel =
        new TuneMatch(
            contestant,
            openings.openings(installation, start, err),
            pairs,
            flags.concurrency(List.of(contestant)),
            flags.adjudication(),
            Match.context(installation.catalog().rules(), err::println),
            System::nanoTime);
    int steps = steps();
    var tuning = new Tuning(parameters, method(steps, contestant));
    return new TunePlan(tuning, duel, steps, text(tuning, duel));
  }

  private Contestant contestant(Installation installation, Position start) throws CommandException {
    TimeControl time = flags.time();
    Contestant contestant =
        GameFlags.players(
                () ->
                    new Contestants(installation.engines(), installation.catalog().plugins(), start)
                        .of(List.of(PlayerText.sharing(time, List.of()).parse(player))))
            .getFirst();
    GameFlags.requireLimit(contestant);
    return contestant;
  }

  private int steps() throws CommandException {
    if (pairs < 1 || games / 2 < pairs) {
      throw GameFlags.misused(
          "--games must be at least 2 per pair, got " + games + " for " + pairs + " pairs");
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
