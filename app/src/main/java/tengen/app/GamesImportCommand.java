package tengen.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.daemon.archive.GameStore;
import tengen.daemon.games.GameReader;
import tengen.daemon.games.GameReader.Found;
import tengen.daemon.plugin.PluginLoader;

@Command(
    name = "import",
    description = {
      "Add games from files of SGF, which may hold several, PSQ, or JSON as export writes it.",
      "An SGF's main line is the game; its branches stay with it. The same file twice adds its"
          + " games once."
    },
    mixinStandardHelpOptions = true)
final class GamesImportCommand implements Callable<Integer> {
  @Mixin ArchiveOption archive = new ArchiveOption();

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "The files.")
  List<Path> files = List.of();

  @Option(
      names = "--rules",
      paramLabel = "ID",
      description = "For games whose file does not tell; PSQ: gomoku-freestyle unless told here.")
  @Nullable String rules;

  @Spec CommandSpec spec = CommandSpec.create();

  GamesImportCommand() {}

  @Override
  public Integer call() throws Fatal {
    var reader =
        new GameReader(PluginLoader.load(Home.plugins()).rules(), Optional.ofNullable(rules));
    if (!reader.knowsItsRules()) {
      throw GameFlags.misused("--rules " + rules + ": no such rules");
    }
    int exitCode = ExitCode.DONE;
    try (GameStore games = archive.games()) {
      for (Path file : files) {
        long nowMs = InstantSource.system().millis();
        for (Found found : reader.read(bytes(file), nowMs, Integer.MAX_VALUE)) {
          exitCode = Math.max(exitCode, add(file, found, games));
        }
      }
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    spec.commandLine().getOut().flush();
    return exitCode;
  }

  private static byte[] bytes(Path file) throws Fatal {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
  }

  private int add(Path file, Found found, GameStore games) throws IOException {
    PrintWriter out = spec.commandLine().getOut();
    return switch (found) {
      case Found.Game(var game) -> {
        games.put(game);
        out.println(file + ": " + game.id());
        yield ExitCode.DONE;
      }
      case Found.Fault(String what) -> refuse(file, what);
      case Found.UnknownRules(String what) -> refuse(file, what + "; --rules names some");
    };
  }

  private int refuse(Path file, String what) {
    spec.commandLine().getErr().println("tengen: " + file + ": " + what);
    return ExitCode.NO;
  }
}
