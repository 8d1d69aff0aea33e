package tengen.app.games;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

@Command(
    name = "games",
    description = "Manage the games that a server has stored. The server may be running.",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      GamesListCommand.class,
      GamesShowCommand.class,
      GamesExportCommand.class,
      GamesImportCommand.class,
      GamesDeleteCommand.class
    },
    footer = {
      "",
      "Examples:",
      "  tengen games list --rules gomoku --since 2026-11-01",
      "  tengen games show 3f9a0c41d27be865",
      "  tengen games export 3f9a0c41d27be865 -o game.sgf",
      "  tengen games export --all --format json -o games",
      "  tengen games import game.sgf",
      "  tengen games delete 3f9a0c41d27be865"
    })
public final class GamesCommand implements Runnable {
  @Spec CommandSpec spec = CommandSpec.create();

  public GamesCommand() {}

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }
}
