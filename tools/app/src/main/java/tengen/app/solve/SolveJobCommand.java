package tengen.app.solve;

import java.io.PrintWriter;
import java.util.Objects;
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

@Command(
    name = "solve",
    description = {
      "Submit a job that solves an empty board, one unit per position after some"
          + " plies, without symmetric duplicates.",
      "An interrupted unit continues from its engine's checkpoint. The job ends as"
          + " soon as the board is solved."
    },
    mixinStandardHelpOptions = true)
public final class SolveJobCommand extends JobCommand {
  private static final String TOPIC = "solve";

  @Option(
      names = "--board",
      required = true,
      paramLabel = "RxC",
      description = "Empty board with R rows and C columns.")
  String size = "";

  @Option(
      names = "--split",
      paramLabel = "PLIES",
      defaultValue = "2",
      description = "Number of plies before the units' positions; default: ${DEFAULT-VALUE}.")
  int plies = 2;

  @Mixin EngineFlags engine = new EngineFlags();

  @Mixin BoardFlags board = new BoardFlags();

  SolveJobCommand() {}

  @Override
  public SolveWork work(PrintWriter err) throws CommandException {
    Installation installation = engine.installation(err);
    Position start = board.empty(installation.catalog().rules(), size);
    if (plies < 1) {
      throw GameFlags.misused("--split must be at least 1");
    }
    var problem = new Problem("board", TOPIC, start, new ProblemQuestion.Proof(TOPIC));
    GameRules rules = Objects.requireNonNull(installation.catalog().rules().get(start.rules()));
    return new SolveWork(
        engine.selected(installation, problem::suits),
        new SplitPosition(rules, start, plies),
        TOPIC);
  }
}
