package tengen.app.analyse;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tengen.app.flags.EngineFlags;
import tengen.app.flags.GameFlags;
import tengen.app.games.GameFiles;
import tengen.app.install.Installation;
import tengen.app.job.JobCommand;
import tengen.app.output.CommandException;
import tengen.app.output.ExitCode;
import tengen.app.storage.ArchiveOption;
import tengen.store.archive.GameFilter;
import tengen.store.archive.GameListing;
import tengen.store.archive.GameStore;
import tengen.store.archive.GameSummary;
import tengen.store.archive.StoredGame;

@Command(
    name = "analyse",
    description = {
      "Submit a job that analyses games with an engine, one unit per game.",
      "The units contain their games, so workers need no files. Submitting more"
          + " games adds units to the same job. Use --name to keep jobs of the same engine"
          + " apart."
    },
    mixinStandardHelpOptions = true)
public final class AnalyseJobCommand extends JobCommand {
  private static final String GAMES = "--games";
  private static final String ARCHIVE = "--archive";

  @Option(
      names = GAMES,
      paramLabel = "PATH",
      description = "File of games (SGF, PSQ or JSON) or folder of such files. Repeatable.")
  List<Path> paths = new ArrayList<>();

  @Option(names = ARCHIVE, paramLabel = "URL", description = "Add all games of this archive.")
  @Nullable String archive;

  @Option(
      names = "--rules",
      paramLabel = "ID",
      description = "Rules of games whose file names none.")
  @Nullable String rules;

  @Option(
      names = "--name",
      paramLabel = "TEXT",
      defaultValue = "games",
      description = "Name of the job; default: ${DEFAULT-VALUE}.")
  String name = "games";

  @Mixin EngineFlags engine = new EngineFlags();

  private boolean areAllRead = true;

  AnalyseJobCommand() {}

  @Override
  public Integer call() throws CommandException, InterruptedException {
    int exitCode = submit(work(spec.commandLine().getErr()));
    return areAllRead ? exitCode : ExitCode.NO;
  }

  @Override
  protected Set<String> amounts() {
    return Set.of(GAMES, ARCHIVE);
  }

  @Override
  public AnalyseWork work(PrintWriter err) throws CommandException {
    Installation installation = engine.installation(err);
    var files = new GameFiles(installation.catalog().rules(), rules, err);
    return new AnalyseWork(
        name, installation, engine, files.reader(), taker -> forEach(files, taker));
  }

  private void forEach(GameFiles files, AnalyseWork.Games.Taker taker)
      throws CommandException, IOException {
    var games = new Counted(taker);
    for (Path path : paths) {
      for (Path file : filesIn(path)) {
        for (StoredGame game : files.read(file, 0)) {
          games.take(game);
        }
      }
    }
    areAllRead = files.areAllRead();
    if (archive != null) {
      forEach(archive, games);
    }
    if (games.count == 0) {
      throw new CommandException(
          areAllRead ? ExitCode.COMMAND_LINE : ExitCode.NO,
          "tengen: " + GAMES + ", " + ARCHIVE + ": no game to analyse; choose others");
    }
  }

  /** Counts the games that it passes on. */
  private static final class Counted implements AnalyseWork.Games.Taker {
    private final AnalyseWork.Games.Taker next;
    private long count;

    Counted(AnalyseWork.Games.Taker next) {
      this.next = next;
    }

    @Override
    public void take(StoredGame game) throws IOException {
      count++;
      next.take(game);
    }
  }

  /** Returns the regular files in a folder and its subfolders, sorted by path. */
  public static List<Path> filesIn(Path path) throws CommandException {
    try (Stream<Path> files = Files.walk(path)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (UncheckedIOException e) {
      throw GameFlags.unusable(Objects.requireNonNull(e.getCause()));
    } catch (IOException e) {
      throw GameFlags.unusable(e);
    }
  }

  private static void forEach(String url, AnalyseWork.Games.Taker taker)
      throws CommandException, IOException {
    var option = new ArchiveOption();
    option.url = url;
    try (GameStore store = option.gamesForReading()) {
      var listing = new GameListing(store, GameFilter.ALL, Integer.MAX_VALUE);
      listing.forEach(
          (GameSummary each) -> {
            Optional<StoredGame> game = store.find(each.id());
            if (game.isPresent()) {
              taker.take(game.get());
            }
          });
    }
  }
}
