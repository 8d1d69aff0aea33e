package tengen.app.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.JsonOption;
import tengen.app.install.InstallFolder;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.play.BoardPicture;
import tengen.app.storage.ArchiveOption;
import tengen.game.GameRules;
import tengen.host.plugin.PluginLoader;
import tengen.store.archive.GameStore;
import tengen.store.archive.StoredGame;
import tengen.store.games.GameJson;

@Command(
    name = "show",
    description =
        "Show a game with its players, its moves with the engines' evaluations, and"
            + " the board.",
    mixinStandardHelpOptions = true)
final class GamesShowCommand implements Callable<Integer> {
  @Mixin ArchiveOption archive = new ArchiveOption();

  @Parameters(paramLabel = "ID", description = "Id of the game, as printed by list.")
  String id = "";

  @Mixin JsonOption json = new JsonOption();

  @Spec CommandSpec spec = CommandSpec.create();

  GamesShowCommand() {}

  @Override
  public Integer call() throws CommandException {
    Optional<StoredGame> found = found();
    if (found.isEmpty()) {
      throw new CommandException(ExitCode.NO, "tengen: the archive has no game " + id);
    }
    StoredGame game = found.get();
    PrintWriter out = spec.commandLine().getOut();
    if (json.isGiven()) {
      JsonOption.print(GameJson.of(game), out);
      return ExitCode.DONE;
    }
    GameRules rules = PluginLoader.load(InstallFolder.plugins()).rules().get(game.start().rules());
    out.print(GameText.of(game));
    if (rules != null) {
      out.println(BoardPicture.of(rules, game.position()));
    }
    out.flush();
    return ExitCode.DONE;
  }

  private Optional<StoredGame> found() throws CommandException {
    try (GameStore games = archive.gamesForReading()) {
      return games.find(id);
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
  }
}
