package tengen.app.games;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import tengen.app.flags.GameFlags;
import tengen.app.install.InstallFolder;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.arena.match.AtomicFile;
import tengen.game.GameRules;
import tengen.host.plugin.PluginLoader;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameListing;
import tengen.store.archive.GameStore;
import tengen.store.archive.StoredGame;
import tengen.store.archive.UnreadableException;
import tengen.store.games.GameFormat;

@Command(
    name = "export",
    description = {
      "Write games to files or print them.",
      "SGF cannot hold games without a board. PSQ holds only Gomoku without an"
          + " opening protocol. JSON holds all data of all games."
    },
    mixinStandardHelpOptions = true)
final class GamesExportCommand implements Callable<Integer> {
  @Mixin ArchiveOption archive = new ArchiveOption();

  @Parameters(paramLabel = "ID", arity = "0..*", description = "Ids of games, as printed by list.")
  List<String> ids = List.of();

  @Option(names = "--all", description = "Export every game.")
  boolean all;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "sgf",
      description = "One of: ${COMPLETION-CANDIDATES}; default: ${DEFAULT-VALUE}.")
  GameFormat format = GameFormat.SGF;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "File for a single game, or folder for one file per game.")
  @Nullable Path output;

  @Spec CommandSpec spec = CommandSpec.create();

  private Map<String, GameRules> rules = Map.of();
  private int exitCode = ExitCode.DONE;

  GamesExportCommand() {}

  @Override
  public Integer call() throws CommandException {
    if (all == !ids.isEmpty()) {
      throw GameFlags.misused("export needs game ids or --all");
    }
    rules = PluginLoader.load(InstallFolder.plugins()).rules();
    try (GameStore games = archive.gamesForReading()) {
      if (all) {
        exportAll(games);
      }
      for (String id : ids) {
        export(id, games);
      }
    } catch (IOException e) {
      throw ArchiveOption.failed(e);
    }
    spec.commandLine().getOut().flush();
    return exitCode;
  }

  private void exportAll(GameStore games) throws IOException, CommandException {
    new GameListing(games, GameFilter.ALL, Integer.MAX_VALUE)
        .<CommandException>forEach(game -> export(game.id(), games));
  }

  private void export(String id, GameStore games) throws IOException, CommandException {
    try {
      export(id, games.find(id));
    } catch (UnreadableException e) {
      fail(String.valueOf(e.getMessage()));
    }
  }

  private void fail(String why) {
    spec.commandLine().getErr().println("tengen: " + why);
    exitCode = ExitCode.NO;
  }

  private void export(String id, Optional<StoredGame> game) throws CommandException {
    Optional<String> text = game.flatMap(it -> format.write(it, family(it)));
    if (text.isPresent()) {
      print(id, text.get());
    } else {
      fail(game.isEmpty() ? "no game " + id : id + ": " + format + " has no such games");
    }
  }

  private String family(StoredGame game) {
    GameRules found = rules.get(game.start().rules());
    return found == null ? game.start().rules() : found.family();
  }

  private void print(String id, String text) throws CommandException {
    Path to = output;
    PrintWriter out = spec.commandLine().getOut();
    if (to == null) {
      out.print(text);
      return;
    }
    try {
      boolean isFolder = all || ids.size() > 1 || Files.isDirectory(to);
      if (isFolder) {
        Files.createDirectories(to);
      }
      // Clients can store half a surrogate pair, which this writes as a question mark.
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      AtomicFile.write(isFolder ? to.resolve(id + "." + format) : to, bytes);
    } catch (IOException e) {
      throw GameFlags.unwritten(to, e);
    }
  }
}
