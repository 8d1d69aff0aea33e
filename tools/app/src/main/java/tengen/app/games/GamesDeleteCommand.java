package tengen.app.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.store.archive.GameStore;

@Command(
    name = "delete",
    description = "Delete games permanently.",
    mixinStandardHelpOptions = true)
final class GamesDeleteCommand implements Callable<Integer> {
  @Mixin ArchiveOption archive = new ArchiveOption();

  @Parameters(paramLabel = "ID", arity = "1..*", description = "Ids of games, as printed by list.")
  List<String> ids = List.of();

  @Spec CommandSpec spec = CommandSpec.create();

  GamesDeleteCommand() {}

  @Override
  public Integer call() throws CommandException {
    PrintWriter err = spec.commandLine().getErr();
    int exitCode = ExitCode.DONE;
    try (GameStore games = archive.existingGames()) {
      for (String id : ids) {
        if (!games.delete(id)) {
          err.println("tengen: the archive has no game " + id);
          exitCode = ExitCode.NO;
        }
      }
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    return exitCode;
  }
}
