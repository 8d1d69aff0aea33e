package tengen.app.file;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.ConfigOption;
import tengen.app.flags.GameFlags;
import tengen.app.flags.MoveTimeOption;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.engine.EngineException;
import tengen.engine.EngineException.Kind;
import tengen.game.GameRules;
import tengen.game.Move;
import tengen.game.Move.Place;
import tengen.game.Position;
import tengen.game.Setup;
import tengen.game.Verdict;
import tengen.host.search.ConfiguredEngine;
import tengen.host.search.StandaloneEngine;
import tengen.search.Limits;

@Command(
    name = "file",
    description = {
      "Read one Gomoku position from a file and write a move to another, as course"
          + " graders expect.",
      "The file holds the side to move, 1 or 2, then 15 rows of digits: 0 empty, 1"
          + " and 2 the stones. Separators are optional. The answer is the row and the"
          + " column of the move, from 1."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen file",
      "  tengen file --in board.in --out decision.out --st 0.5"
    })
public final class FileCommand implements Callable<Integer> {
  private static final String RULES = "gomoku-freestyle";

  @Option(
      names = "--in",
      paramLabel = "FILE",
      defaultValue = "board.in",
      description = "File with the position; default: ${DEFAULT-VALUE}.")
  Path in = Path.of("board.in");

  @Option(
      names = "--out",
      paramLabel = "FILE",
      defaultValue = "decision.out",
      description = "File for the answer; default: ${DEFAULT-VALUE}.")
  Path out = Path.of("decision.out");

  @Option(
      names = "--engine",
      paramLabel = "ID",
      description = "Engine; default: the first that plays this game.")
  @Nullable String engine;

  @Mixin MoveTimeOption time = new MoveTimeOption();

  @Mixin ConfigOption config = new ConfigOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public FileCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    Limits limits = time.limits();
    Place answer = answer(read(), limits);
    try {
      Files.writeString(out, BoardFile.print(answer));
    } catch (IOException e) {
      throw GameFlags.unwritten(out, e);
    }
    return ExitCode.DONE;
  }

  private BoardFile read() throws CommandException {
    try {
      return BoardFile.parse(Files.readString(in, StandardCharsets.ISO_8859_1))
          .orElseThrow(
              () -> GameFlags.misused(in + ": 1 or 2, then 225 digits 0, 1, 2 are expected"));
    } catch (IOException e) {
      throw GameFlags.unusable(in, e);
    }
  }

  private Place answer(BoardFile file, Limits limits)
      throws CommandException, InterruptedException {
    Setup.Board board = file.board();
    boolean isEmpty = board.black().isEmpty() && board.white().isEmpty();
    var centre = new Place(board.width() / 2, board.height() / 2);
    if (isEmpty && engine == null && config.file == null) {
      return centre;
    }
    Installation installation = Installation.open(config.file, spec.commandLine().getErr());
    Map<String, GameRules> rules = installation.catalog().rules();
    Position position = Position.start(RULES, board).withToMove(file.toMove());
    ConfiguredEngine chosen = installation.playing(engine, position);
    if (isEmpty) {
      return centre;
    }
    requireOpen(Objects.requireNonNull(rules.get(RULES)).verdict(position));
    try {
      return switch (StandaloneEngine.searchOnce(chosen, chosen.settings(), rules, position, limits)
          .move()) {
        case Place place -> place;
        case Move other -> throw new EngineException(Kind.REJECTED, "no stone: " + other);
      };
    } catch (EngineException e) {
      throw GameFlags.failed(e);
    }
  }

  private void requireOpen(Verdict verdict) throws CommandException {
    String over =
        switch (verdict) {
          case Verdict.Open _ -> "";
          case Verdict.Drawn(String reason) -> reason;
          case Verdict.Won won -> won.reason();
        };
    if (!over.isEmpty()) {
      throw new CommandException(
          ExitCode.NO, "tengen: " + in + ": the game of the file is over: " + over);
    }
  }
}
