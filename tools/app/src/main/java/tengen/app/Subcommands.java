package tengen.app;

import java.util.List;
import java.util.stream.Stream;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import tengen.app.backup.BackupCommand;
import tengen.app.batch.BatchCommand;
import tengen.app.batch.BatchSubmitCommand;
import tengen.app.batch.WorkerCommand;
import tengen.app.bench.BenchCommand;
import tengen.app.cgt.CgtCommand;
import tengen.app.connect.ConnectCommand;
import tengen.app.control.CtlCommand;
import tengen.app.control.TopCommand;
import tengen.app.doctor.DoctorCommand;
import tengen.app.engines.CheckEngineCommand;
import tengen.app.engines.EnginesCommand;
import tengen.app.engines.NewEngineCommand;
import tengen.app.file.FileCommand;
import tengen.app.games.GamesCommand;
import tengen.app.join.JoinCommand;
import tengen.app.match.MatchCommand;
import tengen.app.play.PlayCommand;
import tengen.app.prove.ProveCommand;
import tengen.app.serve.CheckConfigCommand;
import tengen.app.serve.ServeCommand;
import tengen.app.serve.TokenCommand;
import tengen.app.solve.SolveCommand;
import tengen.app.stdio.StdioCommand;
import tengen.app.train.TrainCommand;
import tengen.app.tune.TuneCommand;

/** The subcommands of {@code tengen}, in the order of its help. */
final class Subcommands {
  /** Picocli's completion script generator, which needs every command to be registered. */
  private static final String COMPLETION = "generate-completion";

  /** The help command, which needs every command to be registered. */
  private static final String HELP = "help";

  private static final List<String> NAMES_WITHOUT_ARENA =
      List.of(
          "serve",
          "stdio",
          "connect",
          "engines",
          "check-config",
          "doctor",
          "token",
          "ctl",
          "top",
          "backup",
          "new-engine",
          "check-engine",
          "bench",
          "file",
          "train",
          HELP,
          "version",
          COMPLETION);

  /**
   * Commands that need the module {@code tengen.arena}. The launcher omits it in modes where start
   * time or memory matters.
   */
  private static final List<String> NAMES_WITH_ARENA =
      List.of("play", "join", "match", "tune", "solve", "cgt", "prove", "games", "batch", "worker");

  private Subcommands() {}

  /** Adds all commands, including those whose modules are not in this process. */
  static void addAll(CommandLine tengen) {
    NAMES_WITHOUT_ARENA.forEach(name -> add(tengen, name));
    NAMES_WITH_ARENA.forEach(name -> add(tengen, name));
  }

  /**
   * Adds the command that a line begins with. If it names none, adds all commands that this process
   * has the modules for. Registering every command takes most of the time of a short command.
   */
  static void addNamed(CommandLine tengen, String... line) {
    boolean hasArena = ModuleLayer.boot().findModule("tengen.arena").isPresent();
    String first = Stream.of(line).filter(word -> !word.equals("--debug")).findFirst().orElse("");
    boolean isKnown =
        NAMES_WITHOUT_ARENA.contains(first) || (hasArena && NAMES_WITH_ARENA.contains(first));
    if (isKnown && !first.equals(COMPLETION) && !first.equals(HELP)) {
      add(tengen, first);
    } else if (hasArena) {
      addAll(tengen);
    } else {
      NAMES_WITHOUT_ARENA.forEach(name -> add(tengen, name));
    }
  }

  private static void add(CommandLine tengen, String name) {
    tengen.addSubcommand(name, command(name));
  }

  /** Creates a command. The switch loads only the class of that command. */
  private static Object command(String name) {
    return switch (name) {
      case "serve" -> new ServeCommand();
      case "stdio" -> new StdioCommand();
      case "connect" -> new ConnectCommand();
      case "engines" -> new EnginesCommand();
      case "check-config" -> new CheckConfigCommand();
      case "doctor" -> new DoctorCommand();
      case "token" -> new TokenCommand();
      case "ctl" -> new CtlCommand();
      case "top" -> new TopCommand();
      case "backup" -> new BackupCommand();
      case "new-engine" -> new NewEngineCommand();
      case "check-engine" -> new CheckEngineCommand();
      case "bench" -> new BenchCommand();
      case "file" -> new FileCommand();
      case "train" -> new TrainCommand();
      case "version" -> new VersionCommand();
      case HELP -> new HelpCommand();
      case COMPLETION -> new GenerateCompletion();
      case "play" -> new PlayCommand();
      case "join" -> new JoinCommand();
      case "match" -> new MatchCommand(BatchSubmitCommand.KINDS);
      case "tune" -> new TuneCommand();
      case "solve" -> new SolveCommand();
      case "cgt" -> new CgtCommand();
      case "prove" -> new ProveCommand();
      case "games" -> new GamesCommand();
      case "batch" -> new BatchCommand();
      case "worker" -> new WorkerCommand();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
