package tengen.app.selfplay;

import java.io.PrintWriter;
import java.util.Objects;
import java.util.Set;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.flags.BoardFlags;
import tengen.app.flags.EngineFlags;
import tengen.app.flags.GameFlags;
import tengen.app.install.Installation;
import tengen.app.job.JobCommand;
import tengen.app.output.CommandException;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Setup;

@Command(
    name = "selfplay",
    description = {
      "Submit a job of self-play games for training data, several per unit.",
      "The results hold for each position the rows of the board, the side to move,"
          + " whether it won, and each move with its visits."
    },
    mixinStandardHelpOptions = true)
public final class SelfPlayJobCommand extends JobCommand {
  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "100",
      description = "Number of games, rounded to whole units; default: ${DEFAULT-VALUE}.")
  int games = 100;

  @Option(
      names = "--unit",
      paramLabel = "N",
      defaultValue = "5",
      description = "Number of games per unit; default: ${DEFAULT-VALUE}.")
  int gamesEach = 5;

  @Option(
      names = "--stones",
      paramLabel = "N",
      defaultValue = "12",
      description = "Maximum number of random stones at the start; default: ${DEFAULT-VALUE}.")
  int stones = 12;

  @Option(
      names = "--drawn",
      paramLabel = "N",
      defaultValue = "20",
      description = "Draw one move in N at random by visits; default: ${DEFAULT-VALUE}.")
  int drawnOneIn = 20;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Random seed; default: ${DEFAULT-VALUE}.")
  long seed = 1;

  @Mixin EngineFlags engine = new EngineFlags();

  @Mixin BoardFlags board = new BoardFlags();

  SelfPlayJobCommand() {}

  @Override
  protected Set<String> amounts() {
    return Set.of("--games");
  }

  @Override
  public SelfPlayWork work(PrintWriter err) throws CommandException {
    if (gamesEach < 1 || games < gamesEach || stones < 0 || drawnOneIn < 1) {
      throw GameFlags.misused(
          "--unit and --drawn must be at least 1, --games at least --unit, --stones not negative");
    }
    Installation installation = engine.installation(err);
    Position start = board.start(installation.catalog().rules());
    if (!(start.setup() instanceof Setup.Board)) {
      throw GameFlags.misused("--game " + start.rules() + ": has no board");
    }
    GameRules rules = Objects.requireNonNull(installation.catalog().rules().get(start.rules()));
    return new SelfPlayWork(
        engine.selected(installation, each -> each.plays(start)),
        new SelfPlayGame.Plan(rules, start, stones, drawnOneIn, seed),
        games / gamesEach,
        gamesEach);
  }
}
