package tengen.app.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.flags.ConfigOption;
import tengen.app.flags.GameFlags;
import tengen.app.install.ConfigDraft;
import tengen.app.install.InstallFolder;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.config.ArchiveConfig;
import tengen.store.archive.ArchiveFactory;
import tengen.store.archive.GameStore;

/** Options that select the archive of a command. */
public final class ArchiveOption {
  @Mixin ConfigOption config = new ConfigOption();

  @Option(
      names = "--db",
      paramLabel = "URL",
      description = "Database URL of the archive; default: the configuration's archive.url.")
  public @Nullable String url;

  public ArchiveOption() {}

  /** Opens the archive's games. Creates the archive if it does not exist. */
  public GameStore games() throws CommandException {
    return open(StateFolder.url(chosen()), ArchiveFactory::games);
  }

  /** Opens the games of an existing archive, so that a query does not create one. */
  public GameStore existingGames() throws CommandException {
    return open(existing(), ArchiveFactory::games);
  }

  /** Opens an existing archive read-only. Its file and directory may be read-only. */
  public GameStore gamesForReading() throws CommandException {
    return open(existing(), ArchiveFactory::gamesForReading);
  }

  /** Returns the file of an existing SQLite archive. */
  public Path existingFile() throws CommandException {
    return StateFolder.file(existing())
        .orElseThrow(
            () ->
                new CommandException(
                    ExitCode.NO,
                    "tengen: the archive is not a SQLite file; back up PostgreSQL with pg_dump"));
  }

  /** Copies an existing SQLite archive to a file that does not exist, and checks the copy. */
  public void copyTo(Path copy) throws CommandException, IOException {
    factory().copy(existing(), copy);
  }

  private String existing() throws CommandException {
    String chosen = StateFolder.url(chosen());
    StateFolder.requireFile(chosen, "archive");
    return chosen;
  }

  private interface Opener {
    GameStore open(ArchiveFactory factory, String url) throws IOException;
  }

  private static GameStore open(String url, Opener opener) throws CommandException {
    ArchiveFactory factory = factory();
    try {
      return opener.open(factory, url);
    } catch (IOException e) {
      throw failed(e);
    }
  }

  /** Returns the archive's module. Throws if the distribution lacks it. */
  public static ArchiveFactory factory() throws CommandException {
    return InstallFolder.installed()
        .flatMap(ArchiveOption::factory)
        .orElseThrow(
            () ->
                new CommandException(
                    ExitCode.INTERNAL,
                    "tengen: cannot load the archive from lib/archive; install Tengen again"));
  }

  private static Optional<ArchiveFactory> factory(Path home) {
    return ServiceLayer.load(
        List.of(home.resolve("lib/archive")), "tengen.archive", ArchiveFactory.class);
  }

  private String chosen() throws CommandException {
    String given = url;
    if (given != null) {
      requireUrl(given);
      return given;
    }
    ConfigDraft draft = ConfigDraft.read(config.file);
    draft.requireSound();
    return draft
        .config()
        .archive()
        .url()
        .orElseThrow(
            () ->
                new CommandException(
                    ExitCode.CONFIGURATION, "tengen: archive.url is null; set it or use --db"));
  }

  /** Rejects an option's text that is no URL of a database. */
  static void requireUrl(String text) throws CommandException {
    Optional<String> objection = ArchiveConfig.objection(text);
    if (objection.isPresent()) {
      throw GameFlags.misused(objection.get());
    }
  }

  /** Returns the error for a failed database operation. */
  public static CommandException failed(IOException why) {
    return new CommandException(ExitCode.NO_SERVER, "tengen: " + why.getMessage(), why);
  }
}
