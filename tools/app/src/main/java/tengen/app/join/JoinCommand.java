package tengen.app.join;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.ConfigOption;
import tengen.app.flags.GameFlags;
import tengen.app.flags.ServerFlags;
import tengen.app.install.ConfigDraft;
import tengen.app.install.Installation;
import tengen.app.install.LogSetup;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.text.PlayerText;
import tengen.app.text.TimeText;
import tengen.arena.game.TimeControl;
import tengen.arena.match.PlayerSpec;
import tengen.config.TimeProfile;
import tengen.daemon.Daemon;
import tengen.daemon.Signals;
import tengen.daemon.connect.MessageSession;
import tengen.protocol.analysis.AnalysisDialect;
import tengen.search.Clock;

@Command(
    name = "join",
    description = {
      "Let an engine or another program take a seat at a table, by the link of an invitation.",
      "It plays by the table's clock, declines takebacks and draws, accepts rematches,"
          + " and returns after a lost connection."
    },
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  tengen join http://127.0.0.1:7380/#/t/TABLE/TOKEN --engine gomoku,option.level=40",
      "  tengen join LINK --engine cmd=./pbrain-mine --name Mine",
      "  tengen join LINK --engine cmd=./bot,arg=--gtp,protocol=gtp --st 5"
    })
public final class JoinCommand implements Callable<Integer> {
  /** Time to leave the table after a signal, in milliseconds. */
  private static final long LEAVE_TIMEOUT_MS = 800;

  @Parameters(
      paramLabel = "LINK",
      description = "Link of the invitation, as the page shows it to the host.")
  String link = "";

  @Option(
      names = "--engine",
      required = true,
      paramLabel = "ID|cmd=PATH[,KEY=VALUE]...",
      description = {
        "A configured engine, or a program with arg=TEXT and protocol=gomocup|gtp"
            + " (default: Gomocup for Gomoku, else GTP).",
        "Both accept limits (st, nodes, depth) and option.NAME=VALUE."
      })
  String engine = "";

  @Option(
      names = "--name",
      paramLabel = "NAME",
      description = "Name shown to the opponent; default: that of the engine.")
  @Nullable String name;

  @Option(
      names = "--st",
      paramLabel = "SECONDS",
      description = "Maximum time per move; default: by the table's clock, or 5 without one.")
  @Nullable String secondsMove;

  @Option(
      names = "--stay",
      paramLabel = "SECONDS",
      defaultValue = "60",
      description = "Time to wait for a rematch after a game; default: ${DEFAULT-VALUE}.")
  int staySeconds = 60;

  @Mixin ServerFlags server = new ServerFlags();

  @Mixin ConfigOption config = new ConfigOption();

  @Spec CommandSpec command = CommandSpec.create();

  public JoinCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    InviteLink invite =
        InviteLink.parse(link)
            .orElseThrow(
                () ->
                    GameFlags.misused(
                        "invalid link, expected http://HOST:PORT/#/t/TABLE/TOKEN, got " + link));
    PlayerSpec player = player();
    ConfigDraft draft = ConfigDraft.read(config.file);
    LogSetup.open(draft, true);
    Installation installation = Installation.find(draft, _ -> false);
    requireEngine(installation, player);
    try (Daemon daemon = installation.daemon()) {
      BotEffect.End end = play(invite, installation, player, daemon);
      if (end.exitCode() != ExitCode.DONE) {
        throw new CommandException(end.exitCode(), "tengen: " + end.reason());
      }
      if (!end.reason().isEmpty()) {
        command.commandLine().getErr().println("tengen: " + end.reason());
      }
    } catch (IOException e) {
      throw new CommandException(ExitCode.NO_SERVER, "tengen: no server: " + e.getMessage(), e);
    }
    return ExitCode.DONE;
  }

  private PlayerSpec player() throws CommandException {
    TimeControl time = time();
    PlayerSpec player = GameFlags.parsed("--engine ", () -> PlayerText.parse(engine, time));
    if (player.time().baseMs() != Clock.NONE) {
      throw GameFlags.misused("--engine: tc is for matches; the table has the clock");
    }
    return player;
  }

  private TimeControl time() throws CommandException {
    String seconds = secondsMove;
    return seconds == null
        ? TimeControl.UNLIMITED
        : GameFlags.parsed(
            "--", () -> TimeText.with(TimeControl.UNLIMITED, "st", seconds).orElseThrow());
  }

  private static void requireEngine(Installation installation, PlayerSpec player)
      throws CommandException {
    if (player.id().isPresent() && installation.engines().find(player.id().get()).isEmpty()) {
      throw new CommandException(
          ExitCode.NO_ENGINE,
          "tengen: no engine "
              + player.id().get()
              + "; engines: "
              + installation.engines().names());
    }
  }

  private BotEffect.End play(
      InviteLink invite, Installation installation, PlayerSpec spec, Daemon daemon)
      throws CommandException, IOException, InterruptedException {
    var player = new BotPlayer(installation, spec);
    var session =
        new MessageSession(
            server.secured(invite.server(), invite.isEncrypted()),
            invite.directory() + AnalysisDialect.NAME,
            server.login(),
            server.timeout());
    String shown = Optional.ofNullable(name).orElse(spec.name());
    var run =
        new BotRun(
            new TableBot(
                invite, shown, installation.catalog().rules(), spec.time(), player::objection),
            session,
            new BotEngine(daemon.searchService(), margins(installation), player),
            command.commandLine().getOut(),
            command.commandLine().getErr(),
            staySeconds);
    Signals.onEnd(
        () -> {
          run.leave(LEAVE_TIMEOUT_MS);
          daemon.close();
        });
    return run.play();
  }

  /** Returns the time for a game without a clock, and the margins for one with a clock. */
  private static TimeProfile margins(Installation installation) {
    return installation.config().time().getOrDefault(TimeProfile.CASUAL, TimeProfile.DEFAULT);
  }
}
