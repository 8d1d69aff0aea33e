package tengen.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import tengen.app.flags.BoardFlags;
import tengen.app.flags.ConfigOption;
import tengen.app.flags.GameFlags;
import tengen.app.flags.MoveTimeOption;
import tengen.app.install.Installation;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.text.RawTerminal;
import tengen.engine.EngineException;
import tengen.game.GameRules;
import tengen.game.Position;
import tengen.game.Side;
import tengen.host.search.ConfiguredEngine;
import tengen.search.Limits;

@Command(
    name = "play",
    description = {
      "Play against an engine on a board in the terminal.",
      "Move the cursor with the arrow keys and press Enter, or type a point such as"
          + " h8. Other commands: undo, hint, swap, resign, save FILE, quit. If standard"
          + " input is not a terminal, commands are read line by line."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen play --game gomoku --level 20",
      "  tengen play --game nogo --size 7 --side w",
      "  tengen play --rule renju --engine gomoku --st 2"
    })
public final class PlayCommand implements Callable<Integer> {
  @Option(
      names = "--engine",
      paramLabel = "ID",
      description = "Opponent; default: the first engine that plays this game.")
  @Nullable String engine;

  @Option(
      names = "--level",
      paramLabel = "N",
      description = "Level of the opponent, if it has levels; default: full strength.")
  @Nullable String level;

  @Option(
      names = "--side",
      paramLabel = "b|w",
      defaultValue = "b",
      description = "Your side; b moves first. Default: ${DEFAULT-VALUE}.")
  String side = "b";

  @Mixin MoveTimeOption time = new MoveTimeOption();

  @Mixin BoardFlags board = new BoardFlags();

  @Mixin ConfigOption config = new ConfigOption();

  @Spec CommandSpec spec = CommandSpec.create();

  public PlayCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    Limits limits = time.limits();
    Side person = person();
    Installation installation = Installation.open(config.file, spec.commandLine().getErr());
    Map<String, GameRules> rules = installation.catalog().rules();
    Position start = board.start(rules);
    ConfiguredEngine full = installation.playing(engine, start);
    ConfiguredEngine playing =
        level == null
            ? full
            : GameFlags.parsed("--", () -> full.with(Map.of("level", String.valueOf(level))));
    try (var opponent = new Opponent(playing, full, rules, limits, start)) {
      GameRules referee = Objects.requireNonNull(rules.get(start.rules()));
      runOnScreen(screen -> new HumanGame(referee, start, person, opponent, screen).play());
    } catch (EngineException e) {
      throw GameFlags.failed(e);
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
    return ExitCode.DONE;
  }

  private Side person() throws CommandException {
    return switch (side) {
      case "b" -> Side.BLACK;
      case "w" -> Side.WHITE;
      default -> throw GameFlags.misused("--side must be b or w, got " + side);
    };
  }

  /** A game that is played on a screen. */
  @FunctionalInterface
  private interface Session {
    void on(Screen screen) throws EngineException, InterruptedException, IOException;
  }

  private void runOnScreen(Session session)
      throws EngineException, InterruptedException, IOException {
    PrintWriter out = spec.commandLine().getOut();
    if (!GameFlags.isTerminal()) {
      var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
      session.on(new LineScreen(in, out));
      return;
    }
    try (RawTerminal raw = RawTerminal.open()) {
      session.on(new CursorScreen(raw::key, raw.writer()));
    }
  }
}
