package tengen.app.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.install.InstallFolder;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.host.plugin.PluginLoader;
import tengen.store.archive.GameStore;
import tengen.store.archive.StoredGame;
import tengen.store.games.GameImport;

@Command(
    name = "import",
    description = {
      "Import games from files: SGF, which may hold several games, PSQ, or JSON as"
          + " written by export.",
      "The main line of an SGF tree becomes the game; its variations are kept with"
          + " it. Importing a file again adds nothing."
    },
    mixinStandardHelpOptions = true)
final class GamesImportCommand implements Callable<Integer> {
  @Mixin ArchiveOption archive = new ArchiveOption();

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Files to import.")
  List<Path> files = List.of();

  @Option(
      names = "--rules",
      paramLabel = "ID",
      description = "Rules of games whose file names none. Default for PSQ: gomoku-freestyle.")
  @Nullable String rules;

  @Spec CommandSpec spec = CommandSpec.create();

  GamesImportCommand() {}

  @Override
  public Integer call() throws CommandException {
    PrintWriter out = spec.commandLine().getOut();
    var read =
        new GameFiles(
            PluginLoader.load(InstallFolder.plugins()).rules(), rules, spec.commandLine().getErr());
    try (GameStore games = archive.games()) {
      var to = new GameImport(games);
      for (Path file : files) {
        for (StoredGame game : read.read(file, InstantSource.system().millis())) {
          out.println(file + ": " + to.store(game).id());
        }
      }
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    out.flush();
    return read.areAllRead() ? ExitCode.DONE : ExitCode.NO;
  }
}
